import { words } from '../words/words.js';

/** Names of the figures, on the page and in the CSV file. */
export const figureTexts = words({
  part: { ko: '구분', en: 'By' },
  weeks: { ko: '주', en: 'Week' },
  families: { ko: '제품', en: 'Product' },
  languages: { ko: '언어', en: 'Language' },
  pages: { ko: '요청 전에 본 페이지', en: 'Page before the form' },
  name: { ko: '항목', en: 'Name' },
  requests: { ko: '요청', en: 'Requests' },
  median: { ko: '첫 답변까지(근무일, 중앙값)', en: 'To the first answer (working days, median)' },
  judged: { ko: '답변했거나 기한이 지난 요청', en: 'Answered or overdue' },
  inTime: { ko: '기한 안에 답변', en: 'Answered in time' },
  quotations: { ko: '견적 결과', en: 'Quotations' },
  reasons: { ko: '거절·실주 이유', en: 'Declined or lost because of' },
  noReason: { ko: '이유를 모름', en: 'Reason not known' },
  noProduct: { ko: '제품을 고르지 않음', en: 'No product named' },
  noPage: { ko: '바로 들어옴 · 알 수 없음', en: 'Came directly, or not known' },
});
