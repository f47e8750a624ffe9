import { styled } from '@mui/material/styles';

import type { VitalsReport } from '@server/vitals/vitals.types';

import { koreanDay } from '@/lib/koreanTime';
import { useLanguage, useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { CHART, drawDays } from './chartDrawing';
import { limits } from './rating';
import { extremesText, valueTexts, vitalsTexts } from './vitals.text';

const { colour, size } = tokens;

const Figure = styled('figure')({
  margin: 0,
  padding: '1rem clamp(1rem, 0.75rem + 1vw, 1.5rem) 1.25rem',
  borderTop: `1px solid ${colour.line}`,
  '& figcaption': { marginBottom: '0.75rem', fontWeight: 600 },
});
const Plot = styled('div')({ position: 'relative', height: '10rem', marginLeft: '3.25rem' });
const Drawing = styled('svg')({
  display: 'block',
  width: '100%',
  height: '100%',
  overflow: 'visible',
  fill: 'none',
  '& path': { vectorEffect: 'non-scaling-stroke', strokeLinecap: 'round', strokeLinejoin: 'round' },
});
/** Stands beside the height it names. */
const Height = styled('span')({
  position: 'absolute',
  right: 'calc(100% + 0.5rem)',
  transform: 'translateY(50%)',
  fontSize: size.small,
  color: colour.inkSoft,
  whiteSpace: 'nowrap',
});
const Ends = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  margin: '0.375rem 0 0 3.25rem',
  fontSize: size.small,
  color: colour.inkSoft,
});
const Words = styled('p')({ margin: '0.5rem 0 0', fontSize: size.small });

/** How soon the main content was shown, from day to day; what the line shows stands below it in words. */
export function VitalsChart({ days }: { days: VitalsReport['days'] }) {
  const text = useText();
  const language = useLanguage();
  const measured = days.flatMap(({ day, LCP }) => (LCP === null ? [] : [{ day, LCP }]));
  const sorted = measured.toSorted((one, other) => one.LCP - other.LCP);
  const [quickest, slowest, first, last] = [sorted[0], sorted.at(-1), days[0], days.at(-1)];
  if (!quickest || !slowest || !first || !last) return null;
  const valueOf = text(valueTexts.LCP);
  const dayOf = (day: string) => koreanDay(`${day}T00:00:00+09:00`, language);
  const extreme = ({ day, LCP }: { day: string; LCP: number }) => ({ day: dayOf(day), value: valueOf(LCP) });
  const top = Math.max(slowest.LCP, limits.LCP[1]) * 1.1;
  const { line, dots } = drawDays(
    days.map(({ LCP }) => LCP),
    top,
  );
  return (
    <Figure>
      <figcaption>{text(vitalsTexts.chart)}</figcaption>
      <Plot aria-hidden>
        {[0, ...limits.LCP].map((limit) => (
          <Height key={limit} style={{ bottom: `${(100 * limit) / top}%` }}>
            {valueOf(limit)}
          </Height>
        ))}
        <Drawing viewBox={`0 0 ${CHART.width} ${CHART.height}`} preserveAspectRatio="none">
          <path stroke={colour.line} d={`M0 ${CHART.height}h${CHART.width}`} />
          {limits.LCP.map((limit, index) => (
            <path
              key={limit}
              stroke={index === 0 ? colour.good : colour.bad}
              strokeDasharray="4 6"
              d={`M0 ${CHART.height * (1 - limit / top)}h${CHART.width}`}
            />
          ))}
          <path stroke={colour.cold} strokeWidth={2} d={line} />
          <path stroke={colour.cold} strokeWidth={6} d={dots} />
        </Drawing>
      </Plot>
      <Ends aria-hidden>
        <span>{dayOf(first.day)}</span>
        <span>{dayOf(last.day)}</span>
      </Ends>
      <Words>{text(extremesText)(extreme(quickest), extreme(slowest))}</Words>
    </Figure>
  );
}
