/** A scale of a chart, from its left end to its right one, linear or logarithmic. */
export type Scale = { from: number; to: number; isLog?: boolean };

/** Position of a value on a scale: 0 at its left end, 1 at its right; values beyond lie at the ends. */
export function position(value: number, { from, to, isLog = false }: Scale): number {
  const place = isLog ? Math.log(value / from) / Math.log(to / from) : (value - from) / (to - from);
  return Math.min(Math.max(place, 0), 1);
}
