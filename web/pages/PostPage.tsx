import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { postAt } from '@server/post-view/address';

import { ArrowLeftIcon } from '@/components/icons';
import { Link } from '@/components/Link';
import { Contained } from '@/components/Section';
import { boardTitle, headOfPost } from '@/content/postPage';
import { PostOnPage } from '@/features/board/post/OnPage';
import type { PostPage as Shown } from '@/features/board/post/usePostPage';
import { applyHead } from '@/lib/head';
import { useLanguage, useText } from '@/lib/locale';
import { pathToBoard } from '@/lib/paths';
import { useHydrated } from '@/lib/useHydrated';
import { tokens } from '@/theme/tokens';

import { NotFoundPage } from './NotFoundPage';

const Page = styled(Contained)({ paddingBlock: `2rem ${tokens.space.section}` });
const Up = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5rem',
  minHeight: 44,
  fontWeight: 600,
  color: tokens.colour.cold,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
});

/** The page of one post of a board. */
export function PostPage() {
  const text = useText();
  const language = useLanguage();
  const post = postAt(useLocation());
  const isHydrated = useHydrated();
  const [isSent] = useState(!isHydrated);
  const isHeadSent = useRef(isSent);
  if (!post) return <NotFoundPage />;
  const { kind, board, id } = post;
  const pathToList = pathToBoard(language, kind);
  const showHead = ({ state, view }: Shown) => {
    if (!isHeadSent.current) applyHead(headOfPost({ origin: location.origin, language, post, state, view }), language);
    isHeadSent.current = false;
  };
  return (
    <Page>
      <Up to={pathToList}>
        <ArrowLeftIcon />
        {text(boardTitle(kind))}
      </Up>
      <PostOnPage
        key={`${kind}/${board}/${id}`}
        post={post}
        hasCategory={kind === 'posts'}
        pathToList={pathToList}
        onChange={showHead}
      />
    </Page>
  );
}
