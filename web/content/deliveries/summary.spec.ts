import type { Delivery } from './delivery';
import { summarize } from './summary';

const delivery = (month: string, kind: string): Delivery => ({
  month,
  kind,
  site: { ko: '공장 A', en: 'Plant A' },
  use: { ko: '냉각', en: 'Cooling' },
  product: 'heat-exchanger',
  quantity: 3,
  region: 'ulsan',
});

describe('summarize', () => {
  it('counts deliveries by kind and year, the most frequent kind first', () => {
    const months = [delivery('2021-01', 'food'), delivery('2023-12', 'steel'), delivery('2021-12', 'steel')];
    expect(summarize(months)).toEqual({
      years: [2021, 2022, 2023],
      kinds: [
        { kind: 'steel', counts: [1, 0, 1], total: 2 },
        { kind: 'food', counts: [1, 0, 0], total: 1 },
      ],
    });
  });

  it('has nothing to say of no deliveries', () => {
    expect(summarize([])).toEqual({ years: [], kinds: [] });
  });
});
