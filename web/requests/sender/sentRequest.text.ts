import { words } from '@shared/words/words';
import type { SenderState } from '@shared/requests/quote-sender.types';

import type { Localized } from '@/lib/locale';

/** Words of the page on which senders see their request again. */
export const sentRequestTexts = words({
  loading: { ko: '견적 요청을 불러오는 중입니다.', en: 'Loading your quote request.' },
  missing: { ko: '이 링크로는 견적 요청을 볼 수 없습니다', en: 'There is no quote request at this link' },
  missingLead: {
    ko: '링크의 일부가 없거나 요청이 이미 삭제되었습니다. 접수 확인 메일의 링크를 다시 열어 보시고, 그래도 보이지 않으면 아래 연락처로 알려 주세요.',
    en: 'Part of the link may be missing, or the request has been erased. Please open the link in the confirmation e-mail again. If that does not help, please contact us.',
  },
  failedTitle: { ko: '견적 요청을 불러오지 못했습니다', en: 'Your quote request could not be loaded' },
  failed: {
    ko: '지금은 견적 요청을 불러올 수 없습니다. 보내신 내용은 그대로 보관되어 있으니 잠시 후 다시 시도해 주세요.',
    en: 'Your quote request cannot be loaded right now. What you sent is safe; please try again in a moment.',
  },
  retry: { ko: '다시 시도', en: 'Try again' },
  print: { ko: '인쇄 또는 PDF 저장', en: 'Print or save as PDF' },
  contact: { ko: '문의', en: 'Questions?' },
  contactNote: {
    ko: (reference: string) => `문의하실 때 접수번호(${reference})를 알려 주세요.`,
    en: (reference: string) => `Please quote the reference ${reference}.`,
  },
});

type StateWords = { title: Localized; lead: Localized<(known: { email: string; days: number }) => string> };

const underWay: Localized<(reference: string) => string> = {
  ko: (reference) =>
    `이 요청은 접수번호 ${reference} 요청과 함께 처리하고 있습니다. 답변은 ${reference} 건으로 보내 드립니다.`,
  en: (reference) => `We are handling this request together with ${reference}. Our answer will refer to ${reference}.`,
};

/** In place of a state's `lead` where a request was merged into the one of this reference. */
export const togetherTexts: Partial<Record<SenderState, Localized<(reference: string) => string>>> = {
  received: underWay,
  in_progress: underWay,
  answered: {
    ko: (reference) =>
      `이 요청은 접수번호 ${reference} 요청과 함께 처리했습니다. 답변은 ${reference} 건으로 보내 드렸습니다.`,
    en: (reference) => `We handled this request together with ${reference}. Our answer refers to ${reference}.`,
  },
};

/** States of a request, in plain words. */
export const stateTexts: Record<SenderState, StateWords> = {
  received: {
    title: { ko: '접수되었습니다', en: 'Received' },
    lead: {
      ko: ({ email, days }) =>
        `담당자가 검토한 뒤 영업일 기준 ${days}일 이내에 이메일로 답변드립니다. 답변을 받으실 주소: ${email}`,
      en: ({ email, days }) =>
        `Our engineers will review it and reply to ${email} within ${days === 1 ? 'one working day' : `${days} working days`} in Korea.`,
    },
  },
  in_progress: {
    title: { ko: '검토하고 있습니다', en: 'Under review' },
    lead: {
      ko: ({ email }) => `담당자가 내용을 검토하고 있습니다. 답변을 받으실 주소: ${email}`,
      en: ({ email }) => `Our engineers are reviewing it. We will reply to ${email}.`,
    },
  },
  answered: {
    title: { ko: '답변을 보내 드렸습니다', en: 'Answered' },
    lead: {
      ko: ({ email }) => `메일함에 답변이 보이지 않으면 스팸 메일함도 확인해 주세요. 답변을 보낸 주소: ${email}`,
      en: ({ email }) => `Our answer went to ${email}. If you do not find it, please look in the spam folder, too.`,
    },
  },
  accepted: {
    title: { ko: '견적서를 수락하셨습니다', en: 'Accepted' },
    lead: {
      ko: () => '수락해 주셔서 감사합니다. 다음 절차는 담당자가 안내해 드립니다.',
      en: () => 'Thank you for accepting our quotation. Our office will get back to you about what comes next.',
    },
  },
  declined: {
    title: { ko: '견적서를 거절하셨습니다', en: 'Declined' },
    lead: {
      ko: () => '검토해 주셔서 감사합니다. 조건을 바꾸어 다시 견적을 받고 싶으시면 변경을 요청해 주세요.',
      en: () => 'Thank you for looking at our quotation. If other terms would suit you, please ask for changes.',
    },
  },
  expired: {
    title: { ko: '견적서의 유효 기한이 지났습니다', en: 'Our quotation has expired' },
    lead: {
      ko: () => '견적이 아직 필요하시면 변경 요청으로 알려 주세요. 새 견적서를 보내 드립니다.',
      en: () => 'If you still need it, please ask for changes, and we will send you a new one.',
    },
  },
  closed: {
    title: { ko: '처리가 끝났습니다', en: 'Closed' },
    lead: {
      ko: () => '이 요청은 종결되었습니다. 보관 기간이 지나면 모든 내용이 삭제됩니다.',
      en: () => 'This request is closed. It will be erased with all its contents when the storage period ends.',
    },
  },
  withdrawn: {
    title: { ko: '취소하신 요청입니다', en: 'Withdrawn' },
    lead: {
      ko: () => '더 이상 처리하지 않습니다. 보관 기간이 지나면 모든 내용이 삭제됩니다.',
      en: () => 'We have stopped working on it. It will be erased with all its contents when the storage period ends.',
    },
  },
};

