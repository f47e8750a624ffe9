import { words } from '../../words/words.js';

/** The sheets of a spreadsheet: one a language. */
export const sheetNames = words({ ko: '납품실적', en: 'Deliveries' });

/** Stands in the first row of the spreadsheets while the deliveries are samples. */
export const sampleNote = words({
  ko: '예시 자료입니다. 납품처와 수치는 실제 실적이 아닙니다.',
  en: 'Sample data: customers and figures are not real deliveries.',
});
