import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';

import type { PostItem } from '@shared/posts/boards.types';
import type { VisitorBoard } from '@shared/posts/post-view.types';
import { postViewTexts } from '@shared/posts/post-view.text';
import { viewOf } from '@shared/posts/view';
import { pathToOther, pathToPost } from '@shared/posts/address';

import { ActionLink } from '@/components/ActionLink';
import { componentTexts } from '@/components/components.text';
import { CopyLink } from '@/components/CopyLink';
import { CloseIcon } from '@/components/icons';
import { useLanguage, useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { PostContent, PostFacts } from './Content';
import { PostFailure } from './Failure';
import { isMissing } from './openFailure';
import { PostOpening } from './Opening';
import { PostPassword } from './Password';
import { otherLanguageText } from './post.text';
import { usePostOpening } from './useOpening';

const { colour } = tokens;
const edge = 'clamp(1.25rem, 4vw, 2rem)';

const Top = styled('div')({
  position: 'sticky',
  top: 0,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '1rem',
  padding: `0.75rem 0.75rem 0.75rem ${edge}`,
  borderBottom: `1px solid ${colour.line}`,
  background: colour.white,
  '& > button': { flex: 'none' },
  [tokens.media.low]: { position: 'static' },
});
const Title = styled('h2')({
  margin: '0.625rem 0 0.25rem',
  fontSize: '1.25rem',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});
const Body = styled('div')({ padding: `1.5rem ${edge} 2rem` });
const Share = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.25rem 0.75rem', marginTop: '2rem' });

type PostSheetProps = {
  place: VisitorBoard;
  id: string;
  item: PostItem | undefined;
  titleId: string;
  onClose: () => void;
};

/** A post being opened: asked for, locked, refused or there. */
export function PostSheet({ place, id, item, titleId, onClose }: PostSheetProps) {
  const text = useText();
  const { post, error, isLoading, isLocked, isExpired, open, reopen } = usePostOpening(
    place,
    id,
    item?.protected ?? false,
  );
  const language = useLanguage();
  const known = post ?? item;
  const view = known && viewOf(known, place, language);
  const isGone = error !== undefined && isMissing(error);

  return (
    <>
      <Top>
        <Title id={titleId} title={view?.fullTitle}>
          {view?.title ?? text(postViewTexts.document)}
        </Title>
        <IconButton size="large" aria-label={text(componentTexts.close)} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Top>
      <Body>
        {post && view && (
          <>
            <PostFacts view={view} />
            <PostContent view={view} language={place.board} onReopen={reopen} />
          </>
        )}
        {!post && isLocked && (
          <PostPassword
            takesFocus
            failure={error}
            isChecking={isLoading}
            isExpired={isExpired}
            onPassword={(password) => void open(password)}
          />
        )}
        {!post && !isLocked && !error && <PostOpening />}
        {!post && !isLocked && error && <PostFailure failure={error} onRetry={() => void open()} onClose={onClose} />}
        {!isGone && (
          <Share>
            {known?.twin && (
              <ActionLink to={pathToOther({ ...place, id }, known.twin)} look="outline">
                {text(otherLanguageText)}
              </ActionLink>
            )}
            <CopyLink path={pathToPost({ ...place, id })} />
          </Share>
        )}
      </Body>
    </>
  );
}
