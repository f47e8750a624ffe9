import { words } from '@shared/words/words';

/** The chart that sets the families side by side. */
export const comparisonTexts = words({
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
  area: { ko: '전열면적', en: 'Heat transfer area' },
  none: { ko: '주문 사양', en: 'To order' },
  toOrder: { ko: '주문 사양에 따라 설계하는 제품군', en: 'Designed to the order' },
  byMaterial: { ko: '재질에 따라, 하한은 주문 사양', en: 'by material; lower limit to order' },
  note: {
    ko: '최고 압력과 최고 온도가 동시에 허용된다는 뜻은 아닙니다. 두 값은 형식, 크기, 재질과 가스켓에 따라 함께 정해집니다.',
    en: 'This does not mean that the highest pressure and the highest temperature are allowed at the same time: both depend on type, size, material and gasket.',
  },
});
