export type TypedNumber = {
  value: number;
  /** `1,234` could also be meant as 1.234: the form shows what was understood. */
  isAmbiguous: boolean;
};

const MINUS = /[\u2010-\u2015\u2212]/g;
const BLANKS = /[\s\u00a0\u2009\u202f]+/g;

/** Full-width characters, odd minus signs and odd blanks as plain ones, without blanks around. */
export function plainText(text: string): string {
  return text.normalize('NFKC').replaceAll(MINUS, '-').replaceAll(BLANKS, ' ').trim();
}

const groups = (separator: string) => new RegExp(`^[1-9]\\d{0,2}(?:${separator}\\d{3})+$`);
const POINTS = groups('\\.');
const COMMAS = groups(',');
const BLANKS_OR_APOSTROPHES = groups("[ '’]");

/** Digits with one point at most; undefined when the separators are in no order that anybody writes. */
function withoutGroups(digits: string): { plain: string; isAmbiguous: boolean } | undefined {
  const decimal = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const hasBoth = digits.includes('.') && digits.includes(',');
  const isAmbiguous = COMMAS.test(digits) && digits.split(',').length === 2;
  if (COMMAS.test(digits) || (POINTS.test(digits) && digits.split('.').length > 2))
    return { plain: digits.replaceAll(/[.,]/g, ''), isAmbiguous };
  if (decimal < 0) {
    if (!/[ '’]/.test(digits)) return { plain: digits, isAmbiguous };
    return BLANKS_OR_APOSTROPHES.test(digits) ? { plain: digits.replaceAll(/[ '’]/g, ''), isAmbiguous } : undefined;
  }
  const whole = digits.slice(0, decimal);
  const isGrouped = (hasBoth && digits[decimal] === '.' ? COMMAS : POINTS).test(whole);
  if (!/^\d*$/.test(whole) && !(hasBoth && isGrouped) && !BLANKS_OR_APOSTROPHES.test(whole)) return undefined;
  return { plain: `${whole.replaceAll(/\D/g, '')}.${digits.slice(decimal + 1)}`, isAmbiguous };
}

/**
 * A number as people type it: `1,234.5`, `1.234,5`, `12,5`, `1 234`, `−5`, full-width digits, `1e3`. A point alone is
 * decimal. A comma alone is decimal unless exactly three digits follow a group that starts with no zero: `1,234` is
 * 1234, as in Korean and English usage, and marked as ambiguous. Undefined for a blank or anything that is no finite
 * number; 0 is a value.
 */
export function parseNumber(text: string): TypedNumber | undefined {
  const parts = /^([+-]?)\s?([\d.,'’ ]*\d[.,]?)(e[+-]?\d{1,3})?$/i.exec(plainText(text));
  const digits = withoutGroups(parts?.[2] ?? '-');
  if (!parts || !digits || !/^\d*\.?\d*$/.test(digits.plain)) return undefined;
  const value = Number(`${parts[1]}${digits.plain}${parts[3] ?? ''}`);
  // Adding 0 turns -0 into 0.
  return Number.isFinite(value) ? { value: value + 0, isAmbiguous: digits.isAmbiguous } : undefined;
}
