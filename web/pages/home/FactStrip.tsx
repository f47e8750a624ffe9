import { styled } from '@mui/material/styles';

import { Contained } from '@/components/Section';
import { tokens } from '@/theme/tokens';

const { colour, media } = tokens;

const Row = styled('dl')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  margin: 0,
  [media.desktop]: { gridTemplateColumns: 'repeat(4, 1fr)' },
});
const Fact = styled('div')({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  padding: 'clamp(1.5rem, 1rem + 2vw, 3rem) clamp(0.75rem, 2vw, 2rem)',
  borderLeft: `1px solid ${colour.line}`,
  '&:nth-of-type(odd)': { borderLeft: 0, paddingLeft: 0 },
  [media.desktop]: {
    '&:nth-of-type(odd)': { borderLeft: `1px solid ${colour.line}`, paddingLeft: 'clamp(0.75rem, 2vw, 2rem)' },
    '&:first-of-type': { borderLeft: 0, paddingLeft: 0 },
  },
  '& dt': { color: colour.inkSoft },
  '& dd': {
    margin: '0 0 0.375rem',
    fontSize: 'clamp(1.875rem, 1.2rem + 2.6vw, 3.25rem)',
    fontWeight: 700,
    lineHeight: 1.1,
    letterSpacing: '-0.03em',
    color: colour.navy,
  },
  '& small': { marginLeft: '0.2em', fontSize: '0.5em', fontWeight: 600, letterSpacing: 0 },
});

type FactStripProps = { facts: readonly { figure: string; unit?: string; label: string }[] };

/** A few large figures in a row. */
export function FactStrip({ facts }: FactStripProps) {
  return (
    <Contained>
      <Row>
        {facts.map(({ figure, unit, label }) => (
          <Fact key={label}>
            <dt>{label}</dt>
            <dd>
              {figure}
              {unit && <small>{unit}</small>}
            </dd>
          </Fact>
        ))}
      </Row>
    </Contained>
  );
}
