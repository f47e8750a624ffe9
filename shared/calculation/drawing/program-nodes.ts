import type { ProgramWords } from '../words/temperature-program.js';

import type { DrawingNode } from './drawing.types.js';
import { frame, programDrawing } from './temperature-program.js';
import type { DrawnEnd, ProgramDrawing, ProgramFound } from './temperature-program.js';

type Colours = Record<'hot' | 'cold' | 'ink' | 'inkSoft' | 'line' | 'mist' | 'steel' | 'white', string>;

export type ProgramLook = {
  words: ProgramWords;
  colour: Colours;
  /** Writes a temperature, °C, and a difference, K. */
  format: { temperature: (value: number) => string; difference: (value: number) => string };
};

type Attributes = DrawingNode['attributes'];
const path = (d: string, attributes: Attributes): DrawingNode => ({ name: 'path', attributes: { d, ...attributes } });
const group = (attributes: Attributes, ...children: DrawingNode[]): DrawingNode => ({
  name: 'g',
  attributes,
  children,
});
const text = (words: string, attributes: Attributes): DrawingNode => ({ name: 'text', attributes, children: [words] });

/** A known point is filled when typed and hollow when calculated; an unknown one is a dashed ring. */
function dot({ x, y, origin }: Pick<DrawnEnd, 'x' | 'y' | 'origin'>, fill: string, colour: Colours): DrawingNode {
  const isUnknown = origin === 'unknown';
  return {
    name: 'circle',
    attributes: {
      cx: x,
      cy: y,
      r: 5.5,
      fill: origin === 'typed' ? fill : colour.white,
      stroke: isUnknown ? colour.inkSoft : fill,
      strokeWidth: isUnknown ? 1.5 : 2.5,
      strokeDasharray: isUnknown ? '3 2.5' : undefined,
    },
  };
}

/** The cold line is dashed: the two are told apart without colour too. */
function line(
  side: 'hot' | 'cold',
  { path: d, isKnown }: ProgramDrawing['lines']['hot'],
  colour: Colours,
): DrawingNode {
  const dashes = side === 'cold' ? '10 5' : undefined;
  return path(d, {
    fill: 'none',
    stroke: isKnown ? colour[side] : colour.inkSoft,
    strokeWidth: isKnown ? 3 : 1.5,
    strokeDasharray: isKnown ? dashes : '2 4',
    strokeLinejoin: 'round',
  });
}

/** An arrow with its head: which way a side flows. */
const arrow = (x: number, y: number, direction: 1 | -1, stroke: string) =>
  path(`M${x} ${y}h${direction * 26}m${direction * -5} -4l${direction * 5} 4l${direction * -5} 4`, {
    fill: 'none',
    stroke,
    strokeWidth: 2,
  });

function crossNodes({ from, to }: { from: number; to: number }, label: string, { ink, steel }: Colours): DrawingNode {
  const width = frame.right - frame.left;
  return group(
    {},
    {
      name: 'rect',
      attributes: { x: frame.left, y: from, width, height: Math.max(to - from, 1), fill: steel, opacity: 0.12 },
    },
    path(`M${frame.left} ${from}H${frame.right}M${frame.left} ${to}H${frame.right}`, {
      fill: 'none',
      stroke: steel,
      strokeDasharray: '2 4',
    }),
    text(label, { x: frame.width / 2, y: 20, fill: ink, textAnchor: 'middle', fontWeight: 600 }),
  );
}

function approachNodes(
  { x, from, to }: NonNullable<ProgramDrawing['approach']>,
  label: string,
  { ink, inkSoft }: Colours,
): DrawingNode {
  return group(
    {},
    path(`M${x} ${from}V${to}`, { stroke: ink, strokeWidth: 2, strokeDasharray: '4 3' }),
    path(`M${x} ${to}V${frame.bottom + 22}`, { stroke: inkSoft, strokeDasharray: '1 3' }),
    text(label, {
      x,
      y: frame.bottom + 38,
      fill: ink,
      textAnchor: x === frame.left ? 'start' : 'end',
      fontWeight: 600,
    }),
  );
}

const keys = [
  ['typed', 44],
  ['calculated', 136],
  ['unknown', 254],
] as const;

/** Background of the lines: the field with its quarters. */
function ground({ mist, line: stroke }: Colours): DrawingNode[] {
  const { left, right, top, bottom } = frame;
  const field = { x: left, y: top - 14, width: right - left, height: bottom - top + 28, fill: mist };
  return [
    { name: 'rect', attributes: field },
    ...[1, 2, 3].map((part) => {
      const x = left + ((right - left) * part) / 4;
      return path(`M${x} ${top - 14}V${bottom + 14}`, { stroke });
    }),
  ];
}

function endNode(drawn: DrawnEnd, { words, colour, format }: ProgramLook): DrawingNode {
  const { end, side, x, labelY, value, origin } = drawn;
  const place = { x: x === frame.left ? x - 12 : x + 12, textAnchor: x === frame.left ? 'end' : 'start' };
  const soft = { ...place, fill: colour.inkSoft, fontSize: 15 };
  return group(
    { 'data-end': end, 'data-origin': origin },
    dot(drawn, colour[side], colour),
    text(words.ends[end], { ...soft, y: labelY - 4 }),
    value === undefined
      ? text(words.unknown, { ...soft, y: labelY + 14 })
      : text(format.temperature(value), { ...place, y: labelY + 14, fill: colour.ink, fontWeight: 700 }),
  );
}

/** Both sides' temperatures over the length of a counter-current exchanger, typed and calculated ones told apart. */
export function programNodes(found: ProgramFound, look: ProgramLook): DrawingNode[] {
  const { words, colour, format } = look;
  const { ends, lines, approach, cross } = programDrawing(found);
  return [
    ...ground(colour),
    ...(cross ? [crossNodes(cross, words.cross(format.difference(cross.difference)), colour)] : []),
    ...(approach ? [approachNodes(approach, words.approach(format.difference(approach.difference)), colour)] : []),
    line('hot', lines.hot, colour),
    line('cold', lines.cold, colour),
    arrow(frame.left + 10, frame.top - 6, 1, colour.hot),
    arrow(frame.right - 10, frame.bottom + 7, -1, colour.cold),
    ...ends.map((end) => endNode(end, look)),
    ...keys.map(([origin, x]) =>
      group(
        { 'aria-hidden': 'true' },
        dot({ x, y: frame.height - 12, origin }, colour.steel, colour),
        text(words[origin], { x: x + 13, y: frame.height - 7, fill: colour.inkSoft, fontSize: 15 }),
      ),
    ),
  ];
}

/** The same for those who cannot see it. */
export function programInWords(found: ProgramFound, { words, format }: Omit<ProgramLook, 'colour'>): string {
  const { ends, approach, cross } = programDrawing(found);
  const endsText = ends.map(({ end, value, origin }) => {
    if (value === undefined) return `${words.ends[end]} ${words.unknown}`;
    return `${words.ends[end]} ${format.temperature(value)} (${origin === 'typed' ? words.typed : words.calculated})`;
  });
  const notes = [
    approach && words.approach(format.difference(approach.difference)),
    cross && words.cross(format.difference(cross.difference)),
  ];
  return words.described(endsText.join(', '), notes.filter(Boolean).join('. '));
}
