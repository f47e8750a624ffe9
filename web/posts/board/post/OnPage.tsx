import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef } from 'react';

import { postViewTexts } from '@shared/posts/post-view.text';
import type { PostRef } from '@shared/posts/post-view.types';
import { pathToPost } from '@shared/posts/address';

import { ActionButton, ActionLink } from '@/components/ActionLink';
import { CopyLink } from '@/components/CopyLink';
import { boardTexts } from '@/posts/boards.text';
import { useLanguage, useText } from '@/lib/locale';
import { useWholeFont } from '@/lib/useWholeFont';
import { tokens } from '@/theme/tokens';

import { PostContent, PostFacts } from './Content';
import { openFailureWords } from './openFailure';
import { PostOpening } from './Opening';
import { PostPassword } from './Password';
import { onlyInTexts, postTexts } from './post.text';
import { usePostPage } from './usePostPage';
import type { PostPage } from './usePostPage';

const Title = styled('h1')(({ theme }) => ({
  ...theme.typography.h2,
  margin: '1rem 0 1.25rem',
  overflowWrap: 'anywhere',
  '&:focus': { outline: 'none' },
}));
const Notice = styled(Alert)({ marginTop: '1rem' });
const Body = styled('div')({ maxWidth: tokens.width.text, minHeight: '12rem' });
const Foot = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.25rem 0.75rem', marginTop: '2.5rem' });

type PostOnPageProps = {
  post: PostRef;
  /** Only a board with tabs shows the category of its posts. */
  hasCategory: boolean;
  pathToList: string;
  /** Called with what is shown, unless the server sent it so, and after each change of state, title or language. */
  onChange: (page: PostPage) => void;
};

/** A post on a page of its own, with everything that may be in the way of reading it. */
export function PostOnPage({ post, hasCategory, pathToList, onChange }: PostOnPageProps) {
  const text = useText();
  const language = useLanguage();
  const { state, view, error, isLoading, isExpired, open, reopen, wasSent } = usePostPage(post);
  useWholeFont();
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(state);
  useEffect(() => {
    // The password's form is gone, and the focus with it.
    if (last.current === 'locked' && state === 'open') heading.current?.focus();
    last.current = state;
  }, [state]);
  const shown = JSON.stringify([state, view?.title, language]);
  const told = useRef(wasSent ? shown : undefined);
  const tell = useEffectEvent(() => onChange({ state, view }));
  useEffect(() => {
    if (told.current !== shown) tell();
    told.current = shown;
  }, [shown]);

  const name = postViewTexts[state === 'missing' || state === 'failed' ? state : 'document'];
  const isForeign = view !== undefined && post.board !== language;
  return (
    <article>
      {isForeign && (
        <Notice severity="info" role="note">
          {text(onlyInTexts[post.board])}
        </Notice>
      )}
      <Title ref={heading} tabIndex={-1} title={view?.fullTitle} lang={view && post.board}>
        {view?.title ?? text(name)}
      </Title>
      {view && <PostFacts view={view} hasCategory={hasCategory} />}
      <Body>
        {state === 'open' && view && <PostContent view={view} language={post.board} onReopen={reopen} />}
        {state === 'locked' && (
          <PostPassword
            failure={error}
            isChecking={isLoading}
            isExpired={isExpired}
            onPassword={(password) => void open(password)}
          />
        )}
        {state === 'opening' && <PostOpening />}
        {(state === 'missing' || state === 'failed') && (
          <Alert severity="error">{text(state === 'missing' ? postTexts.missing : openFailureWords(error))}</Alert>
        )}
      </Body>
      <Foot>
        {state === 'failed' && (
          <ActionButton type="button" aria-disabled={isLoading} onClick={() => void open()}>
            {text(boardTexts.retry)}
          </ActionButton>
        )}
        <ActionLink to={pathToList} look={state === 'missing' ? 'primary' : 'outline'}>
          {text(postTexts.toList)}
        </ActionLink>
        {view && <CopyLink path={pathToPost(post, language)} />}
      </Foot>
    </article>
  );
}
