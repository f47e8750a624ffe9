/** A table's row; tables are sorted by their first column. */
export type Row = readonly number[];

/** The number itself, or undefined for NaN, Infinity and nothing. */
export function finite(value: number | undefined): number | undefined {
  return value !== undefined && Number.isFinite(value) ? value + 0 : undefined; // + 0: nobody reads −0
}

/** The rows on both sides of x, and which part of the way from low to high it is; undefined outside the table. */
export function rowsAround(rows: readonly Row[], x: number): { low: Row; high: Row; part: number } | undefined {
  const at = rows.findIndex(([first = NaN]) => x <= first);
  const high = rows[at];
  const low = rows[Math.max(at - 1, 0)];
  const [from = NaN] = low ?? [];
  const [to = NaN] = high ?? [];
  if (!low || !high || !(x >= from)) return undefined;
  return { low, high, part: from === to ? 0 : (x - from) / (to - from) };
}

/** The row at x, every column on a straight line between two rows; undefined outside the table. */
export function rowAt(rows: readonly Row[], x: number): Row | undefined {
  const around = rowsAround(rows, x);
  return around?.low.map((value, column) => value * (1 - around.part) + (around.high[column] ?? NaN) * around.part);
}

/**
 * The x between low and high at which a monotone function reaches the target, by bisection to the last digit.
 * Undefined when it does not reach it there, or has no value at an end.
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
  for (let step = 0; step < 200; step++) {
    const middle = (below + above) / 2;
    const value = f(middle) ?? NaN;
    if (value === target) return middle;
    if (value < target) below = middle;
    else above = middle;
  }
  return (below + above) / 2;
}
