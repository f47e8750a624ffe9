import { partWords } from '@shared/calculation/words/parts';
import { words } from '@shared/words/words';

/** The id of the panel's title. */
export const PANEL_TITLE_ID = 'live-panel-title';

/** Words of the panel's frame and of the parts that are there before the calculation is. */
export const livePanelTexts = words({
  ...partWords,
  title: { ko: '입력값 실시간 검토', en: 'Live check of your figures' },
  lead: {
    ko: '입력하시는 대로 열량과 대수평균온도차, 개략 전열면적을 계산하고 맞지 않는 값을 짚어 드립니다. 비어 있거나 맞지 않는 값이 있어도 견적 요청은 그대로 보내실 수 있습니다.',
    en: 'As you type, we work out heat duty, LMTD and a first area range, and point out what does not add up. You can always send the request, whatever is blank.',
  },
  idle: {
    ko: '기술 사양을 한 칸이라도 적으시면 여기에 결과가 나타납니다.',
    en: 'Results appear here once you enter any technical figure.',
  },
  loading: { ko: '계산을 준비하고 있습니다.', en: 'Getting the calculation ready.' },
  unavailable: {
    ko: '계산 기능을 불러오지 못했습니다. 견적 요청은 그대로 보내실 수 있습니다.',
    en: 'The calculation could not be loaded. Your request can still be sent.',
  },
  advice: {
    ko: (count: number) => `검토와 다음 단계 (${count})`,
    en: (count: number) => `Checks and next steps (${count})`,
  },
  previous: { ko: '이전 항목', en: 'Previous item' },
  next: { ko: '다음 항목', en: 'Next item' },
  alternatives: {
    ko: '압력손실을 더 허용하거나 줄일 때 매수가 어떻게 달라지는지 여기에 나타납니다.',
    en: 'What more or less pressure drop would change is told here.',
  },
  families: { ko: '조건에 맞는 제품군', en: 'Product families' },
  familiesFit: {
    ko: (fitting: number, all: number) => `${all}종 중 ${fitting}종 적합`,
    en: (fitting: number, all: number) => `${fitting} of ${all} fit`,
  },
  familiesHint: {
    ko: '온도나 설계압력을 적으시면 제품군의 한계와 비교합니다.',
    en: 'Enter a temperature or a design pressure to compare it with the limits of each family.',
  },
});
