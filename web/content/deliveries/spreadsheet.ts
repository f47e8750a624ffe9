import { isKeyOf } from '@server/common/records';
import { parse } from 'papaparse';

import { productNames } from '@server/questionnaire/products.text';

import { regions } from './delivery';
import type { Delivery } from './delivery';

const pair = (first?: number, second?: number) =>
  first === undefined || second === undefined ? undefined : ([first, second] as const);

/**
 * The deliveries of a spreadsheet saved as CSV, a line each; the first line names the columns. Throws with the line and
 * the column when a cell says nothing known, so that such a file is never built.
 */
export function deliveriesOf(csv: string, kinds: object): Delivery[] {
  const { data, errors } = parse<Record<string, string>>(csv, { header: true, skipEmptyLines: 'greedy' });
  if (errors[0]) throw new Error(`line ${(errors[0].row ?? 0) + 2}: ${errors[0].message}`);
  return data.map((row, index) => {
    const text = (column: string): string => {
      const value = row[column]?.trim();
      if (!value) throw new Error(`line ${index + 2}: ${column} is empty`);
      return value;
    };
    const number = (column: string): number => {
      const value = text(column);
      if (!Number.isFinite(Number(value))) throw new Error(`line ${index + 2}: ${column} is no number: ${value}`);
      return Number(value);
    };
    const ifAny = (column: string): number | undefined => (row[column]?.trim() ? number(column) : undefined);
    const oneOf = <T extends object>(names: T, column: string): keyof T & string => {
      const value = text(column);
      if (!isKeyOf(names, value)) throw new Error(`line ${index + 2}: ${column} is unknown: ${value}`);
      return value;
    };
    return {
      month: text('month'),
      site: { ko: text('site_ko'), en: text('site_en') },
      kind: oneOf(kinds, 'kind'),
      use: { ko: text('use_ko'), en: text('use_en') },
      product: oneOf(productNames, 'product'),
      duty: ifAny('duty_kw'),
      hot: pair(ifAny('hot_in'), ifAny('hot_out')),
      cold: pair(ifAny('cold_in'), ifAny('cold_out')),
      area: ifAny('area_m2'),
      volume: ifAny('volume_m3'),
      pressure: ifAny('pressure_kg_cm2'),
      quantity: number('quantity'),
      region: oneOf(regions, 'region'),
    };
  });
}
