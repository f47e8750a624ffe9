import { words } from '@shared/words/words';

import type { Language, Localized } from '@/lib/locale';

export const requestTexts = words({
  print: { ko: '인쇄', en: 'Print' },
  loading: { ko: '견적 요청을 불러오는 중입니다.', en: 'Loading the quote request.' },
  missing: { ko: '이 견적 요청을 찾을 수 없습니다.', en: 'This quote request does not exist.' },
  failed: { ko: '견적 요청을 불러오지 못했습니다.', en: 'The quote request could not be loaded.' },
  handling: { ko: '처리', en: 'Handling' },
  statusSaved: { ko: '상태를 저장했습니다.', en: 'Status saved.' },
  statusFailed: { ko: '상태를 저장하지 못했습니다.', en: 'The status could not be saved.' },
  statusConflict: {
    ko: '그 사이에 다른 사람이 이 요청을 바꿨습니다. 지금 저장된 내용을 불러왔으니 확인하고 다시 골라 주세요.',
    en: 'Someone else has changed this request in the meantime. The newer version is shown; please check and choose again.',
  },
  note: { ko: '내부 메모', en: 'Internal note' },
  noteHint: { ko: '고객에게는 보이지 않습니다.', en: 'Never shown to the sender.' },
  save: { ko: '메모 저장', en: 'Save note' },
  discard: { ko: '되돌리기', en: 'Discard changes' },
  unsaved: { ko: '저장하지 않은 변경이 있습니다.', en: 'There are unsaved changes.' },
  noteSaved: { ko: '메모를 저장했습니다.', en: 'Note saved.' },
  noteFailed: {
    ko: '메모를 저장하지 못했습니다. 쓰신 내용은 그대로 있으니 다시 저장해 주세요.',
    en: 'The note could not be saved. What you typed is still here; please save again.',
  },
  noteTooLong: { ko: '메모는 2,000자까지 쓸 수 있습니다.', en: 'A note can have up to 2,000 characters.' },
  noteConflict: {
    ko: '그 사이에 다른 사람이 이 요청을 바꿨습니다. 지금 저장된 메모는 아래와 같습니다. 쓰신 내용은 그대로 있으며, 다시 저장하면 저장된 메모를 대신합니다.',
    en: 'Someone else has changed this request in the meantime. The note now stored is shown below. What you typed is kept; saving again replaces the stored note.',
  },
  storedNote: { ko: '저장된 메모', en: 'Stored note' },
  emptyNote: { ko: '(비어 있음)', en: '(empty)' },
  takeStored: { ko: '저장된 메모로 바꾸기', en: 'Use the stored note' },
  draftKept: {
    ko: '저장하지 않은 메모를 보관했습니다. 요청을 다시 열면 그대로 있습니다.',
    en: 'Your unsaved note was kept. It is there when you open the request again.',
  },
  deliveries: { ko: '메일 발송', en: 'E-mail delivery' },
  attempts: { ko: '시도', en: 'Attempts' },
  sentAt: { ko: '발송', en: 'Sent' },
  lastError: { ko: '마지막 오류', en: 'Last error' },
  limited: {
    ko: '이 이메일 주소로는 한 시간 동안 보낼 수 있는 접수 확인 메일을 이미 모두 보냈습니다. 고객은 메일을 받지 못했으니 직접 연락해 주세요.',
    en: 'This e-mail address has already been sent the most confirmations allowed in an hour. The sender got no e-mail; please get in touch yourself.',
  },
  written: {
    ko: '메일 서버가 설정되어 있지 않아 보내지 않고 파일로 저장했습니다. 메일 서버를 설정한 뒤 다시 보내 주세요.',
    en: 'Saved to a file because no mail server is set. Once there is one, send the e-mail again.',
  },
  resend: { ko: '다시 보내기', en: 'Resend' },
  resent: { ko: '다시 보내도록 대기열에 넣었습니다.', en: 'Queued to be sent again.' },
  resendFailed: {
    ko: '다시 보내지 못했습니다. 잠시 후 다시 시도해 주세요.',
    en: 'Resending failed. Please try again in a moment.',
  },
  stillOpen: {
    ko: '종결하거나 스팸으로 표시하면 보관 기간이 시작되고, 기간이 끝나면 자동으로 삭제됩니다.',
    en: 'Closing it, or marking it as spam, starts the storage period, after which it is erased automatically.',
  },
});

/** The language a request was made in, which is the one to answer in. */
export const madeInTexts: Record<Language, Localized> = {
  ko: { ko: '한국어로 요청', en: 'Sent in Korean' },
  en: { ko: '영어로 요청', en: 'Sent in English' },
};

/** The switch of the sheet's language. Languages are called by their own names. */
export const sheetLanguageTexts = words({
  name: { ko: '요청서 언어', en: 'Language of the sheet' },
  ofSender: { ko: '(요청 언어)', en: '(sender’s)' },
});
export const languageNames: Record<Language, string> = { ko: '한국어', en: 'English' };

type Answer = { reference: string; name: string; projectName: string };

/** Opening words of an answer, in the language the request was made in. */
export const answerTexts: Localized<{ subject: (answer: Answer) => string; opening: (answer: Answer) => string[] }> = {
  ko: {
    subject: ({ reference, projectName }) => `[${reference}] 견적 요청 회신: ${projectName}`,
    opening: ({ reference, name, projectName }) => [
      `${name} 님께`,
      `보내 주신 견적 요청(접수번호 ${reference}, ${projectName})에 대해 답변드립니다.`,
    ],
  },
  en: {
    subject: ({ reference, projectName }) => `[${reference}] Your quote request: ${projectName}`,
    opening: ({ reference, name, projectName }) => [
      `Dear ${name},`,
      `Thank you for your quote request ${reference} (${projectName}).`,
    ],
  },
};

/** When a closed request is erased, and what goes with it. */
export const erasureText: Localized<(day: string, days: number) => string> = {
  ko: (day, days) =>
    `${day}에 메일과 함께 자동으로 삭제됩니다(${days > 0 ? `${days}일 남음` : '곧 삭제'}). 다시 열면 삭제되지 않습니다.`,
  en: (day, days) =>
    `Will be erased with its e-mails on ${day} (${days > 0 ? `${days} ${days === 1 ? 'day' : 'days'} left` : 'any moment now'}), unless it is opened again.`,
};
