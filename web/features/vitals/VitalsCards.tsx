import { styled } from '@mui/material/styles';

import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { shownVitals } from './rating';
import { totalText, vitalsTexts, vitalTexts } from './vitals.text';
import type { VitalsPagesProps } from './VitalsTable';
import { VitalsValue } from './VitalsValue';

const Cards = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
const Card = styled('li')({
  padding: '0.875rem clamp(1rem, 0.75rem + 1vw, 1.5rem)',
  borderTop: `1px solid ${tokens.colour.line}`,
});
const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '0.125rem 0.5rem',
  '& dt': { fontSize: tokens.size.small, color: tokens.colour.inkSoft },
  // On the right also where it has a line of its own.
  '& dd': { margin: '0 0 0 auto' },
});
const Values = styled('dl')({ display: 'grid', gap: '0.375rem', margin: '0.5rem 0 0' });
const Small = styled('span')({ fontSize: tokens.size.small, color: tokens.colour.inkSoft });

/** The pages on phones. */
export function VitalsCards({ pages, nameOf }: VitalsPagesProps) {
  const text = useText();
  return (
    <Cards aria-label={text(vitalsTexts.tab)}>
      {pages.map(({ page, visits, ...values }) => (
        <Card key={page}>
          <Line>
            <strong>{text(nameOf(page))}</strong>
            <Small>{text(totalText)(visits)}</Small>
          </Line>
          <Values>
            {shownVitals.map((vital) => (
              <Line key={vital}>
                <dt>{text(vitalTexts[vital].name)}</dt>
                <dd>
                  <VitalsValue vital={vital} value={values[vital]} />
                </dd>
              </Line>
            ))}
          </Values>
        </Card>
      ))}
    </Cards>
  );
}
