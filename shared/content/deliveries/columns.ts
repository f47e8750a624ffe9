import { languages } from '../../words/localized.types.js';
import type { Language, Localized } from '../../words/localized.types.js';
import { deliveryFields, regions } from '../documents/deliveries.js';
import { productNames } from '../../questionnaire/products.text.js';

import { sampleNote, sheetNames } from './deliveries.text.js';
import type { ColumnName, Delivery, DeliveryRecord } from './deliveries.types.js';

export type Cell = string | number | Date | undefined;

/** One column of a spreadsheet; `width` in characters, `format` as spreadsheets write it. */
export type Column = {
  name: ColumnName;
  title: Localized;
  width: number;
  format?: string;
  cell: (delivery: Delivery, position: number, language: Language) => Cell;
};

type Sheet = {
  name: string;
  /** Stands in the first row: whose deliveries, of which years. */
  note: string;
  columns: { title: string; width: number; format?: string }[];
  rows: Cell[][];
};

/** A spreadsheet as plain values: one sheet a language. */
export type Workbook = { fileName: string; sheets: Sheet[] };

const whole = '#,##0';
const oneDecimal = '#,##0.0';

const withUnit = ({ label, unit }: { label: Localized; unit?: string }): Localized => ({
  ko: `${label.ko} (${unit})`,
  en: `${label.en} (${unit})`,
});

/** All columns, in order. */
export const allColumns: readonly Column[] = [
  {
    name: 'position',
    title: { ko: '번호', en: 'No.' },
    width: 6,
    format: '0',
    cell: (_, position) => position + 1,
  },
  {
    name: 'month',
    title: deliveryFields.month.label,
    width: 11,
    format: 'yyyy-mm',
    cell: ({ month }) => new Date(`${month}-01`),
  },
  { name: 'site', title: deliveryFields.site.label, width: 24, cell: ({ site }, _, language) => site[language] },
  { name: 'kind', title: deliveryFields.kind.label, width: 17, cell: ({ kind }, _, language) => kind[language] },
  { name: 'use', title: deliveryFields.use.label, width: 38, cell: ({ use }, _, language) => use[language] },
  {
    name: 'product',
    title: deliveryFields.product.label,
    width: 29,
    cell: ({ product }, _, language) => productNames[product][language],
  },
  { name: 'duty', title: withUnit(deliveryFields.duty), width: 15, format: whole, cell: ({ duty }) => duty },
  {
    name: 'hot.in',
    title: { ko: '고온측 입구 (℃)', en: 'Hot in (°C)' },
    width: 16,
    format: oneDecimal,
    cell: ({ hot }) => hot?.in,
  },
  {
    name: 'hot.out',
    title: { ko: '고온측 출구 (℃)', en: 'Hot out (°C)' },
    width: 16,
    format: oneDecimal,
    cell: ({ hot }) => hot?.out,
  },
  {
    name: 'cold.in',
    title: { ko: '저온측 입구 (℃)', en: 'Cold in (°C)' },
    width: 16,
    format: oneDecimal,
    cell: ({ cold }) => cold?.in,
  },
  {
    name: 'cold.out',
    title: { ko: '저온측 출구 (℃)', en: 'Cold out (°C)' },
    width: 16,
    format: oneDecimal,
    cell: ({ cold }) => cold?.out,
  },
  { name: 'area', title: withUnit(deliveryFields.area), width: 14, format: oneDecimal, cell: ({ area }) => area },
  { name: 'volume', title: withUnit(deliveryFields.volume), width: 13, format: whole, cell: ({ volume }) => volume },
  {
    name: 'pressure',
    title: withUnit(deliveryFields.pressure),
    width: 25,
    format: whole,
    cell: ({ pressure }) => pressure,
  },
  {
    name: 'quantity',
    title: deliveryFields.quantity.label,
    width: 10,
    format: '0',
    cell: ({ quantity }) => quantity,
  },
  {
    name: 'region',
    title: deliveryFields.region.label,
    width: 20,
    cell: ({ region }, _, language) => regions[region][language],
  },
];

/** The columns of a record, in order; those in which it has nothing to say are left out. */
export function columnsOf({ kindTitle, deliveries }: DeliveryRecord): Column[] {
  return allColumns
    .filter(({ cell }) => deliveries.some((delivery) => cell(delivery, 0, 'ko') !== undefined))
    .map((column) => (column.name === 'kind' ? { ...column, title: kindTitle } : column));
}

/** The spreadsheet of a record. It says that the deliveries are samples while they are. */
export function workbookOf(record: DeliveryRecord, company: Localized, isSample: boolean): Workbook {
  const columns = columnsOf(record);
  const { title, period, fileName, deliveries } = record;
  const sheetOf = (language: Language): Sheet => ({
    name: sheetNames[language],
    note: [company[language], title[language], period, ...(isSample ? [sampleNote[language]] : [])].join(' · '),
    columns: columns.map(({ title: name, width, format }) => ({ title: name[language], width, format })),
    rows: deliveries.map((delivery, position) => columns.map(({ cell }) => cell(delivery, position, language))),
  });
  return { fileName, sheets: languages.map(sheetOf) };
}
