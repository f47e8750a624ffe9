import { styled } from '@mui/material/styles';

import type { AdminPostItem } from '@server/boards/boards.types';

import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { FileIcon, LockIcon } from './adminBoardIcons';
import { postsTexts } from './adminPosts.text';

const Marks = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: '0.25rem 0.75rem' });
const Mark = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.25rem',
  fontSize: tokens.size.small,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '& svg': { fontSize: '1.125rem' },
});

/** Whether a post has a file and a password, as icon and word. */
export function AdminPostMarks({ post }: { post: AdminPostItem }) {
  const text = useText();
  if (!post.hasPdf && !post.protected) return null;
  return (
    <Marks>
      {post.hasPdf && (
        <Mark style={{ color: tokens.colour.coldDark }}>
          <FileIcon />
          {text(postsTexts.pdf)}
        </Mark>
      )}
      {post.protected && (
        <Mark style={{ color: tokens.colour.hot }}>
          <LockIcon />
          {text(postsTexts.locked)}
        </Mark>
      )}
    </Marks>
  );
}
