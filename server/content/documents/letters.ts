import { document } from '../document.js';
import { line, lines } from '../fields.js';

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
  defaults: {
    subject: {
      ko: '[{reference}] 견적 요청이 접수되었습니다',
      en: '[{reference}] We have received your quote request',
    },
    opening: {
      ko: [
        '견적 요청을 보내 주셔서 감사합니다.',
        '접수번호는 {reference}입니다. 담당자가 내용을 검토한 뒤 영업일 기준 {workingDays} 이내에 이메일로 답변드리겠습니다.',
      ],
      en: [
        'Thank you for your quote request.',
        'Your reference is {reference}. Our engineers will look into it and answer by e-mail within {workingDays} in Korea.',
      ],
    },
    closing: {
      ko: [
        '문의하실 때 접수번호를 알려 주시면 더 빨리 확인해 드릴 수 있습니다.',
        '본인이 요청하지 않았다면 이 메일은 무시하셔도 됩니다.',
      ],
      en: [
        'Whenever you contact us about it, please quote the reference.',
        'If you did not send this request, you can ignore this message.',
      ],
    },
  },
});
