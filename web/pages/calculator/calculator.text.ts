import { words } from '@shared/words/words';

/** The page of the calculator. */
export const calculatorTexts = words({
  conditions: { ko: '계산 조건 입력', en: 'Enter the conditions' },
  lead: {
    ko: '유량과 온도를 적으시면 열량, 빠진 값, 대수평균온도차와 개략 전열면적을 바로 계산하고 맞지 않는 값을 짚어 드립니다. 결과는 개략 산정(참고용)이며 선정이 아닙니다.',
    en: 'From flow rates and temperatures it works out heat duty, the value that is missing, LMTD and a first area range, and points out what does not add up. The result is preliminary, not a selection.',
  },
  missing: {
    ko: '계산기를 불러오지 못했습니다. 페이지를 새로 고쳐 주세요. 견적 요청서에도 같은 계산이 있습니다.',
    en: 'The calculator could not be loaded. Please reload the page, or use the quote form, which calculates as well.',
  },
  toForm: { ko: '견적 요청서로 가기', en: 'To the quote form' },
});
