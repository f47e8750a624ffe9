import { words } from '@shared/words/words';

/** Labels of the page about the company; what it says is content. */
export const companyTexts = words({
  /** The title of a decade, e.g. for 1980. */
  decade: {
    ko: (decade: number) => `${decade}년대`,
    en: (decade: number) => `${decade}s`,
  },
  sampleHistory: {
    ko: '예시 연혁입니다. 1982년 6월 창립을 제외한 항목은 실제 연혁이 아닙니다.',
    en: 'Sample history: apart from the founding in June 1982, these are not real events.',
  },
  sampleOrganization: {
    ko: '예시 조직도입니다. 부서명과 구성은 실제와 다를 수 있습니다.',
    en: 'Sample chart: the actual divisions and structure may differ.',
  },
});

export const locationTexts = words({
  address: { ko: '주소', en: 'Address' },
  telephone: { ko: '전화', en: 'Tel' },
  fax: { ko: '팩스', en: 'Fax' },
  email: { ko: '이메일', en: 'E-mail' },
  visit: { ko: '오시는 방법', en: 'How to get here' },
  toMap: { ko: '지도에서 보기 (새 창)', en: 'Open the map (new tab)' },
  schematic: {
    ko: '약도입니다. 축척은 실제와 다르며 위치 표시는 예시입니다.',
    en: 'Schematic, not to scale; the marked position is a sample.',
  },
});

/** Labels of the details list. */
export const detailLabels = words({
  title: { ko: '회사 현황', en: 'Company details' },
  representative: { ko: '대표이사', en: 'Representative' },
  founded: { ko: '창립일', en: 'Founded' },
  plants: { ko: '공장 규모', en: 'Plants' },
  products: { ko: '주요 제품', en: 'Main products' },
  address: { ko: '본사 주소', en: 'Head office' },
  telephone: { ko: '전화', en: 'Tel' },
  fax: { ko: '팩스', en: 'Fax' },
  email: { ko: '영업 이메일', en: 'Sales e-mail' },
});
