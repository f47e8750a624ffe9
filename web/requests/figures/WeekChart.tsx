import { styled } from '@mui/material/styles';

import type { Figures } from '@shared/requests/figures.types';

import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { figuresTexts } from './figures.text';

/** Of the drawing: units. */
const [BAR, STEP, HEIGHT] = [16, 22, 120];

const Chart = styled('figure')({
  margin: 0,
  padding: '0 1.5rem 1.5rem',
  // On a phone it is as wide as its letters need, and is moved sideways.
  '& > div': { overflowX: 'auto' },
  '& svg': { display: 'block', width: '100%', minWidth: '36rem', maxWidth: '52rem', height: 'auto' },
  '& figcaption': { marginTop: '0.5rem', fontSize: tokens.size.small, color: tokens.colour.inkSoft },
});

/** Chart of requests by week, and of those answered in time. */
export function WeekChart({ weeks }: Pick<Figures, 'weeks'>) {
  const text = useText();
  const most = Math.max(1, ...weeks.map(({ requests }) => requests));
  const heightOf = (count: number) => (count / most) * HEIGHT;
  const width = weeks.length * STEP;
  return (
    <Chart>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is moved sideways has to be reached by keys */}
      <div role="group" tabIndex={0} aria-label={text(figuresTexts.chart)}>
        <svg viewBox={`0 -14 ${width} ${HEIGHT + 34}`} role="img" aria-label={text(figuresTexts.chart)}>
          {weeks.map(({ of, requests, inTime }, index) => (
            <g key={of} transform={`translate(${index * STEP} 0)`}>
              <title>{text(figuresTexts.week)(of, requests, inTime)}</title>
              <rect width={STEP} height={HEIGHT} fill="transparent" />
              <rect
                y={HEIGHT - heightOf(requests)}
                width={BAR}
                height={heightOf(requests)}
                fill={tokens.colour.line}
                stroke={tokens.colour.inkSoft}
                strokeWidth={requests > 0 ? 0.5 : 0}
              />
              <rect y={HEIGHT - heightOf(inTime)} width={BAR} height={heightOf(inTime)} fill={tokens.colour.coldDark} />
              {requests > 0 && (
                <text x={BAR / 2} y={HEIGHT - heightOf(requests) - 3} fontSize="9" textAnchor="middle">
                  {requests}
                </text>
              )}
              {index % 4 === 1 && (
                <text x={BAR / 2} y={HEIGHT + 14} fontSize="9" textAnchor="middle" fill={tokens.colour.inkSoft}>
                  {of.slice(5).replace('-', '/')}
                </text>
              )}
            </g>
          ))}
          <path d={`M0 ${HEIGHT}H${width}`} stroke={tokens.colour.inkSoft} strokeWidth="0.75" />
        </svg>
      </div>
      <figcaption>{text(figuresTexts.chartLead)}</figcaption>
    </Chart>
  );
}
