/** The two fluids' ends in the order they are told; hot inlet and cold outlet are at the left of the drawing. */
export const programEnds = ['hotIn', 'hotOut', 'coldIn', 'coldOut'] as const;
export type ProgramEnd = (typeof programEnds)[number];

/** °C, and whether somebody typed it. */
type Temperature = { value: number; origin: 'typed' | 'calculated' };
type Side = { tIn?: Temperature; tOut?: Temperature };

/** Temperatures of a calculation: differences at both ends, the smaller one and the cross, K. */
export type ProgramFound = {
  sides: { hot: Side; cold: Side };
  /** Left out while a temperature lacks or the four are impossible. */
  program?: { ends: { hot: number; cold: number }; approach: number; cross: number };
};

/** The drawing in its own units; the labels' columns stand left and right of the lines. */
export const frame = { width: 368, height: 288, left: 94, right: 274, top: 54, bottom: 212 } as const;

const STEPS = 24;
/** Height of a label's two lines. */
export const LABEL = 43;
/** Example for a start without data: an even program. */
const example = { hotIn: 90, hotOut: 55, coldIn: 30, coldOut: 65 } as const;

export type DrawnEnd = {
  end: ProgramEnd;
  side: 'hot' | 'cold';
  x: number;
  y: number;
  /** Middle of its label. */
  labelY: number;
  /** °C; none where it is not known, and the point only shows where it will be. */
  value?: number;
  origin: Temperature['origin'] | 'unknown';
};

export type ProgramDrawing = {
  ends: DrawnEnd[];
  lines: Record<'hot' | 'cold', { path: string; isKnown: boolean }>;
  /** The smallest difference, at one end. */
  approach?: { x: number; from: number; to: number; difference: number };
  /** Between both outlets, where the cold one lies above the hot one. */
  cross?: { from: number; to: number; difference: number };
};

type Values = Record<ProgramEnd, number>;

/** All four temperatures, unknown ones where they could be, so that the drawing keeps its shape. */
function completed(known: Partial<Values>): Values {
  const values = Object.values(known);
  if (values.length === 0) return example;
  const span = Math.max(20, Math.max(...values) - Math.min(...values));
  const hotIn = known.hotIn ?? Math.max(...values) + span * 0.4;
  const coldIn = known.coldIn ?? Math.min(...values) - span * 0.4;
  const middle = (hotIn + coldIn) / 2;
  const reach = (hotIn - coldIn) * 0.08;
  return { hotIn, coldIn, hotOut: known.hotOut ?? middle - reach, coldOut: known.coldOut ?? middle + reach };
}

/** Labels of one end apart from each other, the upper one above. */
function spread(first: number, second: number): [number, number] {
  const push = Math.max(0, LABEL - Math.abs(first - second)) / 2;
  return first <= second ? [first - push, second + push] : [first + push, second - push];
}

/** Height of a temperature: all in the middle when they are equal. */
function heightIn(values: Values): (value: number) => number {
  const [lowest, highest] = [Math.min(...Object.values(values)), Math.max(...Object.values(values))];
  return (value) => {
    // Halves, so that the range of the largest numbers is still one.
    const part = highest > lowest ? (value / 2 - lowest / 2) / (highest / 2 - lowest / 2) : 0.5;
    return Math.round((frame.bottom - part * (frame.bottom - frame.top)) * 10) / 10;
  };
}

/**
 * The temperatures over the length of a counter-current exchanger: the hot side from left to right, the cold side back.
 * With constant heat capacities the difference falls exponentially; without a sound program the lines are straight.
 */
export function programDrawing({ sides: { hot, cold }, program }: ProgramFound): ProgramDrawing {
  const found = { hotIn: hot.tIn, hotOut: hot.tOut, coldIn: cold.tIn, coldOut: cold.tOut };
  const known = Object.fromEntries(
    programEnds.flatMap((end) => (found[end] ? [[end, found[end].value]] : [])),
  ) as Partial<Values>; // Object.fromEntries forgets the names
  const values = completed(known);
  const y = heightIn(values);

  const k = program ? Math.log(program.ends.hot / program.ends.cold) : 0;
  const part = (x: number) => (Math.abs(k) < 1e-6 ? x : Math.expm1(-k * x) / Math.expm1(-k));
  const line = (left: number, right: number) =>
    Array.from({ length: STEPS + 1 }, (_, step) => {
      const x = step / STEPS;
      const point = `${(frame.left + (frame.right - frame.left) * x).toFixed(1)} ${y(left + (right - left) * part(x))}`;
      return `${step === 0 ? 'M' : 'L'}${point}`;
    }).join('');

  const [hotInLabel, coldOutLabel] = spread(y(values.hotIn), y(values.coldOut));
  const [hotOutLabel, coldInLabel] = spread(y(values.hotOut), y(values.coldIn));
  const labels = { hotIn: hotInLabel, coldOut: coldOutLabel, hotOut: hotOutLabel, coldIn: coldInLabel };
  const isAtHotEnd = program && program.ends.hot <= program.ends.cold;
  const nearest = isAtHotEnd ? (['hotIn', 'coldOut'] as const) : (['hotOut', 'coldIn'] as const);
  return {
    ends: programEnds.map((end) => ({
      end,
      side: end.startsWith('hot') ? 'hot' : 'cold',
      x: end === 'hotIn' || end === 'coldOut' ? frame.left : frame.right,
      y: y(values[end]),
      labelY: labels[end],
      value: known[end],
      origin: found[end]?.origin ?? 'unknown',
    })),
    lines: {
      hot: { path: line(values.hotIn, values.hotOut), isKnown: Boolean(hot.tIn && hot.tOut) },
      cold: { path: line(values.coldOut, values.coldIn), isKnown: Boolean(cold.tIn && cold.tOut) },
    },
    approach: program && {
      x: isAtHotEnd ? frame.left : frame.right,
      from: y(values[nearest[0]]),
      to: y(values[nearest[1]]),
      difference: program.approach,
    },
    cross:
      program && program.cross > 0
        ? { from: y(values.coldOut), to: y(values.hotOut), difference: program.cross }
        : undefined,
  };
}
