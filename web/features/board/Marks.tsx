import { styled } from '@mui/material/styles';

import type { PostItem } from '@server/boards/boards.types';

import { boardTexts } from '@/boards/boards.text';
import { Hidden } from '@/components/hiddenWords';
import { LockIcon } from '@/components/icons';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

const Marks = styled('span')({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: '0.375rem',
  color: tokens.colour.inkSoft,
  '& svg': { width: 18, height: 18 },
});
const Pdf = styled('span')({
  padding: '0 0.375rem',
  borderRadius: tokens.radius.small,
  fontSize: '0.6875rem',
  fontWeight: 700,
  lineHeight: 1.7,
  letterSpacing: '0.04em',
  color: tokens.colour.coldDark,
  background: tokens.colour.coldTint,
});

/** That a post needs a password, and that it brings a file. */
export function PostMarks({ post }: { post: Pick<PostItem, 'protected' | 'hasPdf'> }) {
  const text = useText();
  if (!post.protected && !post.hasPdf) return null;
  return (
    <Marks>
      {post.protected && <LockIcon role="img" aria-hidden={false} aria-label={text(boardTexts.locked)} />}
      {post.hasPdf && (
        <Pdf>
          {text(boardTexts.pdf)} <Hidden>{text(boardTexts.attached)}</Hidden>
        </Pdf>
      )}
    </Marks>
  );
}
