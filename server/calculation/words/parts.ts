import { words } from '../../common/words.js';

/** What parts of a calculation are called, in the panel and on the sheet, and what holds for all of it. */
export const partWords = words({
  preliminary: { ko: '개략 산정(참고용), 선정이 아닙니다', en: 'Preliminary, not a selection' },
  program: { ko: '온도 조건(향류)', en: 'Temperature program (counter-current)' },
  results: { ko: '계산 결과', en: 'Results' },
});
