import { words } from '@shared/words/words';

/** Words of the calculator other than those of the sheet it shares with the quote form. */
export const calculatorTexts = words({
  name: { ko: '열교환 계산기', en: 'Heat exchanger calculator' },
  note: {
    ko: '아는 값만 적으셔도 됩니다. 유량과 온도 여섯 값 중 다섯 값, 또는 열부하와 네 온도를 적으시면 나머지를 계산합니다.',
    en: 'Fill in what you know. Five of the six flow rates and temperatures, or the heat duty and the four temperatures, give the rest.',
  },
  send: { ko: '이 조건으로 견적 요청하기', en: 'Request a quote with these figures' },
  save: { ko: 'PDF 내려받기', en: 'Download PDF' },
  clear: { ko: '모두 지우기', en: 'Clear' },
  undo: { ko: '되돌리기', en: 'Undo' },
  cleared: { ko: '모두 지웠습니다.', en: 'Everything was cleared.' },
  address: {
    ko: '입력하신 값이 이 페이지의 주소에 들어 있습니다. 링크를 보관하거나 보내시면 같은 결과를 다시 보실 수 있습니다.',
    en: 'This page’s address contains your figures: keep or send the link to see the same result again.',
  },
  needsScript: {
    ko: '이 계산기는 자바스크립트를 쓰는 최신 브라우저에서 작동합니다.',
    en: 'This calculator needs a current browser with JavaScript.',
  },
});
