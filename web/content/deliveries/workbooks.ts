import { company } from '@/content/company';
import { languages } from '@/lib/locale';
import type { Language, Localized } from '@/lib/locale';

import { columnsOf } from './columns';
import type { Cell } from './columns';
import { deliveryRecords } from './records';
import type { DeliveryRecord } from './records';

type Sheet = {
  name: string;
  /** Stands in the first row. */
  note: string;
  columns: { title: string; width: number; format?: string }[];
  rows: Cell[][];
};

/** A spreadsheet as plain values: one sheet a language. */
export type Workbook = { fileName: string; sheets: Sheet[] };

const sheetNames: Localized = { ko: '납품실적', en: 'Deliveries' };

/** Stands in the first row of each sheet: take the last sentence out once the deliveries are your own. */
const notes: Localized<(record: DeliveryRecord) => string> = {
  ko: ({ title, period }) =>
    `${company.name.ko} ${title.ko} ${period} · 예시 자료입니다. 실제 납품실적으로 바꾸어 주십시오.`,
  en: ({ title, period }) =>
    `${company.name.en}: ${title.en} ${period} · Sample data: replace with your own deliveries.`,
};

function sheetOf(record: DeliveryRecord, language: Language): Sheet {
  const columns = columnsOf(record);
  return {
    name: sheetNames[language],
    note: notes[language](record),
    columns: columns.map(({ title, width, format }) => ({ title: title[language], width, format })),
    rows: record.deliveries.map((delivery, position) => columns.map(({ cell }) => cell(delivery, position, language))),
  };
}

/** All spreadsheets; the build writes them as files. */
export const deliveryWorkbooks: readonly Workbook[] = deliveryRecords.map((record) => ({
  fileName: record.fileName,
  sheets: languages.map((language) => sheetOf(record, language)),
}));
