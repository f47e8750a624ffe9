import { words } from '@shared/words/words';

import type { Localized } from '@/lib/locale';

import type { RelatedPage } from './related';

/** Labels of the products page that are no single family's; what it says is content. */
export const productsTexts = words({
  toComparison: { ko: '사양 비교', en: 'Compare specifications' },
  families: { ko: '제품군 바로가기', en: 'Product families' },
  category: { ko: '열교환기와 탱크', en: 'Heat exchangers and tanks' },
  /** Names a product's slider. */
  pictures: { ko: '제품 사진', en: 'Pictures' },
  /** Headings of the folds: description and drawing, advantages and choice; table, applications and customers. */
  principle: { ko: '구조와 원리, 특장점', en: 'Design, principle and advantages' },
  facts: { ko: '표준사양과 적용 분야', en: 'Specification and applications' },
  /** The family's own page. */
  ownPage: { ko: '제품 상세', en: 'Product page' },
  ownPageOf: {
    ko: (name: string) => `${name} 제품 상세`,
    en: (name: string) => `Product page: ${name}`,
  },
  quote: { ko: '견적 요청', en: 'Request a quote' },
  /** The same of one family, where several stand together. */
  quoteFor: {
    ko: (name: string) => `${name} 견적 요청`,
    en: (name: string) => `Request a quote: ${name}`,
  },
});

/** Labels of a family's own page. */
export const productTexts = words({
  overview: { ko: '전체 제품 보기', en: 'All product families' },
  dataSheet: { ko: '데이터시트 (PDF)', en: 'Data sheet (PDF)' },
  neighbours: { ko: '이전 제품과 다음 제품', en: 'Previous and next family' },
  previous: { ko: '이전 제품', en: 'Previous family' },
  next: { ko: '다음 제품', en: 'Next family' },
  request: { ko: '조건을 알려 주시면 견적을 드립니다', en: 'Tell us your conditions and we will quote' },
  requestLead: {
    ko: '아는 값만 적으셔도 됩니다. 나머지는 저희가 계산하거나 여쭤봅니다.',
    en: 'Fill in what you know. We calculate the rest or ask you.',
  },
});

/** Other places that say more about a family. */
export const relatedTexts: Record<RelatedPage, Localized> = {
  certificationDetail: { ko: '인증현황', en: 'Certificates' },
  deliveryPerformance: { ko: '납품실적', en: 'Delivery record' },
  dataRoom: { ko: '카탈로그·기술자료', en: 'Catalogs and documents' },
};
