import { finite } from '../interpolation.js';

export type TypedNumber = {
  value: number;
  /** `1,234` may be meant as 1.234: the form shows what was understood. */
  isAmbiguous: boolean;
};

const MINUS = /[\u2010-\u2015\u2212]/g;

/** Plain characters for full-width ones, odd minus signs and odd blanks. */
export function plainText(text: string): string {
  return text.normalize('NFKC').replaceAll(MINUS, '-').replaceAll(/\s+/g, ' ').trim();
}

/** Groups of thousands with one mark; the other one is decimal, and so is a point alone. */
const GROUPED = /^(?!\d+\.\d+$)[1-9]\d{0,2}([,. '’])\d{3}(\1\d{3})*((?!\1)[.,]\d*)?$/;

/** Korean counts in ten thousands: `30만`, `1억 2000만`. */
const powers: Record<string, string> = { 천: 'e3', 만: 'e4', 백만: 'e6', 천만: 'e7', 억: 'e8' };

/** `영하 10`, `minus 10`. */
const BELOW_ZERO = /^(?:영하|마이너스|minus)\s*(?=[\d.,])/i;

/**
 * A number and the text behind it: `1,234.5`, `1.234,5`, `12,5`, `1 234`, `−5`, full-width digits, `1e3 kg`, `30만 kcal/h`, `영하 10`. A point
 * alone is decimal. A comma alone is decimal unless three digits follow a group without a leading zero: `1,234` is
 * 1234, marked as ambiguous. Undefined for no finite number.
 */
export function numberIn(text: string): (TypedNumber & { rest: string }) | undefined {
  const typed = /^([+-]?)\s?([\d.,'’ ]*\d[.,]?)(e[+-]?\d{1,3}|\s?(?:천만|백만|억|만|천))?\s*(.*)$/i.exec(
    plainText(text).replace(BELOW_ZERO, '-'),
  );
  if (!typed) return undefined;
  const [, sign = '', digits = '', power = '', rest = ''] = typed;
  const [, mark = ''] = GROUPED.exec(digits) ?? [];
  const number = `${sign}${digits.replaceAll(mark, '').replace(',', '.')}`;
  const { [power.trim()]: count } = powers;
  const value = finite(Number(number + (count ?? power)));
  // A count is followed by a smaller one.
  const more = count && /^\d/.test(rest) ? numberIn(rest) : undefined;
  if (more && value) return more.value < Number(`1${count}`) ? { ...more, value: value + more.value } : undefined;
  return value === undefined ? undefined : { value, isAmbiguous: mark === ',' && /^\d+,\d+$/.test(digits), rest };
}
