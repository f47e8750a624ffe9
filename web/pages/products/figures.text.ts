import { words } from '@server/common/words';

/** What the figures of families are called, and how ranges and units are written. */
export const figureTexts = words({
  pressure: { ko: '최고 설계압력', en: 'Max. design pressure' },
  test: { ko: '시험압력', en: 'Test pressure' },
  temperature: { ko: '설계온도', en: 'Design temperature' },
  area: { ko: '전열면적', en: 'Heat transfer area' },
  band: { ko: '압력 유지 폭', en: 'Pressure held within' },
  byMaterial: { ko: '재질에 따라', en: 'by material' },
  celsius: { ko: '℃', en: '°C' },
  range: {
    ko: (from: string, to: string) => `${from}~${to}`,
    en: (from: string, to: string) => `${from} to ${to}`,
  },
  /** A range of which the upper end alone is known. */
  highest: {
    ko: (range: string) => `최고 ${range}`,
    en: (range: string) => `max. ${range}`,
  },
});
