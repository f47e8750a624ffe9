import { document } from '../document.js';
import { line, picture } from '../fields.js';

/** Words around the lists of this page. */
export const products = document({
  title: { ko: '제품소개', en: 'Products page' },
  path: '/products',
  fields: {
    hero: picture({ ko: '머리 사진', en: 'Picture behind the heading' }, 'hero'),
    lead: line({ ko: '머리 소개', en: 'Lead' }, 200),
  },
  defaults: {
    hero: {
      picture: 'hero/hero-3',
      alt: {
        ko: '판형열교환기가 줄지어 있고 위로 배관이 지나는 기계실',
        en: 'Machine room with a row of plate heat exchangers and overhead pipes',
      },
    },
    lead: {
      ko: '판형열교환기에서 볼탱크까지 열두 가지 제품군을 인천과 포항의 두 공장에서 설계하고 제작합니다.',
      en: 'Twelve families, from plate heat exchangers to ball tanks, designed and built at our two plants in Incheon and Pohang.',
    },
  },
});
