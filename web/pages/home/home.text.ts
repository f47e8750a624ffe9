import { words } from '@shared/words/words';

/** Labels of the home page; what it says is content. */
export const homeTexts = words({
  slides: { ko: '주요 제품', en: 'Products in pictures' },
  quote: { ko: '온라인 견적 요청', en: 'Request a quote' },
  products: { ko: '제품 보기', en: 'See the products' },
  compare: { ko: '압력·온도·면적 비교', en: 'Compare pressure, temperature and area' },
  partners: { ko: '협력사', en: 'Partners' },
  samplePartners: { ko: '예시 로고입니다. 실제 협력사가 아닙니다.', en: 'Sample logos: not real companies.' },
  support: { ko: '고객센터 문의', en: 'Customer center' },
});
