import { words } from '../../words/words.js';

/** Headings of the calculation, in the panel and on the sheet, and its general remark. */
export const partWords = words({
  preliminary: { ko: '개략 산정(참고용), 선정이 아닙니다', en: 'Preliminary, not a selection' },
  program: { ko: '온도 조건(향류)', en: 'Temperature program (counter-current)' },
  results: { ko: '계산 결과', en: 'Results' },
});
