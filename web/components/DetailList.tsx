import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { tokens } from '@/theme/tokens';

const { colour, media, size } = tokens;

const List = styled('dl')({
  margin: 0,
  borderTop: `2px solid ${colour.ink}`,
  '& > div': { padding: '0.875rem 0', borderBottom: `1px solid ${colour.line}` },
  '& dt': { fontSize: size.small, lineHeight: 1.7, color: colour.inkSoft },
  '& dd': { margin: 0, lineHeight: 1.7, overflowWrap: 'anywhere' },
  '& a': { fontWeight: 600, color: colour.cold, textUnderlineOffset: 3 },
  [media.tablet]: {
    '& > div': { display: 'grid', gridTemplateColumns: '9rem minmax(0, 1fr)', alignItems: 'baseline' },
  },
});

type DetailListProps = { details: readonly { label: string; value: ReactNode }[]; className?: string };

/** Facts line by line: what, and beside it the value. */
export function DetailList({ details, className }: DetailListProps) {
  return (
    <List className={className}>
      {details.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
