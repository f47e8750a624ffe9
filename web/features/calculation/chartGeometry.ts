import type { Assessment, Figure } from '@server/calculation/assessment.types';

export const endKeys = ['hotIn', 'hotOut', 'coldIn', 'coldOut'] as const;
export type EndKey = (typeof endKeys)[number];

/** The drawing in its own units; the labels' columns stand left and right of the lines. */
export const chart = { width: 360, height: 250, left: 74, right: 286, top: 34, bottom: 204 } as const;

const STEPS = 24;
/** Between two labels of the same end. */
const LABEL_DISTANCE = 20;
/** Where nothing is known yet: an even program, drawn as an example. */
const example = { hotIn: 90, hotOut: 55, coldIn: 30, coldOut: 65 } as const;

export type ChartEnd = {
  key: EndKey;
  x: number;
  y: number;
  labelY: number;
  /** °C; none where it is not known, and the point only shows where it will be. */
  value?: number;
  origin: Figure['origin'] | 'unknown';
};

export type ChartDrawing = {
  ends: ChartEnd[];
  hot: { path: string; isKnown: boolean };
  cold: { path: string; isKnown: boolean };
  /** The smallest difference, at one end. */
  approach?: { x: number; from: number; to: number; difference: number };
  /** Between both outlets, where the cold one lies above the hot one. */
  cross?: { from: number; to: number; difference: number };
};

type Values = Record<EndKey, number>;

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
  const gap = LABEL_DISTANCE - Math.abs(first - second);
  if (gap <= 0) return [first, second];
  const push = gap / 2;
  return first <= second ? [first - push, second + push] : [first + push, second - push];
}

/**
 * The temperatures over the length of a counter-current exchanger: the hot side from left to right, the cold side back.
 * With constant heat capacities the difference falls exponentially; without a sound program the lines are straight.
 */
export function chartDrawing({ sides, program }: Pick<Assessment, 'sides' | 'program'>): ChartDrawing {
  const figures: Record<EndKey, Figure | undefined> = {
    hotIn: sides.hot.tIn,
    hotOut: sides.hot.tOut,
    coldIn: sides.cold.tIn,
    coldOut: sides.cold.tOut,
  };
  const known = Object.fromEntries(
    endKeys.flatMap((key) => (figures[key] ? [[key, figures[key].value]] : [])),
  ) as Partial<Values>; // Object.fromEntries forgets the names
  const values = completed(known);
  const [lowest, highest] = [Math.min(...Object.values(values)), Math.max(...Object.values(values))];
  const scale = (chart.bottom - chart.top) / (highest - lowest || 1);
  const y = (value: number) => Math.round((chart.bottom - (value - lowest) * scale) * 10) / 10;
  const isHotEnd = (key: EndKey) => key === 'hotIn' || key === 'coldOut';

  const k = program ? Math.log(program.ends.hot / program.ends.cold) : 0;
  const part = (x: number) => (Math.abs(k) < 1e-6 ? x : Math.expm1(-k * x) / Math.expm1(-k));
  const line = (from: number, to: number) =>
    Array.from({ length: STEPS + 1 }, (_, step) => {
      const x = step / STEPS;
      const point = `${(chart.left + (chart.right - chart.left) * x).toFixed(1)} ${y(from + (to - from) * part(x))}`;
      return `${step === 0 ? 'M' : 'L'}${point}`;
    }).join('');

  const [hotInLabel, coldOutLabel] = spread(y(values.hotIn), y(values.coldOut));
  const [hotOutLabel, coldInLabel] = spread(y(values.hotOut), y(values.coldIn));
  const labels = { hotIn: hotInLabel, coldOut: coldOutLabel, hotOut: hotOutLabel, coldIn: coldInLabel };
  const ends = endKeys.map((key): ChartEnd => ({
    key,
    x: isHotEnd(key) ? chart.left : chart.right,
    y: y(values[key]),
    labelY: labels[key],
    value: known[key],
    origin: figures[key]?.origin ?? 'unknown',
  }));
  const isAtHotEnd = program && program.ends.hot <= program.ends.cold;
  const nearest = isAtHotEnd ? (['hotIn', 'coldOut'] as const) : (['hotOut', 'coldIn'] as const);
  return {
    ends,
    hot: { path: line(values.hotIn, values.hotOut), isKnown: Boolean(sides.hot.tIn && sides.hot.tOut) },
    cold: { path: line(values.coldOut, values.coldIn), isKnown: Boolean(sides.cold.tIn && sides.cold.tOut) },
    approach: program && {
      x: isAtHotEnd ? chart.left : chart.right,
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