export const correctionTexts = words({
  title: { ko: '내용·파일 추가', en: 'Correct or add something' },
  lead: {
    ko: '처음 보내신 내용은 그대로 두고, 여기에 적으신 내용과 파일을 추가하여 담당자에게 알립니다.',
    en: 'Your original request stays as it is. We add your text and files to it, and our office is notified.',
  },
  label: { ko: '추가할 내용', en: 'Your text' },
  required: {
    ko: '추가할 내용을 적거나 파일을 골라 주세요.',
    en: 'Please write what you want to add, or choose a file.',
  },
  tooLong: { ko: '2,000자까지 적을 수 있습니다.', en: 'The text can have up to 2,000 characters.' },
  queued: { ko: '‘추가하기’를 누르면 보냅니다.', en: 'Will be sent when you press Add.' },
  full: {
    ko: (most: number) => `파일은 요청당 ${most}개까지여서 더 올릴 수 없습니다.`,
    en: (most: number) => `A request can have ${most} files, so no more can be added.`,
  },
  stopped: {
    ko: '아직 추가하지 않았습니다. 올리지 못한 파일을 삭제하거나 ‘추가하기’를 다시 선택해 주세요.',
    en: 'Nothing has been added yet. Remove the files that could not be uploaded, or press Add again.',
  },
  send: { ko: '추가하기', en: 'Add' },
  sent: { ko: '추가했습니다. 담당자가 확인합니다.', en: 'Added. Our office will read it.' },
  over: {
    ko: '이 요청에는 더 이상 내용을 추가할 수 없습니다. 필요하시면 아래 연락처로 알려 주세요.',
    en: 'Nothing can be added to this request any more. Please contact us if you need to.',
  },
  nothingLost: { ko: '입력하신 내용은 그대로 남아 있습니다.', en: 'What you typed is still here.' },
});

export const replyTexts = words({
  title: { ko: '답변에 회신하기', en: 'Reply to our answer' },
  lead: {
    ko: '답변대로 진행하시려면 수락해 주세요. 변경할 점이 있으면 적거나 파일을 더해 변경을 요청해 주세요.',
    en: 'Accept our answer to proceed, or tell us what should change. You can add files.',
  },
  changeLead: {
    ko: '변경할 점이나 궁금한 점을 적거나 파일을 더해 보내 주세요.',
    en: 'Tell us what should change, or ask us anything. You can add files.',
  },
  label: { ko: '전하실 내용', en: 'Your message' },
  required: {
    ko: '변경할 점을 적거나 파일을 골라 주세요.',
    en: 'Please write what should change, or choose a file.',
  },
  queued: { ko: '회신할 때 함께 보냅니다.', en: 'Will be sent with your reply.' },
  stopped: {
    ko: '아직 보내지 않았습니다. 올리지 못한 파일을 삭제하거나 다시 회신해 주세요.',
    en: 'Nothing has been sent yet. Remove the files that could not be uploaded, or try again.',
  },
  accept: { ko: '답변 수락', en: 'Accept' },
  change: { ko: '변경 요청', en: 'Ask for changes' },
  sent: { ko: '보냈습니다. 담당자가 확인하고 연락드립니다.', en: 'Sent. Our office will read it and get back to you.' },
});

