import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import type { AdminPostItem } from '@server/boards/boards.types';

import { useText } from '@/lib/locale';

import { postsTexts, rowActionTexts } from './adminPosts.text';
import { useAdminPostsAddress } from './adminPostsAddress';

const Pair = styled('div')({ display: 'flex', gap: '0.5rem', whiteSpace: 'nowrap' });

/** What both looks of the list are given. */
export type AdminPostListProps = {
  posts: readonly AdminPostItem[];
  onDelete: (post: AdminPostItem) => void;
  /** Called with each row's edit link: one of them may be where the keyboard goes on. */
  focusReturning: (id: string, link: HTMLAnchorElement) => void;
};

type AdminPostActionsProps = Omit<AdminPostListProps, 'posts'> & { post: AdminPostItem };

/** Edit and delete, of one row. */
export function AdminPostActions({ post, onDelete, focusReturning }: AdminPostActionsProps) {
  const text = useText();
  const { postHref } = useAdminPostsAddress();
  const title = post.title || text(postsTexts.noTitle);
  return (
    <Pair>
      <Button
        size="small"
        variant="outlined"
        component={Link}
        to={postHref(post.id)}
        aria-label={text(rowActionTexts.edit)(title)}
        ref={(link: HTMLAnchorElement | null) => {
          if (link) focusReturning(post.id, link);
        }}
      >
        {text(postsTexts.edit)}
      </Button>
      <Button
        size="small"
        variant="outlined"
        color="error"
        aria-label={text(rowActionTexts.remove)(title)}
        onClick={() => onDelete(post)}
      >
        {text(postsTexts.remove)}
      </Button>
    </Pair>
  );
}
