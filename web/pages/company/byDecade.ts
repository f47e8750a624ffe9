export type Decade<T> = { decade: number; events: T[] };

/** Events by the decade of their month (YYYY-MM), both in the order of time; 1980 stands for 1980 to 1989. */
export function byDecade<T extends { month: string }>(events: readonly T[]): Decade<T>[] {
  const decades = new Map<number, T[]>();
  // Not by `localeCompare`: what it needs takes a browser as long as the rest of the page.
  for (const event of events.toSorted((a, b) => (a.month < b.month ? -1 : Number(a.month > b.month)))) {
    const decade = Math.floor(Number(event.month.slice(0, 4)) / 10) * 10;
    decades.set(decade, [...(decades.get(decade) ?? []), event]);
  }
  return [...decades].map(([decade, those]) => ({ decade, events: those }));
}
