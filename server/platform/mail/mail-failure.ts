import { fieldsOf } from '../../../shared/words/records.js';
import type { TestLetterOutcome } from '../../../shared/admin/mail.types.js';

/** SMTP answers about logins. Source: RFC 4954, section 6. */
const LOGIN_ANSWERS: readonly unknown[] = [530, 534, 535, 538];

/** The words of the mail server or the network. */
export function reasonOf(error: unknown): string {
  const { response, message } = fieldsOf(error);
  return String(response ?? message ?? error).slice(0, 300);
}

/** A 5xx answer: the mail server will not change its mind about this letter. A refused login is not about the letter. */
export function isRefusedForGood(error: unknown): boolean {
  const { responseCode } = fieldsOf(error);
  return typeof responseCode === 'number' && responseCode >= 500 && failureOf(error) !== 'login_refused';
}

export function failureOf(error: unknown): Exclude<TestLetterOutcome, 'accepted' | 'no_mail_server'> {
  const { code, response, responseCode, syscall } = fieldsOf(error);
  if (code === 'EAUTH' || LOGIN_ANSWERS.includes(responseCode)) return 'login_refused';
  // nodemailer reports a refused certificate as a socket failure without a system call.
  if (code === 'ETLS' || (code === 'ESOCKET' && syscall === undefined)) return 'tls_failed';
  return response ? 'refused' : 'unreachable';
}
