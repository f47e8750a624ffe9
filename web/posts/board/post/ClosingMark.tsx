import { styled } from '@mui/material/styles';

import type { ClosingView } from '@shared/posts/post-view.types';

import { useClosing } from '@/posts/useClosing';
import { Hidden } from '@/components/hiddenWords';
import { tokens } from '@/theme/tokens';

const { colour } = tokens;

/** A short word beside a title or a fact. */
export const Mark = styled('span')({
  flex: 'none',
  padding: '0 0.375rem',
  borderRadius: tokens.radius.small,
  fontSize: '0.75rem',
  fontWeight: 700,
  lineHeight: 1.7,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  color: colour.coldDark,
  background: colour.coldTint,
  '&[data-closed]': { color: colour.inkSoft, background: colour.line },
});

type ClosingMarkProps = {
  /** ISO 8601. */
  closesAt: string;
  /** The same of a prerendered page. */
  sent?: ClosingView;
};

/** Days a tender is still open, or the word that it is closed. */
export function ClosingMark({ closesAt, sent }: ClosingMarkProps) {
  const { isClosed, mark, left } = useClosing(closesAt, sent);
  return (
    <Mark data-closed={isClosed || undefined}>
      <span aria-hidden>{mark}</span>
      <Hidden>{left}</Hidden>
    </Mark>
  );
}
