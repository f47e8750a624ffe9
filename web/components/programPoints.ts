/** Ends of the two fluids; hot inlet and cold outlet are at the left, hot outlet and cold inlet at the right. */
export const programEnds = ['hotIn', 'coldOut', 'hotOut', 'coldIn'] as const;
export type ProgramEnd = (typeof programEnds)[number];

export type ProgramPoint = { end: ProgramEnd; side: 'hot' | 'cold'; x: number; y: number };
export type ProgramLabel = ProgramPoint & { labelX: number; labelY: number; anchor: 'start' | 'end' };

const LEFT = 100;
const RIGHT = 300;
const TOP = 28;
const BOTTOM = 164;
/** Height of a label's two lines. */
const LABEL = 38;

/** Where four temperatures lie in a drawing of 400 by 222: higher ones above, all in the middle when they are equal. */
export function programPoints(ends: Record<ProgramEnd, { value: number }>): Record<ProgramEnd, ProgramPoint> {
  const values = programEnds.map((end) => ends[end].value);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const point = (end: ProgramEnd): ProgramPoint => {
    // Halves, so that the range of the largest numbers is still one.
    const part = highest > lowest ? (ends[end].value / 2 - lowest / 2) / (highest / 2 - lowest / 2) : 0.5;
    return {
      end,
      side: end.startsWith('hot') ? 'hot' : 'cold',
      x: end === 'hotIn' || end === 'coldOut' ? LEFT : RIGHT,
      y: Math.round((BOTTOM - part * (BOTTOM - TOP)) * 10) / 10,
    };
  };
  return { hotIn: point('hotIn'), coldOut: point('coldOut'), hotOut: point('hotOut'), coldIn: point('coldIn') };
}

/** The points with places for their labels outside the lines; two at one edge keep apart. */
export function programLabels(points: Record<ProgramEnd, ProgramPoint>): ProgramLabel[] {
  const edge = (hot: ProgramPoint, cold: ProgramPoint): ProgramLabel[] => {
    const apart = Math.max(0, LABEL - Math.abs(hot.y - cold.y)) / 2;
    const hotShift = hot.y <= cold.y ? -apart : apart;
    const isLeft = hot.x === LEFT;
    const place = { labelX: isLeft ? LEFT - 12 : RIGHT + 12, anchor: isLeft ? 'end' : 'start' } as const;
    return [
      { ...hot, ...place, labelY: hot.y + hotShift },
      { ...cold, ...place, labelY: cold.y - hotShift },
    ];
  };
  return [...edge(points.hotIn, points.coldOut), ...edge(points.hotOut, points.coldIn)];
}
