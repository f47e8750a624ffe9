import type { TestLetterOutcome } from '@shared/admin/mail.types';
import { words } from '@shared/words/words';

import type { Localized } from '@/lib/locale';

export const mailTexts = words({
  none: {
    ko: '메일 서버가 설정되어 있지 않습니다. 견적 요청 메일은 발송되지 않고 서버에 파일로만 저장됩니다.',
    en: 'No mail server is set. E-mails about quote requests are not sent; they are only written to files on the server.',
  },
  toSettings: { ko: '메일 설정 보기', en: 'Go to the mail settings' },
  title: { ko: '메일 서버', en: 'Mail server' },
  set: {
    ko: '메일 서버가 설정되어 있습니다. 시험 메일을 보내면 메일 서버가 메일을 받는지 확인할 수 있습니다.',
    en: 'A mail server is set. A test e-mail shows whether it accepts e-mails.',
  },
  notSet: {
    ko: '메일 서버는 서버 담당자가 설정합니다(SMTP_URL). 그때까지 메일은 발송되지 않고 서버에 파일로 남습니다.',
    en: 'The mail server is set by whoever runs the server (SMTP_URL). Until then no e-mail is sent: each is kept as a file on the server.',
  },
  to: { ko: '시험 메일을 받을 주소', en: 'Send the test e-mail to' },
  toHint: {
    ko: '비워 두면 견적 요청을 받는 회사 메일함으로 보냅니다.',
    en: 'Left empty, it goes to the office’s mailbox for quote requests.',
  },
  send: { ko: '시험 메일 보내기', en: 'Send a test e-mail' },
  answer: { ko: '받은 응답:', en: 'The answer was:' },
  failed: {
    ko: '사이트 서버에 연결할 수 없어 시험 메일을 보내지 못했습니다.',
    en: 'The site cannot be reached, so no test e-mail was sent.',
  },
  version: { ko: '사이트 버전', en: 'Version of the site' },
});

/** Result of a test letter to this address, and the next step. */
export const outcomeTexts: Record<TestLetterOutcome, Localized<(to: string) => string>> = {
  accepted: {
    ko: (to) => `메일 서버가 ${to} 앞으로 보낸 시험 메일을 받았습니다. 메일함에 도착했는지 확인해 주세요.`,
    en: (to) => `The mail server accepted the test e-mail to ${to}. Please check that it arrives.`,
  },
  refused: {
    ko: (to) => `메일 서버가 ${to} 앞으로 보낸 시험 메일을 거절했습니다.`,
    en: (to) => `The mail server refused the test e-mail to ${to}.`,
  },
  unreachable: {
    ko: () => '메일 서버에 연결할 수 없습니다. SMTP_URL의 주소와 포트, 방화벽을 확인해 주세요.',
    en: () => 'The mail server cannot be reached. Please check the address and port in SMTP_URL, and the firewall.',
  },
  login_refused: {
    ko: () => '메일 서버가 로그인을 거절했습니다. SMTP_URL의 사용자 이름과 비밀번호를 확인해 주세요.',
    en: () => 'The mail server refused the login. Please check the user name and password in SMTP_URL.',
  },
  tls_failed: {
    ko: () =>
      '메일 서버와 암호화 연결(TLS)을 맺지 못했습니다. 메일 서버의 인증서와, SMTP_URL이 smtp://와 smtps:// 중 무엇으로 시작해야 하는지 확인해 주세요.',
    en: () =>
      'No encrypted connection (TLS) to the mail server could be made. Please check its certificate, and whether SMTP_URL has to begin with smtp:// or smtps://.',
  },
  no_mail_server: {
    ko: () => '설정된 메일 서버가 없어 아무것도 보내지 않았습니다.',
    en: () => 'Nothing was sent: no mail server is set.',
  },
};
