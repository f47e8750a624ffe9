import type { Language } from '../../../shared/words/localized.types.js';
import { isKeyOf } from '../../../shared/words/records.js';
import { dateFormat } from '../../../shared/words/date-format.js';

/** Words of the letters outside their templates. */
export const letterTexts = {
  subject: { ko: '[견적 요청 {reference}] {company}', en: '[Quote request {reference}] {company}' },
  hot: { ko: '고온측', en: 'Hot side' },
  cold: { ko: '저온측', en: 'Cold side' },
  reference: { ko: '접수번호', en: 'Reference' },
  language: { ko: '고객의 언어', en: 'Sender’s language' },
  languages: { ko: { ko: '한국어', en: 'Korean' }, en: { ko: '영어', en: 'English' } },
  received: { ko: '접수일시', en: 'Received' },
  files: { ko: '첨부 파일', en: 'Files' },
  calculation: { ko: '계산 결과 · 개략 산정(참고용)', en: 'Calculation · preliminary estimate' },
  si: { ko: 'SI 단위 환산값', en: 'Values in SI' },
  results: { ko: '결과', en: 'Results' },
  warnings: { ko: '확인 사항', en: 'Points to check' },
  inbox: { ko: '관리자 화면에서 보기', en: 'Open in the inbox' },
  entrySubject: {
    correction: { ko: '[{reference}] 고객이 내용을 추가했습니다', en: '[{reference}] The sender added a correction' },
    withdrawal: {
      ko: '[{reference}] 고객이 견적 요청을 취소했습니다',
      en: '[{reference}] The sender withdrew the request',
    },
    erasure: {
      ko: '[{reference}] 고객이 개인정보 삭제를 요청했습니다',
      en: '[{reference}] The sender asks for erasure',
    },
    acceptance: { ko: '[{reference}] 고객이 답변을 수락했습니다', en: '[{reference}] The sender accepts the answer' },
    accepted: {
      ko: '[{reference}] 고객이 견적서를 수락했습니다',
      en: '[{reference}] The sender accepts the quotation',
    },
    decline: {
      ko: '[{reference}] 고객이 견적서를 거절했습니다',
      en: '[{reference}] The sender declines the quotation',
    },
    change: { ko: '[{reference}] 고객이 변경을 요청했습니다', en: '[{reference}] The sender asks for changes' },
  },
  entry: {
    correction: {
      ko: '고객이 견적 요청({reference})에 내용이나 파일을 추가했습니다. 처음 보낸 내용은 그대로 남아 있습니다.',
      en: 'The sender added something to quote request {reference}. What was sent first is unchanged.',
    },
    withdrawal: {
      ko: '고객이 견적 요청({reference})을 취소했습니다. 요청은 종결되었으며 보관 기간이 지나면 삭제됩니다.',
      en: 'The sender has withdrawn quote request {reference}. It is closed, and will be erased when its time is over.',
    },
    erasure: {
      ko: '고객이 견적 요청({reference})에 담긴 개인정보를 지체 없이 삭제해 달라고 요청했습니다. 관리자 화면의 개인정보 화면에서 이 이메일 주소를 찾아 삭제해 주세요.',
      en: 'The sender of quote request {reference} asks for the personal data in it to be erased without delay. Please look up the e-mail address in the personal data screen of the administration and erase it there.',
    },
    acceptance: {
      ko: '고객이 견적 요청({reference})에 보낸 답변을 수락했습니다. 다음 절차를 안내해 주세요.',
      en: 'The sender of quote request {reference} accepts the answer. Please tell the sender what happens next.',
    },
    change: {
      ko: '고객이 견적 요청({reference})에 보낸 답변의 변경을 요청했습니다.',
      en: 'The sender of quote request {reference} asks for changes to the answer.',
    },
    accepted: {
      ko: '고객이 견적서({number})를 수락했습니다. 고객에게는 확인 메일을 따로 보냅니다. 다음 절차를 안내해 주세요.',
      en: 'The sender accepts quotation {number}, and gets an e-mail that confirms it. Please tell the sender what happens next.',
    },
    decline: {
      ko: '고객이 견적서({number})를 거절했습니다. 이유를 알려 주면 관리자 화면의 견적서 목록에 표시됩니다.',
      en: 'The sender declines quotation {number}. Should a reason be told, it stands with the quotation in the inbox.',
    },
  },
  receipt: {
    acceptance: {
      subject: {
        ko: '[{reference}] 견적서를 수락하셨습니다',
        en: '[{reference}] You have accepted our quotation',
      },
      says: {
        ko: '견적서({number})를 수락해 주셔서 감사합니다. 담당자에게 전달했으며, 다음 절차는 담당자가 안내해 드립니다. 직접 수락하지 않으셨다면 이 메일에 바로 회신해 주세요.',
        en: 'Thank you for accepting quotation {number}. Our office has been told, and will get back to you about what comes next. If you have not accepted it, please reply to this e-mail.',
      },
    },
    decline: {
      subject: { ko: '[{reference}] 견적서를 거절하셨습니다', en: '[{reference}] You have declined our quotation' },
      says: {
        ko: '견적서({number})를 거절하신 것을 확인했습니다. 검토해 주셔서 감사합니다. 아래 링크에서 이유를 알려 주시면 다음 견적에 참고하겠습니다. 직접 거절하지 않으셨다면 이 메일에 바로 회신해 주세요.',
        en: 'You have declined quotation {number}. Thank you for looking at it. If you like, you can tell us why on the page linked below. If you have not declined it, please reply to this e-mail.',
      },
    },
  },
  quotation: { ko: '견적번호', en: 'Quotation' },
  sender: { ko: '보낸 사람', en: 'Sender' },
  at: { ko: '시각', en: 'Time' },
} as const;

/** Puts values into a sentence: `fill('Q {reference}', { reference })`. */
export function fill(sentence: string, values: Record<string, string>): string {
  return sentence.replaceAll(
    /\{(\w+)\}/g,
    (whole, name: string) => (isKeyOf(values, name) ? values[name] : undefined) ?? whole,
  );
}

const momentFormat = dateFormat({ dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Seoul' });

/** A moment as people in the office write it, in Korean time. */
export function formatMoment(moment: Date, language: Language): string {
  return `${momentFormat(moment, language)} (KST)`;
}
