import type { FieldCode } from '@server/common/error.types';

import type { QuoteInput, QuoteValues } from './quoteValues';
import { joinEmail } from './quoteValues';

/** The server's limits: in characters, and the fewest digits a telephone number has. */
export const FIELD_LIMIT = 200;
export const COMMENT_LIMIT = 2000;
const TELEPHONE_DIGITS = 5;

const required: ReadonlySet<QuoteInput> = new Set([
  'company',
  'name',
  'telephone',
  'projectName',
  'serviceInProcess',
  'emailUser',
  'emailDomain',
]);

export function isRequired(input: QuoteInput): boolean {
  return required.has(input);
}

/** What is wrong with one value, by the server's rules; undefined when nothing is. */
export function problemOf(input: QuoteInput, values: QuoteValues): FieldCode | undefined {
  const value = values[input].trim();
  if (value === '') return isRequired(input) ? 'required' : undefined;
  if (value.length > (input === 'comment' ? COMMENT_LIMIT : FIELD_LIMIT)) return 'too_long';
  if (input === 'telephone' && value.replaceAll(/\D/g, '').length < TELEPHONE_DIGITS) return 'invalid_telephone';
  if (input === 'emailUser') {
    if (/[\s@,;<>()"]/.test(value)) return 'invalid_email';
    if (joinEmail(value, values.emailDomain).length > FIELD_LIMIT) return 'too_long';
  }
  if (input === 'emailDomain' && !/^@?[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(value)) return 'invalid_email';
  return undefined;
}
