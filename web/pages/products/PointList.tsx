import { styled } from '@mui/material/styles';

import { tokens } from '@/theme/tokens';

const { colour, media } = tokens;

const List = styled('ul')({
  display: 'grid',
  gap: '0 clamp(1.5rem, 3vw, 3rem)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.desktop]: { '&[data-three]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const Point = styled('li')({
  padding: '1.125rem 0 1.25rem',
  borderTop: `1px solid ${colour.line}`,
  breakInside: 'avoid',
  strong: { display: 'block', fontSize: '1.0625rem', lineHeight: 1.4, color: colour.navy },
  span: { display: 'block', marginTop: '0.375rem', lineHeight: 1.65, color: colour.inkSoft },
  '@media print': { padding: '0.35rem 0', strong: { fontSize: '0.875rem' }, span: { fontSize: '0.8125rem' } },
});

type PointListProps = { points: readonly { title: string; detail: string }[] };

/** Points made side by side: a few words each, and the sentence that backs them. */
export function PointList({ points }: PointListProps) {
  return (
    <List data-three={points.length === 3 || undefined}>
      {points.map(({ title, detail }) => (
        <Point key={title}>
          <strong>{title}</strong>
          <span>{detail}</span>
        </Point>
      ))}
    </List>
  );
}
