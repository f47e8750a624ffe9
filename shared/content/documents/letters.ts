import { document } from '../fields/document.js';
import { line, lines } from '../fields/fields.js';

/** E-mail that confirms a quote request to its sender. Values and link are put in by the server. */
export const letters = document({
  title: { ko: '견적 접수 확인 이메일', en: 'Confirmation e-mail' },
  path: null,
  fields: {
    subject: line({ ko: '제목', en: 'Subject' }, 80, {
      hint: { ko: '{reference}는 접수번호입니다.', en: '{reference} stands for the reference.' },
    }),
    opening: lines({ ko: '첫머리', en: 'Opening' }, 400, {
      most: 4,
      hint: {
        ko: '{reference}는 접수번호, {workingDays}는 답변을 약속하는 기한입니다.',
        en: '{reference} stands for the reference, {workingDays} for the time in which you promise an answer.',
      },
    }),
    closing: lines({ ko: '끝인사', en: 'Closing' }, 400, { most: 4 }),
  },
});
