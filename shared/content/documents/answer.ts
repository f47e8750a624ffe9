import { document } from '../fields/document.js';
import { line, lines } from '../fields/fields.js';

/** Opening words of an answer to a request. The server adds conditions, signature, files and link. */
export const answer = document({
  title: { ko: '견적 답변 이메일', en: 'Answer e-mail' },
  path: null,
  fields: {
    subject: line({ ko: '제목', en: 'Subject' }, 80, {
      hint: { ko: '{reference}는 접수번호입니다.', en: '{reference} stands for the reference.' },
    }),
    opening: lines({ ko: '첫머리', en: 'Opening' }, 400, {
      most: 4,
      hint: {
        ko: '{sender}는 보낸 회사, {name}은 보낸 사람, {reference}는 접수번호입니다.',
        en: '{sender} stands for the sender’s company, {name} for the person, {reference} for the reference.',
      },
    }),
    understood: line({ ko: '요청 조건 앞의 문장', en: 'Sentence before the conditions' }, 120, {
      hint: {
        ko: '그 아래에 제품, 열량, 온도, 유량, 전열판 매수가 들어갑니다.',
        en: 'Product, duty, temperatures, flows and plates follow it.',
      },
    }),
    terms: lines({ ko: '거래 조건', en: 'Terms' }, 400, { most: 8 }),
    closing: lines({ ko: '끝인사', en: 'Closing' }, 400, {
      most: 4,
      hint: {
        ko: '그 아래에 답변하는 사람의 이름, 회사명, 전화번호, 이메일이 들어갑니다.',
        en: 'The name of who answers, the company, telephone and e-mail follow it.',
      },
    }),
  },
});
