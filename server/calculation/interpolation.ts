/** Index of the interval of rising `xs` that holds x; undefined outside and for NaN. */
export function intervalOf(xs: readonly number[], x: number): number | undefined {
  if (!(x >= (xs[0] ?? Infinity) && x <= (xs.at(-1) ?? -Infinity))) return undefined;
  const above = xs.findIndex((each, index) => index > 0 && x <= each);
  return above < 1 ? undefined : above - 1;
}

/** Straight lines between the rows of a table with rising `xs`; undefined outside it. */
export function interpolate(xs: readonly number[], ys: readonly number[], x: number): number | undefined {
  const at = intervalOf(xs, x);
  if (at === undefined) return undefined;
  const [x0 = 0, x1 = 0] = xs.slice(at, at + 2);
  const [y0 = 0, y1 = 0] = ys.slice(at, at + 2);
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}

/** Area under those straight lines from the first row to x; undefined outside the table. */
export function integrate(xs: readonly number[], ys: readonly number[], x: number): number | undefined {
  const at = intervalOf(xs, x);
  const y = interpolate(xs, ys, x);
  if (at === undefined || y === undefined) return undefined;
  const points = [...xs.slice(0, at + 1).map((each, index) => [each, ys[index] ?? 0] as const), [x, y] as const];
  return points.reduce((sum, [x1, y1], index) => {
    const [x0, y0] = points[index - 1] ?? [x1, y1];
    return sum + ((y0 + y1) / 2) * (x1 - x0);
  }, 0);
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
  const first = f(low);
  const last = f(high);
  if (first === undefined || last === undefined) return undefined;
  const rises = last > first;
  if (!(target >= Math.min(first, last) && target <= Math.max(first, last))) return undefined;
  let [below, above] = [low, high];
  for (let step = 0; step < 200 && below < above; step++) {
    const middle = below + (above - below) / 2;
    if (middle === below || middle === above) break;
    const value = f(middle);
    if (value === undefined) return undefined;
    if (value === target) return middle;
    if (value < target === rises) below = middle;
    else above = middle;
  }
  return below + (above - below) / 2;
}
