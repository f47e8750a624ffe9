import { defaultContent } from '../../../server/site/defaults.js';

import type { Delivery } from './deliveries.types.js';
import { cardOf, summarize } from './summary.js';

const steel = { ko: '철강', en: 'Iron and steel' };
const food = { ko: '식품', en: 'Food' };
const delivery = (month: string, kind: Delivery['kind']): Delivery => ({
  month,
  kind,
  site: { ko: '공장 A', en: 'Plant A' },
  use: { ko: '냉각', en: 'Cooling' },
  product: 'heat-exchanger',
  quantity: 3,
  region: 'ulsan',
});

describe('summarize', () => {
  it.each(['ko', 'en'] as const)('counts by kind and year, the most frequent kind first (%s)', (language) => {
    const months = [delivery('2021-01', food), delivery('2023-12', steel), delivery('2021-12', { ...steel })];
    expect(summarize(months, language)).toEqual({
      years: [2021, 2022, 2023],
      kinds: [
        { name: steel[language], counts: [1, 0, 1], total: 2 },
        { name: food[language], counts: [1, 0, 0], total: 1 },
      ],
    });
  });

  it('has nothing to say of no deliveries', () => {
    expect(summarize([], 'ko')).toEqual({ years: [], kinds: [] });
  });
});

describe('the card of a record', () => {
  it.each(defaultContent.deliveries.records)('$fileName says what the page needs, without its rows', (record) => {
    const { kinds, years, ...card } = cardOf(record, 'en');
    expect(card).toEqual({
      title: record.title.en,
      period: record.period,
      tag: record.tag.en,
      kindTitle: record.kindTitle.en,
      fileName: record.fileName,
      rows: record.deliveries.length,
      columns: record.fileName.startsWith('industrial') ? 16 : 15,
      units: record.deliveries.map(({ quantity }) => quantity).reduce((sum, each) => sum + each, 0),
    });
    expect(`${years[0]}-${years.at(-1)}`).toBe(record.period);
    expect(kinds.reduce((sum, { total }) => sum + total, 0)).toBe(card.rows);
  });
});
