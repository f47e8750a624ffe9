import { words } from '@shared/words/words';

/** Words of the quote form other than the fields' names. */
export const formTexts = words({
  formName: { ko: '온라인 견적 요청서', en: 'Quote request' },
  productsNote: {
    ko: '여러 개를 고르셔도 됩니다. 고르신 제품에 맞는 항목만 여쭤봅니다.',
    en: 'Select one or more. We ask only what they need.',
  },
  others: {
    ko: (names: string) => `전에 고르신 제품도 선택되어 있습니다: ${names}. 함께 요청하시겠습니까?`,
    en: (names: string) => `You chose this earlier: ${names}. Keep it in this request?`,
  },
  othersStay: { ko: '함께 요청', en: 'Keep' },
  othersGo: { ko: '새로 고른 제품만 요청', en: 'Ask for the new product only' },
  requiredNote: {
    ko: '* 표시는 필수 항목입니다. 나머지는 아는 만큼만 적어 주세요.',
    en: 'Fields marked * are required. Fill in as much of the rest as you know.',
  },
  contact: { ko: '요청하시는 분', en: 'Your contact details' },
  project: { ko: '프로젝트', en: 'Project' },
  technicalNote: {
    ko: '모두 선택 항목입니다. 비워 두신 값은 저희가 계산하거나 여쭤봅니다.',
    en: 'All optional. Leave blank what you do not know; we will calculate it or ask you.',
  },
  technicalCount: {
    ko: (all: number, filled: number) => (filled > 0 ? `선택 항목 ${all}개 중 ${filled}개 입력` : `선택 항목 ${all}개`),
    en: (all: number, filled: number) =>
      filled > 0 ? `${filled} of ${all} optional fields filled in` : `${all} optional fields`,
  },
  technicalUnasked: {
    ko: (count: number) =>
      `고르신 제품에 해당하지 않는 값 ${count}개는 이 탭에 남아 있지만 보내지 않습니다. 그 제품을 다시 고르시면 나타납니다.`,
    en: (count: number) =>
      `${count === 1 ? 'One value' : `${count} values`} typed for other products will not be sent. Choose those products again to see what you typed.`,
  },
  taken: {
    ko: '값을 옮겨 적었습니다. 확인하신 뒤 연락처를 적어 주세요.',
    en: 'Your figures are filled in. Check them and add your contact details.',
  },
  takenUndo: { ko: '전에 적은 값으로 되돌리기', en: 'Back to what I had typed' },
  takenUndone: { ko: '전에 적어 두신 값으로 되돌렸습니다.', en: 'What you had typed before is back.' },
  takenAgain: { ko: '옮겨 온 값으로 바꾸기', en: 'Use the transferred figures again' },
  remarks: { ko: '추가 요청사항', en: 'Additional remarks' },
  remarksHint: {
    ko: '수량, 접속관경, 적용 규격, 희망 납기 등',
    en: 'Quantity, connection size, design code, delivery date and so on',
  },
  charactersLeft: {
    ko: (left: number) => (left < 0 ? `${-left}자 초과` : `${left}자 남음`),
    en: (left: number) => (left < 0 ? `${-left} characters too many` : `${left} characters left`),
  },
  emailUser: { ko: '이메일 전체 주소 또는 @ 앞부분', en: 'E-mail, whole address or part before @' },
  emailDomain: { ko: '이메일 도메인(@ 뒷부분)', en: 'E-mail domain, part after @' },
  emailDomainPick: { ko: '이메일 도메인 선택', en: 'Choose an e-mail domain' },
  website: { ko: '이 칸은 비워 두세요', en: 'Leave this field empty' },
  checkFields: { ko: '다음 항목을 확인해 주세요', en: 'Please check these fields' },
  send: { ko: '견적 요청 보내기', en: 'Send quote request' },
  sending: { ko: '보내는 중…', en: 'Sending…' },
  draftNote: {
    ko: '작성 중인 내용은 이 탭을 닫을 때까지 자동으로 보관됩니다.',
    en: 'What you type is kept automatically until you close this tab.',
  },
  clear: { ko: '입력 내용 지우기', en: 'Clear form' },
  cleared: { ko: '입력 내용을 모두 지웠습니다.', en: 'The form was cleared.' },
  undo: { ko: '되돌리기', en: 'Undo' },
  needsScript: {
    ko: (mailbox: string) =>
      `이 양식을 보내려면 자바스크립트를 쓰는 최신 브라우저가 필요합니다. ${mailbox} 앞으로 메일을 보내셔도 됩니다.`,
    en: (mailbox: string) => `This form needs a current browser with JavaScript. You can also e-mail ${mailbox}.`,
  },
});
