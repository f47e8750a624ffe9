import { fieldsOf } from '../common/records.js';
import type { TestLetterOutcome } from './mail.types.js';

/** SMTP answers about logins. Source: RFC 4954, section 6. */
const LOGIN_ANSWERS: readonly unknown[] = [530, 534, 535, 538];

/** The words of the mail server or the network. */
export function reasonOf(error: unknown): string {
  const { response, message } = fieldsOf(error);
  return String(response ?? message ?? error).slice(0, 300);
}

export function failureOf(error: unknown): Exclude<TestLetterOutcome, 'accepted' | 'no_mail_server'> {
  const { code, response, responseCode, syscall } = fieldsOf(error);
  if (code === 'EAUTH' || LOGIN_ANSWERS.includes(responseCode)) return 'login_refused';
  // nodemailer reports a refused certificate as a socket failure without a system call.
  if (code === 'ETLS' || (code === 'ESOCKET' && syscall === undefined)) return 'tls_failed';
  return response ? 'refused' : 'unreachable';
}
