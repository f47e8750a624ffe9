import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import type { AdminPostItem } from '@server/boards/boards.types';

import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { postsTexts } from './adminPosts.text';
import { useAdminPostsAddress } from './adminPostsAddress';

const Title = styled(Link)({
  display: 'block',
  fontWeight: 700,
  color: tokens.colour.ink,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { color: tokens.colour.coldDark, textDecoration: 'underline', textUnderlineOffset: 4 },
});
const Preview = styled('span')({
  display: 'block',
  marginTop: '0.125rem',
  fontSize: tokens.size.small,
  fontWeight: 400,
  color: tokens.colour.inkSoft,
  overflowWrap: 'anywhere',
});

/** A post's title, which opens it too, above the beginning of its content. */
export function AdminPostTitle({ post }: { post: AdminPostItem }) {
  const text = useText();
  const { postHref } = useAdminPostsAddress();
  return (
    <>
      {/* The keyboard has the edit button of the row. */}
      <Title to={postHref(post.id)} tabIndex={-1}>
        {post.title || text(postsTexts.noTitle)}
      </Title>
      {post.preview.trim() && <Preview>{post.preview}</Preview>}
    </>
  );
}
