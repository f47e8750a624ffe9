import { words } from '@shared/words/words';

/** Words of the screens on which the office makes quotations. */
export const quotationTexts = words({
  list: { ko: '견적서', en: 'Quotations' },
  write: { ko: '견적서 작성', en: 'Write a quotation' },
  revise: { ko: '견적서 다시 작성', en: 'Revise the quotation' },
  add: { ko: '견적서 넣기', en: 'Add a quotation' },
  failed: {
    ko: '견적서를 불러오지 못했습니다. 잠시 후 다시 눌러 주세요.',
    en: 'The quotations could not be loaded. Please try again in a moment.',
  },
  form: { ko: (number: string) => `견적서 ${number}`, en: (number: string) => `Quotation ${number}` },
  lead: {
    ko: '단가만 입력하면 됩니다. ‘보내기’를 누르면 PDF로 만들어 아래 답변에 첨부합니다. 보낸 견적서는 바뀌지 않고, 다시 작성하면 새 번호가 붙습니다.',
    en: 'Only the prices are missing. Send makes a PDF of it and attaches it to the answer below. What was sent never changes: the next one gets a new revision.',
  },
  unprintable: {
    ko: (characters: string) =>
      `다음 글자는 PDF에 □로 인쇄됩니다: ${characters}. 품목과 조건에 있는 글자는 한글이나 영문으로 바꿔 주세요.`,
    en: (characters: string) =>
      `These characters are printed as □ in the PDF: ${characters}. Where they stand in positions or terms, please use other letters.`,
  },
  currency: { ko: '통화', en: 'Currency' },
  validUntil: { ko: '유효기간', en: 'Valid until' },
  tax: { ko: '부가세(%)', en: 'VAT (%)' },
  taxHint: { ko: '비워 두면 ‘부가세 별도’입니다.', en: 'Left empty: without VAT.' },
  position: { ko: (place: number) => `품목 ${place}`, en: (place: number) => `Position ${place}` },
  product: { ko: '품목', en: 'Product' },
  details: { ko: '사양', en: 'Data' },
  quantity: { ko: '수량', en: 'Quantity' },
  price: { ko: '단가', en: 'Unit price' },
  addPosition: { ko: '품목 추가', en: 'Add a position' },
  removePosition: { ko: (place: number) => `품목 ${place} 삭제`, en: (place: number) => `Remove position ${place}` },
  delivery: { ko: '납기와 인도 조건', en: 'Delivery' },
  terms: { ko: '결제와 기타 조건', en: 'Payment and terms' },
  net: { ko: '공급가액', en: 'Net' },
  taxSum: { ko: (percent: number) => `부가세 ${percent}%`, en: (percent: number) => `VAT ${percent} %` },
  total: { ko: '합계', en: 'Total' },
  preview: { ko: '견적서 미리보기', en: 'Preview the quotation' },
  previewTitle: { ko: '고객이 받을 견적서', en: 'The quotation as the sender will get it' },
  previewFailed: {
    ko: '미리보기를 만들지 못했습니다. 잠시 후 다시 눌러 주세요.',
    en: 'The preview could not be made. Please try again in a moment.',
  },
  openPdf: { ko: '새 창에서 열기', en: 'Open in a new window' },
  close: { ko: '닫기', en: 'Close' },
  drop: { ko: '견적서 빼기', en: 'Leave the quotation out' },
  dropQuestion: { ko: '쓰던 견적서를 뺄까요?', en: 'Leave this quotation out?' },
  dropLead: {
    ko: '입력하신 품목과 단가가 사라집니다. 답변은 그대로 있습니다.',
    en: 'Its positions and prices go. The answer stays as it is.',
  },
  check: {
    ko: '아직 보내지 않았습니다. 견적서에서 표시된 곳을 고쳐 주세요.',
    en: 'Nothing has been sent. Please see to what is marked in the quotation.',
  },
  makeFailed: {
    ko: '견적서를 만들지 못해 아직 아무것도 보내지 않았습니다. 입력하신 내용은 그대로 있습니다.',
    en: 'The quotation could not be made, so nothing has been sent. What you typed is still here.',
  },
  sendAgain: { ko: '다시 ‘보내기’를 눌러 주세요.', en: 'Please press Send again.' },
  meanwhile: {
    ko: '작성하시는 동안 다른 분이 이 요청의 견적서를 만들었습니다. 아직 아무것도 보내지 않았습니다. 위 목록에서 확인한 뒤 다시 보내 주세요.',
    en: 'Somebody else has made a quotation to this request meanwhile. Nothing of yours has been sent. Please look at it in the list above, then send again.',
  },
  read: { ko: '확인했습니다', en: 'I have seen it' },
  sent: { ko: (when: string) => `${when} 보냄`, en: (when: string) => `Sent ${when}` },
  lose: { ko: '실주로 기록', en: 'Note as lost' },
  reason: { ko: '이유 (선택)', en: 'Reason (optional)' },
  loseFailed: {
    ko: '기록하지 못했습니다. 그 사이 고객이 회신했을 수 있으니 상태를 확인한 뒤 다시 눌러 주세요.',
    en: 'This could not be noted. The sender may have replied meanwhile: please look at its state, then try again.',
  },
  pdf: { ko: 'PDF', en: 'PDF' },
  save: { ko: (number: string) => `${number} PDF 내려받기`, en: (number: string) => `Download ${number} as PDF` },
});

