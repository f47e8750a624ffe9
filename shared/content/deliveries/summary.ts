import type { Language } from '../../words/localized.types.js';

import { columnsOf } from './columns.js';
import type { Delivery, DeliveryCard, DeliveryRecord } from './deliveries.types.js';

const yearOf = ({ month }: Delivery) => Number(month.slice(0, 4));

/** Counts deliveries by kind of customer and year. Years without any, between the first and the last, count too. */
export function summarize(deliveries: readonly Delivery[], language: Language): Pick<DeliveryCard, 'years' | 'kinds'> {
  if (deliveries.length === 0) return { years: [], kinds: [] };
  const all = deliveries.map(yearOf);
  const first = Math.min(...all);
  const years = Array.from({ length: Math.max(...all) - first + 1 }, (_, index) => first + index);
  const kinds = [...new Set(deliveries.map(({ kind }) => kind[language]))].map((name) => {
    const those = deliveries.filter(({ kind }) => kind[language] === name);
    const counts = years.map((year) => those.filter((delivery) => yearOf(delivery) === year).length);
    return { name, counts, total: those.length };
  });
  return { years, kinds: kinds.toSorted((a, b) => b.total - a.total) };
}

/** Summary of a record for the page, without its rows. */
export function cardOf(record: DeliveryRecord, language: Language): DeliveryCard {
  const { title, period, tag, kindTitle, fileName, deliveries } = record;
  return {
    title: title[language],
    period,
    tag: tag[language],
    kindTitle: kindTitle[language],
    fileName,
    rows: deliveries.length,
    columns: columnsOf(record).length,
    units: deliveries.reduce((sum, { quantity }) => sum + quantity, 0),
    ...summarize(deliveries, language),
  };
}
