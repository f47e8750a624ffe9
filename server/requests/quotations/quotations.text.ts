import { words } from '../../../shared/words/words.js';

/** Words of a quotation's PDF that the office does not change. */
export const quotationTexts = words({
  draft: { ko: '초안', en: 'Draft' },
  positions: { ko: '견적 내용', en: 'Positions' },
  sums: { ko: '합계', en: 'Totals' },
  net: { ko: '공급가액', en: 'Net' },
  total: { ko: '총액', en: 'Total' },
  apart: { ko: '별도', en: 'not included' },
  about: { ko: '견적 정보', en: 'About this quotation' },
  number: { ko: '견적번호', en: 'Number' },
  date: { ko: '견적일', en: 'Date' },
  validUntil: { ko: '유효 기한', en: 'Valid until' },
  supplier: { ko: '공급자', en: 'From' },
  businessNumber: { ko: '사업자등록번호', en: 'business reg. no.' },
  receiver: { ko: '받는 곳', en: 'To' },
  project: { ko: '프로젝트', en: 'Project' },
  delivery: { ko: '납기', en: 'Delivery' },
  terms: { ko: '결제와 거래 조건', en: 'Payment and terms' },
  conditions: { ko: '조건', en: 'Conditions' },
  site: { ko: '홈페이지', en: 'Website' },
});
