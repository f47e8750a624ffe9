export type TypedNumber = {
  value: number;
  /** `1,234` could also be meant as 1.234: the form shows what was understood. */
  isAmbiguous: boolean;
};

const MINUS = /[\u2010-\u2015\u2212]/g;

/** Full-width characters, odd minus signs and odd blanks as plain ones, without blanks around. */
export function plainText(text: string): string {
  return text.normalize('NFKC').replaceAll(MINUS, '-').replaceAll(/\s+/g, ' ').trim();
}

/** What a number looks like, and the separators of thousands in it. The comma left then is a decimal one. */
const forms: readonly (readonly [RegExp, RegExp])[] = [
  [/^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/, /,/g],
  [/^[1-9]\d{0,2}(?:(?:\.\d{3}){2,}|(?:\.\d{3})+,\d*)$/, /\./g],
  [/^[1-9]\d{0,2}(?:[ '’]\d{3})+(?:[.,]\d*)?$/, /[ '’]/g],
  [/^\d*[.,]?\d*$/, / /g],
];

/**
 * A number as people type it: `1,234.5`, `1.234,5`, `12,5`, `1 234`, `−5`, full-width digits, `1e3`. A point alone is
 * decimal. A comma alone is decimal unless exactly three digits follow a group that starts with no zero: `1,234` is
 * 1234, as in Korean and English usage, and marked as ambiguous. Undefined for a blank or anything that is no finite
 * number; 0 is a value.
 */
export function parseNumber(text: string): TypedNumber | undefined {
  const [, sign = '', digits = '', power = ''] =
    /^([+-]?)\s?([\d.,'’ ]*\d[.,]?)(e[+-]?\d{1,3})?$/i.exec(plainText(text)) ?? [];
  const separators = forms.find(([form]) => form.test(digits))?.[1];
  if (!digits || !separators) return undefined;
  const value = Number(`${sign}${digits.replaceAll(separators, '').replace(',', '.')}${power}`);
  // Adding 0 turns -0 into 0.
  return Number.isFinite(value) ? { value: value + 0, isAmbiguous: /^[1-9]\d{0,2},\d{3}$/.test(digits) } : undefined;
}
