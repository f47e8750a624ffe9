/** Hundredths of the preferred numbers R40, at most 7.2 % apart. Source: ISO 3. */
const R40 = [
  100, 106, 112, 118, 125, 132, 140, 150, 160, 170, 180, 190, 200, 212, 224, 236, 250, 265, 280, 300, 315, 335, 355,
  375, 400, 425, 450, 475, 500, 530, 560, 600, 630, 670, 710, 750, 800, 850, 900, 950,
] as const;

export const LARGEST = 600_000;

/** Upper edges of the buckets. All thresholds of web.dev's ratings (100, 200, 250, 500, 2500, 4000) are edges. */
const EDGES: readonly number[] = [1, 10, 100, 1000, 10_000, 100_000]
  .flatMap((decade) => R40.map((step) => (step * decade) / 100))
  .filter((edge) => edge <= LARGEST);

/** Counts by bucket; empty buckets are left out. */
export type Buckets = Readonly<Record<number, number>>;

/** Throws RangeError for a value below 0 or above LARGEST. */
export function bucketOf(value: number): number {
  const bucket = value >= 0 ? EDGES.findIndex((edge) => value <= edge) : -1;
  if (bucket < 0) throw new RangeError(`${value} has no bucket.`);
  return bucket;
}

/**
 * Quantile of several histograms, for a share of 0 to 1: the upper edge of a bucket, so at most 7.2 % (or 1) above the
 * exact quantile, and never below it. Null where nothing was counted.
 */
export function quantileOf(histograms: readonly Buckets[], share: number): number | null {
  const counts = EDGES.map((_, bucket) => histograms.reduce((sum, each) => sum + (each[bucket] ?? 0), 0));
  const total = counts.reduce((sum, count) => sum + count, 0);
  let counted = 0;
  for (const [bucket, edge] of EDGES.entries()) {
    counted += counts[bucket] ?? 0;
    if (counted > 0 && counted >= share * total) return edge;
  }
  return null;
}
