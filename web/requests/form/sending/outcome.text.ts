import { words } from '@shared/words/words';

/** Outcomes of sending, in words. */
export const quoteOutcomeTexts = words({
  sentTitle: { ko: '견적 요청이 접수되었습니다', en: 'Your quote request was sent' },
  sent: {
    ko: (mailbox: string) => `견적 요청이 담당 메일(${mailbox})로 자동 발송되었습니다. 회신은 이메일로 확인해 주세요.`,
    en: (mailbox: string) =>
      `The request was sent automatically to our mailbox (${mailbox}). Please check your e-mail to receive a reply.`,
  },
  storedTitle: { ko: '견적 요청이 접수되었습니다', en: 'Your quote request was received' },
  stored: {
    ko: (mailbox: string) =>
      `견적 요청이 이 사이트에 저장되었습니다. 담당자가 확인한 뒤 이메일로 회신해 드립니다. 지금은 자동 메일이 발송되지 않으므로 접수 확인 메일은 가지 않습니다. 급하시면 접수번호를 적어 메일을 보내 주세요: ${mailbox}`,
    en: (mailbox: string) =>
      `Your request is stored on this site, where our staff will read it and reply by e-mail. No automatic e-mail is sent at the moment, so you will get no confirmation. If it is urgent, please write to ${mailbox} and quote the reference.`,
  },
  reference: { ko: '접수번호', en: 'Reference' },
  replyTo: { ko: '회신받을 이메일', en: 'Reply will be sent to' },
  seeRequest: { ko: '보낸 내용 보기·인쇄', en: 'See or print what you sent' },
  writeAnother: { ko: '새 견적 요청 작성', en: 'Write another request' },
  failed: { ko: '견적 요청을 보내지 못했습니다: ', en: 'Failed to send quote request: ' },
  waitMinutes: {
    ko: (minutes: number) => `약 ${minutes}분 뒤에 다시 보내실 수 있습니다.`,
    en: (minutes: number) => `You can send again in about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  },
  nothingLost: {
    ko: '입력하신 내용은 그대로 남아 있습니다.',
    en: 'Everything you typed is still here.',
  },
  unreachable: {
    ko: '서버 연결 오류: 서버가 실행 중인지 확인해 주세요.',
    en: 'Server connection error: Please check if the server is running.',
  },
  noConnection: {
    ko: '연결 오류: 지금 이 사이트에 연결할 수 없습니다.',
    en: 'Connection error: this site cannot be reached right now.',
  },
  tryAgain: {
    ko: '입력하신 내용은 그대로 남아 있습니다. 인터넷 연결을 확인하고 다시 보내 주세요. 여러 번 보내셔도 한 번만 접수됩니다.',
    en: 'Nothing you typed is lost. Check your connection and send again; the same request is received only once.',
  },
  startServer: {
    ko: '이 컴퓨터에서 서버를 시작하려면 프로젝트 폴더에서 다음 명령을 실행하세요:',
    en: 'To start the server on this computer, run this in the project folder:',
  },
});

/** Typed at a terminal, so the same in every language. */
export const START_COMMAND = 'npm start';
