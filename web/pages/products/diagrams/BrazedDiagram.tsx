import { useId } from 'react';

import { tokens } from '@/theme/tokens';

import { Drawing, Flow, flowColour } from './flowStyles';

const { colour } = tokens;

const chevrons = Array.from({ length: 8 }, (_, row) => `M36 ${106 + row * 15}l44 -16l44 16`).join('');
const ports = [
  [50, 66],
  [110, 66],
  [50, 234],
  [110, 234],
] as const;

/** The enlarged section: plates stand `GAP` apart, their crests reach half of it to either side every `RISE`. */
const GAP = 24;
const RISE = 23;
const first = { x: 135, y: 35 };
const rows = Array.from({ length: 11 }, (_, row) => row);
const columns = Array.from({ length: 11 }, (_, column) => column);

/** Neighbouring plates lean towards each other at every other row and meet there. */
const crest = (column: number, row: number) => {
  const lean = (column + row) % 2 === 0 ? GAP / 2 : -GAP / 2;
  return { x: first.x + column * GAP + lean, y: first.y + row * RISE };
};
const line = (column: number, order: readonly number[]) =>
  order.map((row) => `${crest(column, row).x} ${crest(column, row).y}`).join('L');
const plates = columns.map((column) => `M${line(column, rows)}`);
const spaces = columns.slice(0, -1).map((column) => `M${line(column, rows)}L${line(column + 1, rows.toReversed())}Z`);
const joints = columns
  .slice(0, -1)
  .flatMap((column) => rows.filter((row) => (column + row) % 2 === 0).map((row) => crest(column, row)));

type Labels = Record<'hotIn' | 'hotOut' | 'coldIn' | 'coldOut' | 'joint' | 'plate', string>;

/** A brazed plate heat exchanger from the front, and its plates in an enlarged section. */
export function BrazedDiagram({ title, labels }: { title: string; labels: Labels }) {
  const clip = useId();
  return (
    <Drawing viewBox="0 0 360 300" role="img" aria-label={title}>
      <rect x={18} y={30} width={124} height={240} rx={26} fill={flowColour.plate} stroke="#8a9bab" strokeWidth={2} />
      <path d={chevrons} stroke="#9fafbd" strokeWidth={3} />
      {ports.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={14} fill={colour.white} stroke={flowColour.wall} strokeWidth={2.5} />
      ))}
      <path d="M50 66C30 120 30 180 50 234" stroke={flowColour.hotGround} strokeWidth={8} />
      <path d="M110 234C130 180 130 120 110 66" stroke={flowColour.coldGround} strokeWidth={8} />
      <Flow d="M50 66C30 120 30 180 50 234" data-side="hot" />
      <Flow d="M110 234C130 180 130 120 110 66" data-side="cold" />
      <path d="M41 226L59 226L50 241Z" fill={flowColour.hot} />
      <path d="M101 74L119 74L110 59Z" fill={flowColour.cold} />
      <path d="M136 132L205 78M136 168L205 222" stroke={colour.steel} strokeWidth={1.25} strokeDasharray="3 4" />
      <circle cx={136} cy={150} r={18} stroke={colour.steel} strokeWidth={1.5} />
      <clipPath id={clip}>
        <circle cx={262} cy={150} r={92} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <circle cx={262} cy={150} r={92} fill={colour.white} />
        {spaces.map((path, index) => (
          <path key={path} d={path} fill={index % 2 === 0 ? flowColour.hotGround : flowColour.coldGround} />
        ))}
        {plates.map((path) => (
          <path key={path} d={path} stroke={flowColour.wall} strokeWidth={3.5} />
        ))}
        {joints.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={5.5} fill={flowColour.copper} />
        ))}
      </g>
      <circle cx={262} cy={150} r={92} stroke={colour.steel} strokeWidth={2.5} />
      <path d="M258 44L245 77M260 256L255 209" stroke={colour.ink} strokeWidth={1.25} />
      <text x={262} y={36} textAnchor="middle">
        {labels.joint}
      </text>
      <text x={262} y={274} textAnchor="middle">
        {labels.plate}
      </text>
      <text x={50} y={20} textAnchor="middle">
        {labels.hotIn}
      </text>
      <text x={116} y={20} textAnchor="middle">
        {labels.coldOut}
      </text>
      <text x={50} y={292} textAnchor="middle">
        {labels.hotOut}
      </text>
      <text x={116} y={292} textAnchor="middle">
        {labels.coldIn}
      </text>
    </Drawing>
  );
}
