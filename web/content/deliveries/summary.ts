import type { Delivery } from './delivery';

export type Summary = {
  years: number[];
  /** How many deliveries a kind of customer had in each of the years, most of all first. */
  kinds: { kind: string; counts: number[]; total: number }[];
};

const yearOf = ({ month }: Delivery) => Number(month.slice(0, 4));

/** Counts deliveries by kind of customer and year. Years without any, between the first and the last, count too. */
export function summarize(deliveries: readonly Delivery[]): Summary {
  if (deliveries.length === 0) return { years: [], kinds: [] };
  const all = deliveries.map(yearOf);
  const first = Math.min(...all);
  const years = Array.from({ length: Math.max(...all) - first + 1 }, (_, index) => first + index);
  const kinds = [...new Set(deliveries.map(({ kind }) => kind))].map((kind) => {
    const those = deliveries.filter((delivery) => delivery.kind === kind);
    const counts = years.map((year) => those.filter((delivery) => yearOf(delivery) === year).length);
    return { kind, counts, total: those.length };
  });
  return { years, kinds: kinds.toSorted((a, b) => b.total - a.total) };
}
