import { words } from '@server/common/words';

/** Words about the product that a request is for. */
export const productTexts = words({
  /** The line in the remarks. It is how the office learns of the product, and how the form finds it again. */
  line: {
    ko: (name: string) => `문의 제품: ${name}`,
    en: (name: string) => `Product: ${name}`,
  },
  chosen: { ko: '문의 제품:', en: 'Product:' },
  where: { ko: '추가 요청사항 첫 줄에 적어 두었습니다.', en: 'Noted in the first line of the additional remarks.' },
  remove: { ko: '제품 빼기', en: 'Remove product' },
  open: {
    ko: '판형열교환기 외의 제품도 이 양식으로 견적을 요청하실 수 있습니다.',
    en: 'You can use this form for any of our products, not only plate heat exchangers.',
  },
  choose: { ko: '제품에서 고르기', en: 'Choose a product' },
});
