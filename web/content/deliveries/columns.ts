import { sectionsOf } from '@/content/navigation';
import type { Language, Localized } from '@/lib/locale';

import { regions } from './delivery';
import type { Delivery } from './delivery';
import type { DeliveryRecord } from './records';

export type Cell = string | number | Date | undefined;

/** One column of a spreadsheet; `width` in characters, `format` as spreadsheets write it. */
export type Column = {
  title: Localized;
  width: number;
  format?: string;
  cell: (delivery: Delivery, position: number, language: Language) => Cell;
};

const productNames = new Map(sectionsOf('products').map(({ id, title }) => [id, title]));

const whole = '#,##0';
const oneDecimal = '#,##0.0';

/** The columns of a record, in order; those in which it has nothing to say are left out. */
export function columnsOf({ kinds, kindTitle, deliveries }: DeliveryRecord): Column[] {
  const columns: Column[] = [
    { title: { ko: '번호', en: 'No.' }, width: 6, format: '0', cell: (_, position) => position + 1 },
    {
      title: { ko: '납품 연월', en: 'Delivered' },
      width: 11,
      format: 'yyyy-mm',
      cell: ({ month }) => new Date(`${month}-01`),
    },
    { title: { ko: '납품처', en: 'Customer' }, width: 24, cell: ({ site }, _, language) => site[language] },
    { title: kindTitle, width: 17, cell: ({ kind }, _, language) => kinds[kind]?.[language] },
    { title: { ko: '용도', en: 'Service' }, width: 38, cell: ({ use }, _, language) => use[language] },
    {
      title: { ko: '제품', en: 'Product' },
      width: 29,
      cell: ({ product }, _, language) => productNames.get(product)?.[language],
    },
    { title: { ko: '용량 (kW)', en: 'Heat duty (kW)' }, width: 15, format: whole, cell: ({ duty }) => duty },
    { title: { ko: '고온측 입구 (℃)', en: 'Hot in (°C)' }, width: 16, format: oneDecimal, cell: ({ hot }) => hot?.[0] },
    {
      title: { ko: '고온측 출구 (℃)', en: 'Hot out (°C)' },
      width: 16,
      format: oneDecimal,
      cell: ({ hot }) => hot?.[1],
    },
    {
      title: { ko: '저온측 입구 (℃)', en: 'Cold in (°C)' },
      width: 16,
      format: oneDecimal,
      cell: ({ cold }) => cold?.[0],
    },
    {
      title: { ko: '저온측 출구 (℃)', en: 'Cold out (°C)' },
      width: 16,
      format: oneDecimal,
      cell: ({ cold }) => cold?.[1],
    },
    { title: { ko: '전열면적 (m²)', en: 'Area (m²)' }, width: 14, format: oneDecimal, cell: ({ area }) => area },
    { title: { ko: '용적 (m³)', en: 'Volume (m³)' }, width: 13, format: whole, cell: ({ volume }) => volume },
    {
      title: { ko: '설계압력 (kg/cm²)', en: 'Design pressure (kg/cm²)' },
      width: 25,
      format: whole,
      cell: ({ pressure }) => pressure,
    },
    { title: { ko: '수량', en: 'Quantity' }, width: 10, format: '0', cell: ({ quantity }) => quantity },
    { title: { ko: '지역', en: 'Region' }, width: 20, cell: ({ region }, _, language) => regions[region][language] },
  ];
  return columns.filter(({ cell }) => deliveries.some((delivery) => cell(delivery, 0, 'ko') !== undefined));
}
