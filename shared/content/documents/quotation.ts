import { document } from '../fields/document.js';
import { figure, flag, group, line, lines, list, logo } from '../fields/fields.js';

/** First content of a quotation; the office changes its delivery and terms. The server adds the rest. */
export const quotation = document({
  title: { ko: '견적서', en: 'Quotation' },
  path: null,
  fields: {
    title: line({ ko: '제목', en: 'Title' }, 40),
    opening: line({ ko: '첫 문장', en: 'Opening line' }, 200),
    validDays: figure({ ko: '유효 기간(일)', en: 'Valid for (days)' }, { least: 1, most: 365 }),
    acceptsLate: flag(
      { ko: '유효 기한이 지나도 수락 받기', en: 'Can be accepted after its date' },
      {
        hint: {
          ko: '켜면 고객이 유효 기한이 지난 견적서도 자기 페이지에서 수락할 수 있습니다.',
          en: 'If on, senders can still accept a quotation on their page when its date is over.',
        },
      },
    ),
    delivery: line({ ko: '납기', en: 'Delivery' }, 200),
    terms: lines({ ko: '결제와 거래 조건', en: 'Payment and terms' }, 200, { most: 8 }),
    columns: group(
      { ko: '표의 열 이름', en: 'Headings of the columns' },
      {
        product: line({ ko: '품명 열', en: 'Product column' }, 20),
        details: line({ ko: '사양 열', en: 'Details column' }, 20),
        quantity: line({ ko: '수량 열', en: 'Quantity column' }, 20),
        price: line({ ko: '단가 열', en: 'Price column' }, 20),
        amount: line({ ko: '금액 열', en: 'Amount column' }, 20),
      },
    ),
    tax: line({ ko: '부가세 표시', en: 'Words for the tax' }, 40),
    closing: line({ ko: '끝 문장', en: 'Closing line' }, 300),
    stamp: list(
      { ko: '직인', en: 'Stamp' },
      { picture: logo({ ko: '직인 그림', en: 'Picture of the stamp' }) },
      {
        most: 1,
        entry: { ko: '직인', en: 'Stamp' },
        hint: {
          ko: '회사 이름 옆에 찍힙니다. 없어도 됩니다.',
          en: 'Stands beside the company’s name. It may be missing.',
        },
      },
    ),
  },
});
