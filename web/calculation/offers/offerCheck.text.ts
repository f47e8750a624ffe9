import { words } from '@shared/words/words';

/** Words of the check of offers on the screen. */
export const offerCheckTexts = words({
  lead: {
    ko: '받으신 판형열교환기 제안을 세 건까지 이 조건의 산정 범위와 나란히 비교하고, 제조사에 문의하실 내용을 정리해 드립니다.',
    en: 'Sets up to three plate heat exchangers offered to you beside the band of these conditions, with what to ask the maker.',
  },
  note: {
    ko: '전열면적이나 전열판 매수 중 아는 값과 압력손실을 적어 주세요. 적으신 값은 링크와 PDF에도 담깁니다.',
    en: 'Fill in the area or the number of plates, and the pressure drops if you have them. They are part of the link and the PDF, too.',
  },
  inputs: { ko: '받으신 제안', en: 'What is offered' },
  results: { ko: '점검 결과', en: 'Result' },
  inWords: { ko: '그대로 보내실 수 있는 문구', en: 'In words, to send on' },
  copyOne: { ko: '문구 복사', en: 'Copy text' },
  copyOneFull: {
    ko: (offer: string) => `문구 복사: ${offer}`,
    en: (offer: string) => `Copy text: ${offer}`,
  },
  copyAll: { ko: '모든 문구 복사', en: 'Copy all texts' },
  copied: { ko: '복사했습니다.', en: 'Copied.' },
  byHand: { ko: '이 문구를 복사해 주세요.', en: 'Please copy this text.' },
  notWhole: { ko: '정수 확인', en: 'Not whole' },
  loading: { ko: '불러오는 중입니다.', en: 'Loading…' },
  missing: {
    ko: '이 부분을 불러오지 못했습니다. 페이지를 새로 고쳐 주세요.',
    en: 'This part could not be loaded. Please reload the page.',
  },
});
