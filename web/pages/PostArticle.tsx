import { styled } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';

import { postCategories } from '@shared/posts/boards.types';
import { pathToPost, postAt, twinRef } from '@shared/posts/address';

import { ArrowLeftIcon } from '@/components/icons';
import { Link } from '@/components/Link';
import { boardTitle } from '@/navigation/boards';
import { headOfPost } from '@/navigation/postPage';
import { boardAddressOf } from '@/posts/board/address';
import { PostOnPage } from '@/posts/board/post/OnPage';
import type { PostPage } from '@/posts/board/post/usePostPage';
import { applyHead } from '@/lib/head';
import { useContent } from '@/lib/content';
import { useLanguage, useText } from '@/lib/locale';
import { pathToBoard } from '@/lib/paths';
import { selectTwin } from '@/lib/twins';
import type { TwinsState } from '@/lib/twins';
import { tokens } from '@/theme/tokens';

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

/** The post that the address names, with the way to its board; its code comes late. */
export function PostArticle() {
  const text = useText();
  const language = useLanguage();
  const place = useLocation();
  const post = postAt(place);
  const { name: company } = useContent('company');
  const twin = useSelector((state: TwinsState) => selectTwin(state, post));
  if (!post) return null;
  // As the server does where the page is loaded.
  if (twin && post.board !== language) return <Navigate replace to={pathToPost(twinRef(post, twin))} />;
  const { kind, board, id } = post;
  // Former addresses of posts name what their board showed.
  const pathToList = pathToBoard(language, kind, boardAddressOf(new URLSearchParams(place.search), postCategories));
  const showHead = ({ state, view }: PostPage) =>
    applyHead(headOfPost({ origin: location.origin, company, language, post, state, view }), language);
  return (
    <>
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
    </>
  );
}
