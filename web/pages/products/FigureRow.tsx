import { styled } from '@mui/material/styles';

import { tokens } from '@/theme/tokens';

const { colour, size } = tokens;

const SPACE = 'clamp(1.25rem, 3vw, 2.5rem)';

const Ruled = styled('div')({
  paddingBlock: '1.25rem',
  borderBlock: `1px solid ${colour.line}`,
  // Cuts off the rule and the space left of each line's first figure.
  overflow: 'hidden',
  '@media print': { paddingBlock: '0.5rem' },
});
const Row = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1.25rem 0',
  margin: `0 0 0 calc(-1px - ${SPACE})`,
  '@media print': { rowGap: '0.25rem' },
});
const Entry = styled('div')({
  paddingInline: SPACE,
  borderLeft: `1px solid ${colour.line}`,
  dt: { fontSize: size.small, color: colour.inkSoft },
  dd: {
    margin: '0.25rem 0 0',
    fontSize: 'clamp(1.375rem, 1.1rem + 1.1vw, 2rem)',
    fontWeight: 700,
    lineHeight: 1.2,
    letterSpacing: '-0.02em',
    color: colour.navy,
    '@media print': { fontSize: '1.25rem' },
  },
  small: { marginLeft: '0.5em', fontSize: size.small, fontWeight: 400, letterSpacing: 0, color: colour.inkSoft },
});

type FigureRowProps = { figures: readonly { label: string; value: string; note?: string }[] };

/** A few figures of one thing in a ruled row, large enough to be found at a glance. */
export function FigureRow({ figures }: FigureRowProps) {
  return (
    <Ruled>
      <Row>
        {figures.map(({ label, value, note }) => (
          <Entry key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {note && <small>{note}</small>}
            </dd>
          </Entry>
        ))}
      </Row>
    </Ruled>
  );
}
