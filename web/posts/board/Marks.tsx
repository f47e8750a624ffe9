import { styled } from '@mui/material/styles';

import type { PostItem } from '@shared/posts/boards.types';
import { kindMarkOf } from '@shared/posts/tender-view';

import { boardTexts } from '@/posts/boards.text';
import { Hidden } from '@/components/hiddenWords';
import { LockIcon, PinIcon } from '@/components/icons';
import { useLanguage, useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { ClosingMark, Mark } from './post/ClosingMark';

const Marks = styled('span')({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: '0.375rem',
  color: tokens.colour.inkSoft,
  '& > svg': { width: 18, height: 18 },
});
const FileType = styled('span')({
  padding: '0 0.375rem',
  borderRadius: tokens.radius.small,
  fontSize: '0.6875rem',
  fontWeight: 700,
  lineHeight: 1.7,
  letterSpacing: '0.04em',
  color: tokens.colour.coldDark,
  background: tokens.colour.coldTint,
});

const Pinned = styled(Mark)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.125rem',
  '& svg': { width: 14, height: 14 },
});

/** That a post is pinned, that it needs a password, that it brings files, and of a tender what the notice does and when it closes. */
export function PostMarks({ post }: { post: Pick<PostItem, 'protected' | 'fileTypes' | 'tender' | 'pinned'> }) {
  const text = useText();
  const kind = kindMarkOf(post.tender, useLanguage());
  const closesAt = post.tender?.closesAt;
  const types = [...new Set(post.fileTypes)];
  if (!post.pinned && !post.protected && types.length === 0 && !kind && !closesAt) return null;
  return (
    <Marks>
      {post.pinned && (
        <Pinned>
          <PinIcon />
          {text(boardTexts.pinned)}
        </Pinned>
      )}
      {kind && <Mark>{kind}</Mark>}
      {closesAt && <ClosingMark closesAt={closesAt} />}
      {post.protected && <LockIcon role="img" aria-hidden={false} aria-label={text(boardTexts.locked)} />}
      {types.map((type) => (
        <FileType key={type}>
          {type} <Hidden>{text(boardTexts.attached)}</Hidden>
        </FileType>
      ))}
    </Marks>
  );
}
