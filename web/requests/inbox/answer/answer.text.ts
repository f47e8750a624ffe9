import { words } from '@shared/words/words';

/** Words of the screens on which the office answers a request. */
export const answerTexts = words({
  title: { ko: '주고받은 내용', en: 'Correspondence' },
  write: { ko: '답변 쓰기', en: 'Write an answer' },
  templateFailed: {
    ko: '답변의 기본 문구를 불러오지 못했습니다. 잠시 후 다시 눌러 주세요.',
    en: 'The template could not be loaded. Please try again in a moment.',
  },
  form: { ko: '답변', en: 'Answer' },
  lead: {
    ko: (email: string) => `${email} 앞으로 보내고 이 요청에 함께 보관합니다. 고객의 언어로 써 주세요.`,
    en: (email: string) => `Goes to ${email} and is kept with the request. Please write in the sender’s language.`,
  },
  subject: { ko: '제목', en: 'Subject' },
  text: { ko: '내용', en: 'Text' },
  required: { ko: '입력해 주세요.', en: 'Please fill this in.' },
  tooLong: {
    ko: (most: string) => `${most}자까지 쓸 수 있습니다.`,
    en: (most: string) => `Up to ${most} characters.`,
  },
  fileRule: {
    ko: (most: number, megabytes: number) =>
      `견적서 등 파일을 ${most}개까지, 파일당 ${megabytes}MB까지 보낼 수 있습니다. 합계가 15MB를 넘으면 메일에 첨부하지 않고 링크에서 내려받게 합니다.`,
    en: (most: number, megabytes: number) =>
      `The quotation and other files: up to ${most} of up to ${megabytes} MB each. If they exceed 15 MB together, the e-mail links to them instead of attaching them.`,
  },
  tooManyFiles: {
    ko: (most: number) => `견적서를 함께 보내므로 다른 파일은 ${most}개까지 보낼 수 있습니다. 나머지를 삭제해 주세요.`,
    en: (most: number) =>
      `The quotation is sent too, so up to ${most} other files can be sent. Please remove the rest.`,
  },
  queued: { ko: '곧 올립니다.', en: 'Waiting to be uploaded.' },
  filesWaiting: {
    ko: '아직 보내지 않았습니다. 올리지 못한 파일을 삭제하거나 다시 ‘보내기’를 눌러 주세요.',
    en: 'Nothing has been sent. Remove the files that could not be uploaded, or press Send again.',
  },
  preview: { ko: '미리보기', en: 'Preview' },
  previewTitle: { ko: '고객이 받을 메일', en: 'The e-mail as the sender will get it' },
  alsoSent: {
    ko: (name: string) => `${name} 파일을 보낼 때 만들어 함께 보냅니다.`,
    en: (name: string) => `${name} is created when you send this, and is sent too.`,
  },
  previewFailed: {
    ko: '미리보기를 불러오지 못했습니다. 제목과 내용을 확인하고 다시 눌러 주세요.',
    en: 'The preview could not be loaded. Please check subject and text, and try again.',
  },
  close: { ko: '닫기', en: 'Close' },
  send: { ko: '보내기', en: 'Send' },
  drop: { ko: '쓰지 않기', en: 'Discard' },
  dropQuestion: { ko: '쓰던 답변을 버릴까요?', en: 'Discard this answer?' },
  dropLead: {
    ko: '제목, 내용, 올린 파일이 사라지고 고객에게는 아무것도 보내지 않습니다.',
    en: 'Subject, text and files are discarded, and nothing is sent.',
  },
  sent: { ko: '답변을 저장했고 메일로 보냅니다.', en: 'The answer is stored, and is being e-mailed.' },
  failed: {
    ko: '보내지 못했습니다. 쓰신 내용은 그대로 있으니 다시 눌러 주세요. 두 번 보내지지는 않습니다.',
    en: 'It could not be sent. What you wrote is still here: please press Send again. It is never sent twice.',
  },
  meanwhile: {
    ko: '답변을 쓰시는 동안 아래 내용이 추가되었습니다. 연결이 끊겼다면 먼저 보내신 답변일 수 있습니다. 지금 화면의 답변은 아직 보내지 않았고, 확인한 뒤에 보내실 수 있습니다.',
    en: 'This was added while you were writing. If the connection was lost, it may be your own earlier answer. What the form holds has not been sent. You can still send it once you have read this.',
  },
  read: { ko: '확인했습니다', en: 'I have read it' },
  refused: {
    ko: '메일 서버가 이 답변을 받지 않았습니다. 고객에게 가지 않았으므로 보내지 않은 답변으로 봅니다.',
    en: 'The mail server refused this answer. The sender has not got it, so it does not count as given.',
  },
  again: { ko: '이 글로 새 답변 쓰기', en: 'Write a new answer with this text' },
  againWithFiles: { ko: '이 글과 파일로 새 답변 쓰기', en: 'Write a new answer with this text and its files' },
  filesFailed: {
    ko: '글은 아래에 옮겼지만 파일은 가져오지 못했습니다. 파일을 다시 넣어 주세요.',
    en: 'The text is below, but the files could not be copied. Please add them again.',
  },
  leave: {
    ko: '답변을 아직 보내지 않았습니다. 보관하면 이 탭에서 요청을 다시 열 때 그대로 나타납니다.',
    en: 'Your answer has not been sent. If kept, it is there when you open the request again in this tab.',
  },
  keep: { ko: '보관하고 나가기', en: 'Keep it and leave' },
});
