import { styled } from '@mui/material/styles';

import { tokens } from '@/theme/tokens';

import { frame, programDrawing } from './programDrawing';
import type { DrawnEnd, ProgramDrawing, ProgramFound } from './programDrawing';
import type { ProgramWords } from './temperatureProgram.text';

const { colour } = tokens;

// Sizes are in the drawing's own units: everything grows and shrinks with it, on paper as on a phone.
const Drawing = styled('svg')({
  display: 'block',
  width: '100%',
  maxWidth: '24rem',
  height: 'auto',
  marginInline: 'auto',
  fontFamily: 'inherit',
  fontSize: 16,
  fontVariantNumeric: 'tabular-nums',
  overflow: 'visible',
  '& text': { fill: colour.ink },
  '& text[data-soft]': { fill: colour.inkSoft, fontSize: 15 },
});

/** A known point is filled when typed and hollow when calculated; an unknown one is a dashed ring. */
function Dot({ x, y, origin, fill }: Pick<DrawnEnd, 'x' | 'y' | 'origin'> & { fill: string }) {
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

/** The cold line is dashed: the two are told apart without colour too. */
function Line({ side, path, isKnown }: { side: 'hot' | 'cold'; path: string; isKnown: boolean }) {
  const dashes = side === 'cold' ? '10 5' : undefined;
  return (
    <path
      d={path}
      fill="none"
      stroke={isKnown ? colour[side] : colour.inkSoft}
      strokeWidth={isKnown ? 3 : 1.5}
      strokeDasharray={isKnown ? dashes : '2 4'}
      strokeLinejoin="round"
    />
  );
}

/** The head of an arrow: which way a side flows. */
const arrow = (x: number, y: number, direction: 1 | -1) =>
  `M${x} ${y}h${direction * 26}m${direction * -5} -4l${direction * 5} 4l${direction * -5} 4`;

function Cross({ cross: { from, to }, label }: { cross: { from: number; to: number }; label: string }) {
  return (
    <g>
      <rect
        x={frame.left}
        y={from}
        width={frame.right - frame.left}
        height={Math.max(to - from, 1)}
        fill={colour.steel}
        opacity={0.12}
      />
      <path
        d={`M${frame.left} ${from}H${frame.right}M${frame.left} ${to}H${frame.right}`}
        stroke={colour.steel}
        strokeDasharray="2 4"
      />
      <text x={frame.width / 2} y={20} textAnchor="middle" fontWeight={600}>
        {label}
      </text>
    </g>
  );
}

function Approach({ approach, label }: { approach: NonNullable<ProgramDrawing['approach']>; label: string }) {
  const { x, from, to } = approach;
  return (
    <g>
      <path d={`M${x} ${from}V${to}`} stroke={colour.ink} strokeWidth={2} strokeDasharray="4 3" />
      <path d={`M${x} ${to}V${frame.bottom + 22}`} stroke={colour.inkSoft} strokeDasharray="1 3" />
      <text x={x} y={frame.bottom + 38} textAnchor={x === frame.left ? 'start' : 'end'} fontWeight={600}>
        {label}
      </text>
    </g>
  );
}

const keys = [
  ['typed', 44],
  ['calculated', 136],
  ['unknown', 254],
] as const;

type TemperatureProgramProps = {
  found: ProgramFound;
  words: ProgramWords;
  /** How a temperature, °C, and a difference, K, are written. */
  format: { temperature: (value: number) => string; difference: (value: number) => string };
};

/** Both sides' temperatures over the length of a counter-current exchanger, typed and calculated ones told apart. */
export function TemperatureProgram({ found, words, format }: TemperatureProgramProps) {
  const { ends, lines, approach, cross } = programDrawing(found);
  const approachText = approach && words.approach(format.difference(approach.difference));
  const crossText = cross && words.cross(format.difference(cross.difference));
  const endsText = ends.map(({ end, value, origin }) => {
    if (value === undefined) return `${words.ends[end]} ${words.unknown}`;
    return `${words.ends[end]} ${format.temperature(value)} (${origin === 'typed' ? words.typed : words.calculated})`;
  });
  const notes = [approachText, crossText].filter(Boolean).join('. ');
  return (
    <Drawing
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={words.described(endsText.join(', '), notes)}
    >
      <rect
        x={frame.left}
        y={frame.top - 14}
        width={frame.right - frame.left}
        height={frame.bottom - frame.top + 28}
        fill={colour.mist}
      />
      {[1, 2, 3].map((part) => {
        const x = frame.left + ((frame.right - frame.left) * part) / 4;
        return <path key={part} d={`M${x} ${frame.top - 14}V${frame.bottom + 14}`} stroke={colour.line} />;
      })}
      {cross && crossText && <Cross cross={cross} label={crossText} />}
      {approach && approachText && <Approach approach={approach} label={approachText} />}
      <Line side="hot" {...lines.hot} />
      <Line side="cold" {...lines.cold} />
      <path d={arrow(frame.left + 10, frame.top - 6, 1)} fill="none" stroke={colour.hot} strokeWidth={2} />
      <path d={arrow(frame.right - 10, frame.bottom + 7, -1)} fill="none" stroke={colour.cold} strokeWidth={2} />
      {ends.map(({ end, side, x, y, labelY, value, origin }) => {
        const place = {
          x: x === frame.left ? x - 12 : x + 12,
          textAnchor: x === frame.left ? 'end' : 'start',
        } as const;
        return (
          <g key={end} data-end={end} data-origin={origin}>
            <Dot x={x} y={y} origin={origin} fill={colour[side]} />
            <text {...place} y={labelY - 4} data-soft="">
              {words.ends[end]}
            </text>
            {value === undefined ? (
              <text {...place} y={labelY + 14} data-soft="">
                {words.unknown}
              </text>
            ) : (
              <text {...place} y={labelY + 14} fontWeight={700}>
                {format.temperature(value)}
              </text>
            )}
          </g>
        );
      })}
      {keys.map(([origin, x]) => (
        <g key={origin} aria-hidden>
          <Dot x={x} y={frame.height - 12} origin={origin} fill={colour.steel} />
          <text x={x + 13} y={frame.height - 7} data-soft="">
            {words[origin]}
          </text>
        </g>
      ))}
    </Drawing>
  );
}
