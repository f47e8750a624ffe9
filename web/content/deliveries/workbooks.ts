import { company } from '@/content/company';
import { languages } from '@/lib/locale';
import type { Language, Localized } from '@/lib/locale';

import { columnsOf } from './columns';
import type { Cell } from './columns';
import { deliveryNote, deliveryRecords } from './records';
import type { DeliveryRecord } from './records';

type Sheet = {
  name: string;
  /** Stands in the first row: whose deliveries, of which years. */
  note: string;
  columns: { title: string; width: number; format?: string }[];
  rows: Cell[][];
};

/** A spreadsheet as plain values: one sheet a language. */
export type Workbook = { fileName: string; sheets: Sheet[] };

const sheetNames: Localized = { ko: '납품실적', en: 'Deliveries' };

function noteOf({ title, period }: DeliveryRecord, language: Language): string {
  const heading = [company.name[language], title[language], period].join(' · ');
  return deliveryNote ? `${heading} · ${deliveryNote[language]}` : heading;
}

function sheetOf(record: DeliveryRecord, language: Language): Sheet {
  const columns = columnsOf(record);
  return {
    name: sheetNames[language],
    note: noteOf(record, language),
    columns: columns.map(({ title, width, format }) => ({ title: title[language], width, format })),
    rows: record.deliveries.map((delivery, position) => columns.map(({ cell }) => cell(delivery, position, language))),
  };
}

/** All spreadsheets; the build writes them as files. */
export const deliveryWorkbooks: readonly Workbook[] = deliveryRecords.map((record) => ({
  fileName: record.fileName,
  sheets: languages.map((language) => sheetOf(record, language)),
}));
