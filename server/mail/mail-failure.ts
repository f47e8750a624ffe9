import type { TestLetterOutcome } from './mail.types.js';

/** What nodemailer throws; `syscall` is set for a failure of the network. */
type MailFailure = { code?: unknown; response?: unknown; responseCode?: unknown; syscall?: unknown; message?: unknown };

/** SMTP answers about logins. Source: RFC 4954, section 6. */
const LOGIN_ANSWERS: readonly unknown[] = [530, 534, 535, 538];

/** The words of the mail server or the network. */
export function reasonOf(error: unknown): string {
  const { response, message } = error as MailFailure; // any field may be missing
  return String(response ?? message ?? error).slice(0, 300);
}

export function failureOf(error: unknown): Exclude<TestLetterOutcome, 'accepted' | 'no_mail_server'> {
  const { code, response, responseCode, syscall } = error as MailFailure; // the same
  if (code === 'EAUTH' || LOGIN_ANSWERS.includes(responseCode)) return 'login_refused';
  // nodemailer reports a refused certificate as a socket failure without a system call.
  if (code === 'ETLS' || (code === 'ESOCKET' && syscall === undefined)) return 'tls_failed';
  return response ? 'refused' : 'unreachable';
}
