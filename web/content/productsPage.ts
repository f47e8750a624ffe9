import { words } from '@server/common/words';

import hero from '@/images/hero/hero-3.webp?role=hero';
import type { Localized } from '@/lib/locale';

import type { RelatedPage } from './products/product';

/** Words of the products page that are no single product's. */
export const productsPageText = words({
  lead: {
    ko: '판형열교환기에서 볼탱크까지 열두 가지 제품군을 인천과 포항의 두 공장에서 설계하고 제작합니다.',
    en: 'Twelve families, from plate heat exchangers to ball tanks, designed and built at our two plants in Incheon and Pohang.',
  },
  heroAlt: {
    ko: '판형열교환기가 줄지어 있고 위로 배관이 지나는 기계실',
    en: 'Machine room with a row of plate heat exchangers and overhead pipes',
  },
  toComparison: { ko: '사양 비교', en: 'Compare specifications' },
  families: { ko: '제품군 바로가기', en: 'Product families' },
  category: { ko: '열교환기와 탱크', en: 'Heat exchangers and tanks' },
  advantages: { ko: '특장점', en: 'Advantages' },
  specification: { ko: '표준사양', en: 'Standard specification' },
  applications: { ko: '적용 분야', en: 'Applications' },
  customers: { ko: '주요 고객', en: 'Principal customers' },
  choosing: { ko: '선정할 때', en: 'When to choose it' },
  /** Names a product's slider. */
  pictures: { ko: '제품 사진', en: 'Pictures' },
  /** What folds open: the description with the drawing, advantages and choice; table, applications and customers. */
  principle: { ko: '구조와 원리, 특장점', en: 'Design, principle and advantages' },
  facts: { ko: '표준사양과 적용 분야', en: 'Specification and applications' },
  /** The family's own page. */
  ownPage: { ko: '제품 상세', en: 'Product page' },
  ownPageOf: {
    ko: (name: string) => `${name} 제품 상세`,
    en: (name: string) => `Product page: ${name}`,
  },
  setByOrder: { ko: '주문 사양으로 정하는 값', en: 'Specified per order' },
  quote: { ko: '견적 요청', en: 'Request a quote' },
  /** The same of one family, where several stand together. */
  quoteFor: {
    ko: (name: string) => `${name} 견적 요청`,
    en: (name: string) => `Request a quote: ${name}`,
  },
});

export const productsHero = hero;

/** Words of a family's own page. */
export const productPageText = words({
  overview: { ko: '전체 제품 보기', en: 'All product families' },
  dataSheet: { ko: '데이터시트 (PDF)', en: 'Data sheet (PDF)' },
  neighbours: { ko: '이전 제품과 다음 제품', en: 'Previous and next family' },
  previous: { ko: '이전 제품', en: 'Previous family' },
  next: { ko: '다음 제품', en: 'Next family' },
});

/** Words of a family's data sheet, which is a PDF. */
export const dataSheetText = words({
  kind: { ko: '데이터시트', en: 'Data sheet' },
  /** The name it is saved under. */
  fileName: {
    ko: (name: string) => `${name} 데이터시트.pdf`,
    en: (name: string) => `${name} data sheet.pdf`,
  },
  figures: { ko: '설계 한계', en: 'Design limits' },
  page: { ko: '제품 페이지', en: 'Product page' },
  remark: {
    ko: '표준사양입니다. 최종 사양은 주문에 따라 정해집니다.',
    en: 'Standard specification; the order determines the final one.',
  },
  limitsRemark: {
    ko: '표준사양의 한계값이며, 최고 압력과 최고 온도가 동시에 허용된다는 뜻은 아닙니다. 최종 사양은 주문에 따라 정해집니다.',
    en: 'Limits of the standard specification; the highest pressure and temperature may not be allowed at the same time. The order determines the final specification.',
  },
  telephone: { ko: '전화', en: 'Tel' },
  fax: { ko: '팩스', en: 'Fax' },
});

/** The chart that sets the families side by side. */
export const comparisonText = words({
  title: { ko: '한눈에 비교', en: 'Comparison at a glance' },
  lead: {
    ko: '설계압력과 설계온도를 적으시면 맞는 제품군을 바로 가려 드립니다. 둘 중 하나만 적으셔도 됩니다.',
    en: 'Enter a design pressure and a design temperature, or only one of them, and see which families take it.',
  },
  sideBySide: { ko: '제품군 나란히 비교', en: 'Families side by side' },
  sideBySideLead: {
    ko: '비교할 제품군을 세 가지까지 고르세요. 고르신 제품군과 적으신 조건은 이 페이지의 주소에 담깁니다.',
    en: 'Choose up to three. Your choice and your conditions are part of this page’s address.',
  },
  chosen: {
    ko: (count: number, most: number) => `${most}개 중 ${count}개 선택`,
    en: (count: number, most: number) => `${count} of ${most} chosen`,
  },
  notListed: { ko: '표기 없음', en: 'Not listed' },
  figures: { ko: '표준사양의 한계값', en: 'Limits of the standard specifications' },
  figuresLead: {
    ko: '같은 눈금으로 비교했습니다. 압력은 bar로 환산해 그렸고, 숫자는 업계에서 쓰는 단위 그대로 적었습니다.',
    en: 'On a common scale. Pressures are plotted in bar; the figures are given in the customary units.',
  },
  caption: {
    ko: '제품군별 최고 설계압력, 설계온도, 전열면적',
    en: 'Highest design pressure, design temperature and heat transfer area by product family',
  },
  family: { ko: '제품군', en: 'Product family' },
  measure: { ko: '비교할 값', en: 'Figure to compare' },
  pressure: { ko: '설계압력', en: 'Design pressure' },
  temperature: { ko: '설계온도', en: 'Design temperature' },
  celsius: { ko: '℃', en: '°C' },
  area: { ko: '전열면적', en: 'Heat transfer area' },
  none: { ko: '주문 사양', en: 'To order' },
  /** Between the values that an order sets; the English ones begin with capitals. */
  between: { ko: ', ', en: ' · ' },
  toOrder: { ko: '주문 사양에 따라 설계하는 제품군', en: 'Designed to the order' },
  byMaterial: { ko: '재질에 따라, 하한은 주문 사양', en: 'by material; lower limit to order' },
  note: {
    ko: '최고 압력과 최고 온도가 동시에 허용된다는 뜻은 아닙니다. 두 값은 형식, 크기, 재질과 가스켓에 따라 함께 정해집니다.',
    en: 'This does not mean that the highest pressure and the highest temperature are allowed at the same time: both depend on type, size, material and gasket.',
  },
});

/** The page of the calculator. */
export const calculatorText = words({
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

/** Other places that say more about a product. */
export const relatedTexts: Record<RelatedPage, Localized> = {
  certificationDetail: { ko: '인증현황', en: 'Certificates' },
  deliveryPerformance: { ko: '납품실적', en: 'Delivery record' },
  dataRoom: { ko: '카탈로그·기술자료', en: 'Catalogs and documents' },
};