/** Words about the quotation in force. */
export const sentQuotationTexts = words({
  title: { ko: (number: string) => `견적서 ${number}`, en: (number: string) => `Quotation ${number}` },
  total: { ko: '합계', en: 'Total' },
  validUntil: { ko: '유효 기한', en: 'Valid until' },
  // Its last day ends in Korea.
  day: { ko: (day: string) => `${day}까지`, en: (day: string) => `${day} (Korean time)` },
  late: {
    ko: '유효 기한이 지났지만 아직 수락하실 수 있습니다.',
    en: 'It has expired, but you can still accept it.',
  },
  accepted: { ko: (time: string) => `${time}에 수락하셨습니다.`, en: (time: string) => `You accepted it on ${time}.` },
  declined: { ko: (time: string) => `${time}에 거절하셨습니다.`, en: (time: string) => `You declined it on ${time}.` },
  reason: { ko: '이유를 알려 주시겠습니까? (선택)', en: 'Would you tell us why? (optional)' },
  accept: { ko: '견적서 수락', en: 'Accept the quotation' },
  decline: { ko: '거절', en: 'Decline' },
  overtaken: {
    ko: '반영하지 않았습니다. 그 사이 이미 수락 또는 거절되었거나, 기한이 지났거나, 새 견적서로 바뀌었습니다. 화면에는 현재 상태가 표시되어 있습니다.',
    en: 'This was not stored: meanwhile the quotation was accepted or declined, has expired, or there is a new one. This page shows how it stands now.',
  },
  inForce: {
    ko: (number: string) => `지금 유효한 견적서는 ${number}입니다.`,
    en: (number: string) => `The quotation in force is ${number}.`,
  },
  see: { ko: '유효한 견적서 보기', en: 'See it' },
});

/** Asked before a quotation is accepted; `total` is its sum. */
export const acceptanceTexts = words({
  question: { ko: '이 견적서를 수락하시겠습니까?', en: 'Accept this quotation?' },
  consequence: {
    ko: (number: string, total: string) =>
      `${number}, 합계 ${total}. 수락 내용은 담당자와 고객님께 메일로 보내 드립니다.`,
    en: (number: string, total: string) =>
      `${number}, total ${total}. You and our office will each get a confirmation by e-mail.`,
  },
  confirm: { ko: '수락', en: 'Accept' },
  keep: { ko: '더 검토하기', en: 'Not yet' },
});

export const withdrawalTexts = words({
  title: { ko: '요청 취소', en: 'Withdraw the request' },
  lead: {
    ko: '견적이 더 이상 필요하지 않으시면 요청을 취소하실 수 있습니다.',
    en: 'If you no longer need a quote, you can withdraw the request.',
  },
  open: { ko: '요청 취소하기', en: 'Withdraw …' },
  question: { ko: '이 견적 요청을 취소하시겠습니까?', en: 'Withdraw this quote request?' },
  consequence: {
    ko: '취소하시면 담당자가 더 이상 처리하지 않으며, 이 화면에서 내용을 추가할 수 없습니다. 다시 필요하시면 새로 요청해 주세요.',
    en: 'We will stop working on it, and nothing can be added to it here any more. If you need a quote later, please send a new request.',
  },
  confirm: { ko: '요청 취소', en: 'Withdraw' },
  keep: { ko: '그대로 두기', en: 'Keep it' },
});

export const erasureTexts = words({
  title: { ko: '개인정보 삭제 요청', en: 'Erasure of your data' },
  lead: {
    ko: '이 요청에 담긴 회사명, 이름, 연락처와 모든 내용을 삭제해 달라고 요청하실 수 있습니다. 담당자가 확인하고 삭제하면 이 링크도 열리지 않습니다. 이미 주고받은 이메일은 이 사이트에서 삭제할 수 없습니다.',
    en: 'You can ask us to erase this request with your company, name, contact details and everything else in it. Our office checks and erases it, and this link then stops working. E-mails already sent cannot be erased by this site.',
  },
  open: { ko: '삭제 요청하기', en: 'Ask for erasure …' },
  question: { ko: '개인정보 삭제를 요청하시겠습니까?', en: 'Ask for your data to be erased?' },
  consequence: {
    ko: '삭제된 내용은 되살릴 수 없습니다. 견적 답변이 아직 필요하시면 먼저 답변을 받으신 뒤에 요청해 주세요.',
    en: 'What is erased cannot be brought back. If you still need our answer, please wait for it first.',
  },
  confirm: { ko: '삭제 요청', en: 'Ask for erasure' },
  keep: { ko: '그대로 두기', en: 'Keep it' },
  asked: {
    ko: (time: string) => `${time}에 삭제를 요청하셨습니다. 담당자가 확인한 뒤 삭제합니다.`,
    en: (time: string) => `You asked for erasure on ${time}. Our office will check and erase the request.`,
  },
});
