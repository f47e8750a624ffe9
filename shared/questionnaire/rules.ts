import { cleanText, emailText, hasLooseJamo, isSound, telephoneText } from '../words/clean-text.js';
import type { FieldCode } from '../words/error.types.js';
import { VISIBLE_TEXT } from '../words/visible-text.js';

import { fields } from './fields.js';
import type { QuoteField } from './fields.js';

/** The most characters of a field that has no limit of its own. */
export const FIELD_LIMIT = 200;

/** The most characters a field may hold. */
export const limitOf = (field: QuoteField) => fields[field].max ?? FIELD_LIMIT;

/** Characters as people count them: an emoji is one, with the mark behind it that says how it is drawn. */
export function lengthOf(text: string): number {
  const countOf = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return text.length - countOf(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g) - countOf(/[^\uFE0E\uFE0F][\uFE0E\uFE0F]/g);
}

/** Digits with what people write before and between them, a country code or an extension; at least five digits in all. */
export const TELEPHONE =
  /^(?=(?:\D*\d){5})(?:(?:[☎☏📞📱]|(?:tel|phone|mobile|전화|휴대(?:폰|전화)?|[tmh]|hp))[.:)]*\s?)?[\d\s+()\-./,~#*]*(?:\s?\(?(?:ext|x|내선|교환)\.?\s?\d+\)?)?$/iu;

// As the library `validator` understands an address: RFC 5322 without quotation marks and comments, RFC 6531 for letters
// of other alphabets, RFC 5321 for the lengths.
const MOST_BYTES = { user: 64, domain: 254 };
const USER = /^[a-z\d!#$%&'*+\-/=?^_`{|}~\u00A1-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF]+$/i;
/** Any letters but the wide ones of Korean keyboards; no hyphen at either end. */
const LABEL = /^(?!-)[a-z\d\u00A1-\uFF00\uFF5F-\uFFFF-]{1,63}(?<!-)$/i;
const TOP_LABEL = /^(?:[a-z\u00A1-\u00A8\u00AA-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF]{2,}|xn[a-z\d-]{2,})$/i;

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** True if this can stand before the @ of an address. */
export function isEmailUser(text: string): boolean {
  return bytesOf(text) <= MOST_BYTES.user && text.split('.').every((word) => USER.test(word));
}

/** True if this can stand behind the @ of an address. */
export function isEmailDomain(text: string): boolean {
  const labels = text.split('.');
  const top = labels.at(-1) ?? '';
  const isPublic = labels.length > 1 && TOP_LABEL.test(top) && !/\s/.test(top);
  return isPublic && bytesOf(text) <= MOST_BYTES.domain && labels.every((label) => LABEL.test(label));
}

export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  return at >= 0 && isEmailUser(text.slice(0, at)) && isEmailDomain(text.slice(at + 1));
}

/** Cleans a field's input for storage. */
export function cleanField<T>(field: QuoteField, typed: T): T | string {
  const { kind } = fields[field];
  if (typeof typed === 'string' && kind === 'telephone') return telephoneText(typed);
  if (typeof typed === 'string' && kind === 'email') return emailText(typed);
  return cleanText(typed, kind === 'lines');
}

/** Problem of a field's value, as typed or as sent by a program; undefined when there is none. */
export function problemOf(field: QuoteField, value: unknown): FieldCode | undefined {
  const { kind, choices, isRequired } = fields[field];
  const clean = cleanField(field, value ?? '');
  if (typeof clean !== 'string') return 'wrong_type';
  if (typeof value === 'string' && !isSound(value)) return 'invalid';
  if (!VISIBLE_TEXT.test(clean)) return isRequired && 'required';
  if (lengthOf(clean) > limitOf(field)) return 'too_long';
  if (kind === 'telephone' && !TELEPHONE.test(clean)) return 'invalid_telephone';
  if (kind === 'email' && hasLooseJamo(clean)) return 'korean_keyboard';
  if (kind === 'email' && !isEmail(clean)) return 'invalid_email';
  return choices && !choices.includes(clean) ? 'invalid_choice' : undefined;
}
