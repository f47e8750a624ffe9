/** Tables are sorted by their first column. */
export type Row = readonly [first: number, ...number[]];

/** Undefined for NaN and Infinity. */
export function finite(value: number | undefined): number | undefined {
  return value !== undefined && Number.isFinite(value) ? value + 0 : undefined; // + 0: nobody reads −0
}

/** The rows around x (twice the same on a row) and the fraction of the way. Undefined outside the table. */
export function rowsAround<R extends Row>(
  rows: readonly R[],
  x: number,
): { low: R; high: R; part: number } | undefined {
  const low = rows.findLast(([first]) => first <= x);
  const high = rows.find(([first]) => first >= x);
  return low && high && { low, high, part: low === high ? 0 : (x - low[0]) / (high[0] - low[0]) };
}

/** Linear in every column; undefined outside the table. */
export function rowAt<R extends Row>(rows: readonly R[], x: number): R | undefined {
  const around = rowsAround(rows, x);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has the columns of every row of the table
  return around?.low.map((value, at) => value + ((around.high[at] ?? NaN) - value) * around.part) as R | undefined;
}

/**
 * Finds where a monotone function reaches the target, by bisection to the last digit. Undefined if it does not between
 * low and high, or has no value there.
 */
export function invert(
  f: (x: number) => number | undefined,
  target: number,
  low: number,
  high: number,
): number | undefined {
  const [first = NaN, last = NaN] = [f(low), f(high)];
  if (!((target - first) * (target - last) <= 0)) return undefined;
  let [below, above] = first < last ? [low, high] : [high, low];
  // The last digit is reached long before.
  for (let step = 0; step < 100; step++) {
    const middle = (below + above) / 2;
    if ((f(middle) ?? NaN) < target) below = middle;
    else above = middle;
  }
  return above;
}
