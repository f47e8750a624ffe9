import { styled } from '@mui/material/styles';

import { tokens } from '@/theme/tokens';

import { programLabels, programPoints } from './programPoints';
import type { ProgramEnd, ProgramPoint } from './programPoints';

const { colour } = tokens;

const Drawing = styled('svg')({
  display: 'block',
  width: '100%',
  maxWidth: '28rem',
  height: 'auto',
  fontSize: 15,
  '& text': { fill: colour.ink },
  '& text[data-name]': { fill: colour.inkSoft, fontSize: 14 },
  '& text[data-value]': { fontWeight: 600 },
});

export type ProgramEndText = {
  name: string;
  /** The temperature as it is shown. */
  text: string;
  /** °C. */
  value: number;
  isCalculated: boolean;
};

type TemperatureProgramProps = {
  title: string;
  ends: Record<ProgramEnd, ProgramEndText>;
  legend: { typed: string; calculated: string };
};

function Dot({ x, y, side, isHollow }: Omit<ProgramPoint, 'end'> & { isHollow: boolean }) {
  return (
    <circle cx={x} cy={y} r={5} fill={isHollow ? colour.white : colour[side]} stroke={colour[side]} strokeWidth={2} />
  );
}

const pathOf = (...points: ProgramPoint[]) => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;

/**
 * The four temperatures of two fluids in counter-current: the hot one runs to the right, the cold one (dashed) to the
 * left. A full dot is a typed value, a hollow one a calculated value: told apart without colour.
 */
export function TemperatureProgram({ title, ends, legend }: TemperatureProgramProps) {
  const points = programPoints(ends);
  const { hotIn, hotOut, coldIn, coldOut } = points;
  const summary = Object.values(ends).map(
    ({ name, text, isCalculated }) => `${name} ${text} (${isCalculated ? legend.calculated : legend.typed})`,
  );
  return (
    <Drawing viewBox="0 0 400 222" role="img" aria-label={`${title}: ${summary.join(', ')}`}>
      <path d="M100 12V182M300 12V182" stroke={colour.line} strokeWidth={1} />
      <path d={pathOf(hotIn, hotOut)} stroke={colour.hot} strokeWidth={3} />
      <path d={pathOf(coldIn, coldOut)} stroke={colour.cold} strokeWidth={3} strokeDasharray="9 5" />
      {programLabels(points).map(({ end, x, y, side, labelY, anchor, labelX }) => (
        <g key={end} data-end={end} data-origin={ends[end].isCalculated ? 'calculated' : 'typed'}>
          <Dot x={x} y={y} side={side} isHollow={ends[end].isCalculated} />
          <text x={labelX} y={labelY - 3} textAnchor={anchor} data-name="">
            {ends[end].name}
          </text>
          <text x={labelX} y={labelY + 14} textAnchor={anchor} data-value="">
            {ends[end].text}
          </text>
        </g>
      ))}
      <circle cx={106} cy={211} r={5} fill={colour.ink} stroke={colour.ink} strokeWidth={2} />
      <text x={118} y={216}>
        {legend.typed}
      </text>
      <circle cx={216} cy={211} r={5} fill={colour.white} stroke={colour.ink} strokeWidth={2} />
      <text x={228} y={216}>
        {legend.calculated}
      </text>
    </Drawing>
  );
}
