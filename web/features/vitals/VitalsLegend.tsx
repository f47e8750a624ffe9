import { styled } from '@mui/material/styles';

import { shownVitals } from '@server/vitals/vitals.types';

import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { limits } from './rating';
import { limitsText, valueTexts, vitalsTexts, vitalTexts } from './vitals.text';

const Box = styled('section')({
  padding: `1rem ${tokens.space.panel} 1.25rem`,
  borderTop: `1px solid ${tokens.colour.line}`,
  fontSize: tokens.size.small,
  '& h3': { margin: '0 0 0.5rem', fontSize: 'inherit' },
  '& dl': { display: 'grid', gap: '0.5rem', maxWidth: tokens.width.text, margin: 0 },
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0, color: tokens.colour.inkSoft },
});

/** Names the measurements, and the limits of good and poor. */
export function VitalsLegend() {
  const text = useText();
  return (
    <Box aria-labelledby="vitals-legend">
      <h3 id="vitals-legend">{text(vitalsTexts.legend)}</h3>
      <dl>
        {shownVitals.map((vital) => {
          const [good, fair] = limits[vital].map(text(valueTexts[vital]));
          return (
            <div key={vital}>
              <dt>{text(vitalTexts[vital].name)}</dt>
              <dd>
                {text(vitalTexts[vital].meaning)} {text(limitsText)(good ?? '', fair ?? '')}
              </dd>
            </div>
          );
        })}
      </dl>
    </Box>
  );
}