/** Problems of a field. */
export const quotationProblemTexts = words({
  required: { ko: '입력해 주세요.', en: 'Please fill this in.' },
  unreadable: { ko: '숫자로 입력해 주세요. 예: 1250000', en: 'Please type a number, e.g. 1250.50' },
  decimals: { ko: '이 통화에 없는 소수 자리입니다.', en: 'This currency has fewer decimals.' },
  tooLong: { ko: '너무 깁니다.', en: 'This is too long.' },
  quantity: { ko: '1 이상의 정수로 입력해 주세요.', en: 'A whole number from 1 on.' },
  past: { ko: '오늘 이후의 날짜를 골라 주세요.', en: 'Please choose today or a later day.' },
  tax: { ko: '0에서 30 사이의 정수로 입력해 주세요.', en: 'A whole number from 0 to 30.' },
  negative: { ko: '합계가 0보다 작습니다.', en: 'The total is below zero.' },
  meant: { ko: '아래 질문에 답해 주세요.', en: 'Please answer the question below.' },
});

/** Questions about a price. */
export const priceQuestionTexts = words({
  comma: { ko: '쉼표가 있습니다. 이 금액이 맞습니까?', en: 'There is a comma in it. Is this what you mean?' },
  free: { ko: '무상으로 제공합니다.', en: 'It is free of charge.' },
  discount: { ko: '할인 금액입니다(빼는 금액).', en: 'It is a discount, to be taken off.' },
});

/** Words of the list of all quotations. */
export const quotationListTexts = words({
  open: { ko: '견적서 목록', en: 'Quotations' },
  title: { ko: '견적서', en: 'Quotations' },
  total: {
    ko: (count: number) => `${count}건`,
    en: (count: number) => (count === 1 ? '1 quotation' : `${count} quotations`),
  },
  searchHint: { ko: '회사명, 프로젝트, 견적번호', en: 'Company, project, number' },
  back: { ko: '견적 요청으로', en: 'Back to the requests' },
  number: { ko: '견적번호', en: 'Number' },
  date: { ko: '작성일', en: 'Date' },
  company: { ko: '회사명 / 프로젝트명', en: 'Company / project' },
  sum: { ko: '합계', en: 'Total' },
  by: { ko: '작성자', en: 'By' },
  state: { ko: '상태', en: 'State' },
  loading: { ko: '견적서를 불러오는 중입니다.', en: 'Loading the quotations.' },
  failed: { ko: '견적서를 불러오지 못했습니다.', en: 'The quotations could not be loaded.' },
  none: { ko: '아직 만든 견적서가 없습니다.', en: 'No quotations yet.' },
  noneLead: {
    ko: '견적 요청을 열고 ‘견적서 작성’을 누르면 여기에 모입니다.',
    en: 'Open a quote request and press “Write a quotation”: it will be listed here.',
  },
  noMatch: { ko: '조건에 맞는 견적서가 없습니다.', en: 'No quotation matches.' },
  noMatchLead: { ko: '다른 검색어를 써 보세요.', en: 'Please try other words.' },
});
