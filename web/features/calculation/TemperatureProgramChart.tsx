import { styled } from '@mui/material/styles';

import type { Assessment } from '@server/calculation/assessment.types';

import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { panelTexts } from './calculation.text';
import { chartTexts, endTexts } from './chart.text';
import type { ChartEnd } from './chartGeometry';
import { chart, chartDrawing } from './chartGeometry';
import { formatDifference, formatTemperature } from './formatFigure';

const { colour, media, size } = tokens;

const Figure = styled('figure')({ maxWidth: '27rem', margin: '0 auto' });
const Drawing = styled('svg')({
  display: 'block',
  width: '100%',
  height: 'auto',
  fontFamily: 'inherit',
  overflow: 'visible',
  // In the drawing's own units: on a phone it is drawn smaller.
  fontSize: 15,
  [media.tablet]: { fontSize: 13 },
  fontVariantNumeric: 'tabular-nums',
});
const Legend = styled('figcaption')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '0.25rem 1.25rem',
  fontSize: size.small,
  color: colour.inkSoft,
});
const Key = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: '0.375rem' });
const sideColour = (key: ChartEnd['key']) => (key.startsWith('hot') ? colour.hot : colour.cold);
/** A known point is filled when typed and hollow when calculated; an unknown one is a dashed ring. */
function Dot({ x, y, origin, fill }: Pick<ChartEnd, 'x' | 'y' | 'origin'> & { fill: string }) {
  const isUnknown = origin === 'unknown';
  return (
    <circle
      cx={x}
      cy={y}
      r={5.5}
      fill={origin === 'typed' ? fill : colour.white}
      stroke={isUnknown ? colour.inkSoft : fill}
      strokeWidth={isUnknown ? 1.5 : 2.5}
      strokeDasharray={isUnknown ? '3 2.5' : undefined}
    />
  );
}

function EndLabel({ end }: { end: ChartEnd }) {
  const text = useText();
  const isLeft = end.x === chart.left;
  return (
    <text
      x={isLeft ? end.x - 12 : end.x + 12}
      y={end.labelY}
      dominantBaseline="central"
      textAnchor={isLeft ? 'end' : 'start'}
      fill={end.value === undefined ? colour.inkSoft : sideColour(end.key)}
      fontWeight={end.origin === 'typed' ? 700 : 500}
      fontStyle={end.origin === 'calculated' ? 'italic' : undefined}
    >
      {end.value === undefined ? text(chartTexts.unknown) : formatTemperature(end.value)}
    </text>
  );
}

/** The head of an arrow on the axis below: which way a side flows. */
const arrow = (x: number, y: number, direction: 1 | -1) =>
  `M${x} ${y}h${direction * 26}m${direction * -5} -4l${direction * 5} 4l${direction * -5} 4`;

/** Both sides' temperatures over the length of the exchanger, typed and calculated ones told apart by their points. */
export function TemperatureProgramChart({ found }: { found: Pick<Assessment, 'sides' | 'program'> }) {
  const text = useText();
  const { ends, hot, cold, approach, cross } = chartDrawing(found);
  const approachText = approach && text(chartTexts.approach)(formatDifference(approach.difference));
  const crossText = cross && text(chartTexts.cross)(formatDifference(cross.difference));
  const endsText = ends
    .map(({ key, value, origin }) => {
      const said = value === undefined ? text(panelTexts.unknown) : formatTemperature(value);
      return `${text(endTexts[key])} ${said}${origin === 'calculated' ? ` (${text(panelTexts.calculated)})` : ''}`;
    })
    .join(', ');
  const notes = [approachText, crossText].filter(Boolean).join('. ');
  const isAtLeft = approach?.x === chart.left;
  const legend = [
    ['typed', panelTexts.entered],
    ['calculated', panelTexts.calculated],
    ['unknown', panelTexts.unknown],
  ] as const;
  return (
    <Figure>
      <Drawing
        viewBox={`0 0 ${chart.width} ${chart.height}`}
        role="img"
        aria-label={text(chartTexts.described)(endsText, notes)}
      >
        <rect
          x={chart.left}
          y={chart.top - 14}
          width={chart.right - chart.left}
          height={chart.bottom - chart.top + 28}
          fill={colour.mist}
        />
        {[1, 2, 3].map((part) => {
          const x = chart.left + ((chart.right - chart.left) * part) / 4;
          return <path key={part} d={`M${x} ${chart.top - 14}V${chart.bottom + 14}`} stroke={colour.line} />;
        })}
        {cross && (
          <g>
            <rect
              x={chart.left}
              y={cross.from}
              width={chart.right - chart.left}
              height={Math.max(cross.to - cross.from, 1)}
              fill={colour.steel}
              opacity={0.12}
            />
            <path
              d={`M${chart.left} ${cross.from}H${chart.right}M${chart.left} ${cross.to}H${chart.right}`}
              stroke={colour.steel}
              strokeDasharray="2 4"
            />
            <text x={chart.width / 2} y={11} textAnchor="middle" fill={colour.steel} fontWeight={600}>
              {crossText}
            </text>
          </g>
        )}
        {approach && (
          <g>
            <path
              d={`M${approach.x} ${approach.from}V${approach.to}`}
              stroke={colour.ink}
              strokeWidth={2}
              strokeDasharray="4 3"
            />
            <path
              d={`M${approach.x} ${approach.to}V${chart.bottom + 20}`}
              stroke={colour.inkSoft}
              strokeDasharray="1 3"
            />
            <text
              x={approach.x}
              y={chart.height - 10}
              textAnchor={isAtLeft ? 'start' : 'end'}
              fill={colour.ink}
              fontWeight={600}
            >
              {approachText}
            </text>
          </g>
        )}
        {[
          { ...hot, stroke: colour.hot },
          { ...cold, stroke: colour.cold },
        ].map(({ path, isKnown, stroke }) => (
          <path
            key={stroke}
            d={path}
            fill="none"
            stroke={isKnown ? stroke : colour.inkSoft}
            strokeWidth={isKnown ? 3 : 1.5}
            strokeDasharray={isKnown ? undefined : '5 5'}
            strokeLinejoin="round"
          />
        ))}
        <path d={arrow(chart.left + 10, chart.top - 6, 1)} fill="none" stroke={colour.hot} strokeWidth={2} />
        <path d={arrow(chart.right - 10, chart.bottom + 7, -1)} fill="none" stroke={colour.cold} strokeWidth={2} />
        {ends.map((end) => (
          <Dot key={end.key} x={end.x} y={end.y} origin={end.origin} fill={sideColour(end.key)} />
        ))}
        {ends.map((end) => (
          <EndLabel key={end.key} end={end} />
        ))}
      </Drawing>
      <Legend aria-hidden>
        {legend.map(([origin, words]) => (
          <Key key={origin}>
            <svg width={14} height={14}>
              <Dot x={7} y={7} origin={origin} fill={colour.steel} />
            </svg>
            {text(words)}
          </Key>
        ))}
      </Legend>
    </Figure>
  );
}
