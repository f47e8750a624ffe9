import { words } from '../words/words.js';

/** States of quotations, for the office. */
export const quotationStateTexts = words({
  unsent: { ko: '아직 보내지 않음', en: 'Not sent' },
  open: { ko: '회신 대기', en: 'Open' },
  accepted: { ko: '수락', en: 'Accepted' },
  declined: { ko: '거절', en: 'Declined' },
  expired: { ko: '기한 지남', en: 'Expired' },
  lost: { ko: '실주', en: 'Lost' },
  withdrawn: { ko: '요청 취소·스팸', en: 'Withdrawn or spam' },
  superseded: { ko: '다른 견적서가 유효함', en: 'Another one is in force' },
});

/** Reasons why a quotation was declined or lost. */
export const lossReasonTexts = words({
  price: { ko: '가격', en: 'Price' },
  time: { ko: '납기', en: 'Delivery time' },
  technical: { ko: '기술 사양', en: 'Technical' },
  other: { ko: '기타', en: 'Other' },
});
