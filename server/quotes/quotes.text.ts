import type { Language } from '../common/localized.types.js';

/** Words of the letters outside their templates. */
export const letterTexts = {
  subject: { ko: '[견적 요청 {reference}] {company}', en: '[Quote request {reference}] {company}' },
  confirmationSubject: {
    ko: '[{reference}] 견적 요청이 접수되었습니다',
    en: '[{reference}] We have received your quote request',
  },
  hot: { ko: '고온측', en: 'Hot side' },
  cold: { ko: '저온측', en: 'Cold side' },
  reference: { ko: '접수번호', en: 'Reference' },
  received: { ko: '접수일시', en: 'Received' },
  files: { ko: '첨부 파일', en: 'Files' },
  calculation: { ko: '계산 결과 · 개략 산정(참고용)', en: 'Calculation · preliminary estimate' },
  si: { ko: 'SI 단위 환산값', en: 'Values in SI' },
  results: { ko: '결과', en: 'Results' },
  warnings: { ko: '확인 사항', en: 'Points to check' },
  inbox: { ko: '관리자 화면에서 보기', en: 'Open in the inbox' },
  confirmation: {
    ko: [
      '견적 요청을 보내 주셔서 감사합니다.',
      '접수번호는 {reference}입니다. 담당자가 내용을 검토한 뒤 이메일로 답변드리겠습니다.',
      '추가로 알려 주실 내용이 있으면 이 접수번호와 함께 {mailbox}(으)로 보내 주십시오.',
      '본인이 요청하지 않았다면 이 메일은 무시하셔도 됩니다.',
    ],
    en: [
      'Thank you for your quote request.',
      'Your reference is {reference}. Our engineers will look into it and answer by e-mail.',
      'If you want to add anything, please write to {mailbox} and quote the reference.',
      'If you did not send this request, you can ignore this message.',
    ],
  },
} as const;

/** Puts values into a sentence: `fill('Q {reference}', { reference })`. */
export function fill(sentence: string, values: Record<string, string>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** A moment as people in the office write it, in Korean time. */
export function formatMoment(moment: Date, language: Language): string {
  const locale = language === 'ko' ? 'ko-KR' : 'en-GB';
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Seoul' } as const;
  return `${new Intl.DateTimeFormat(locale, options).format(moment)} (KST)`;
}
