/** Hundredths of the preferred numbers R40: each at most 7.2 % above the one before. Source: ISO 3. */
const R40 = [
  100, 106, 112, 118, 125, 132, 140, 150, 160, 170, 180, 190, 200, 212, 224, 236, 250, 265, 280, 300, 315, 335, 355,
  375, 400, 425, 450, 475, 500, 530, 560, 600, 630, 670, 710, 750, 800, 850, 900, 950,
] as const;

/** The largest value that can be counted. */
export const LARGEST = 600_000;

/** Upper edges of the buckets, from 1 on. All values that web.dev's ratings turn at (100, 200, 250, 500, 2500, 4000) are edges. */
const EDGES: readonly number[] = [1, 10, 100, 1000, 10_000, 100_000]
  .flatMap((decade) => R40.map((step) => (step * decade) / 100))
  .filter((edge) => edge <= LARGEST);

/** How many values fell into which bucket; those into which none fell are left out. */
export type Buckets = Readonly<Record<number, number>>;

/** The bucket of a value from 0 to LARGEST. Throws RangeError for any other. */
export function bucketOf(value: number): number {
  const bucket = value >= 0 ? EDGES.findIndex((edge) => value <= edge) : -1;
  if (bucket < 0) throw new RangeError(`${value} has no bucket.`);
  return bucket;
}

/** The largest value of a bucket. Throws RangeError where there is no such bucket. */
export function upperEdgeOf(bucket: number): number {
  const edge = EDGES[bucket];
  if (edge === undefined) throw new RangeError(`There is no bucket ${bucket}.`);
  return edge;
}

/** Several histograms as one. */
export function sumOf(histograms: readonly Buckets[]): Buckets {
  const sum: Record<number, number> = {};
  for (const each of histograms)
    for (const [bucket, count] of Object.entries(each)) sum[Number(bucket)] = (sum[Number(bucket)] ?? 0) + count;
  return sum;
}

/**
 * What this share (0 to 1) of the counted values does not exceed: the upper edge of a bucket, so at most 7.2 % (or 1)
 * above the exact quantile, and never below it. Null where nothing was counted.
 */
export function quantileOf(buckets: Buckets, share: number): number | null {
  const total = Object.values(buckets).reduce((sum, count) => sum + count, 0);
  let counted = 0;
  for (const [bucket, edge] of EDGES.entries()) {
    counted += buckets[bucket] ?? 0;
    if (counted > 0 && counted >= share * total) return edge;
  }
  return null;
}
