import { words } from '../words/words.js';

/** Words of a family's data sheet, which is a PDF. */
export const familySheetTexts = words({
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
