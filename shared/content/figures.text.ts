import { words } from '../words/words.js';

/** Names of the families' figures. */
export const figureTexts = words({
  pressure: { ko: '최고 설계압력', en: 'Max. design pressure' },
  test: { ko: '시험압력', en: 'Test pressure' },
  temperature: { ko: '설계온도', en: 'Design temperature' },
  area: { ko: '전열면적', en: 'Heat transfer area' },
  band: { ko: '압력 유지 폭', en: 'Pressure held within' },
  byMaterial: { ko: '재질에 따라', en: 'by material' },
});
