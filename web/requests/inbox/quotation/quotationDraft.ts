import { fieldsOf, isKeyOf } from '@shared/words/records';
import { dateInKorea } from '@shared/words/korea';
import { totalsOf } from '@shared/requests/totals';
import { currencyDigits, MOST_LINES, MOST_PIECES, MOST_TAX, quotationLimits } from '@shared/requests/quotations.types';
import type { QuotationDraft, QuotationPosition, QuotationTotals } from '@shared/requests/quotations.types';
import { isDay } from '@shared/requests/reply-clock/days';

import { keepInTab, readTab } from '@/lib/tabStorage';

import { isUnusual, priceOf } from './price';
import type { quotationProblemTexts } from './quotation.text';

/** A position as it is typed. */
export type TypedPosition = Omit<QuotationPosition, 'quantity'> & { id: string; quantity: string };

/** A quotation as it is typed: prices and numbers are texts, as they stand in their fields. */
export type TypedQuotation = Omit<QuotationDraft, 'positions' | 'taxPercent'> & {
  positions: readonly TypedPosition[];
  taxPercent: string;
};

/** A quotation that is being written: it survives leaving the page, reloading it and an ended session. */
export type QuotationWriting = {
  /** Key of its revision: made again it is the same. */
  key: string;
  /** Number of the future quotation. */
  number: string;
  /** Number of quotations to the request, and to those merged with it, that its writer has seen. */
  seen: number;
  typed: TypedQuotation;
  /** True if something was typed, beyond the first values. */
  isChanged: boolean;
  /** The revision that was made of it, and its file for the answer. */
  made?: { quote: string; revision: number; token?: string };
};

const keyOf = (id: string) => `quote-quotation:${id}`;

/** The unfinished quotation to a request in this browser tab. Another version of the site may have kept it with other fields. */
export function readQuotation(id: string): QuotationWriting | undefined {
  const writing = readTab(keyOf(id));
  if (!isWriting(writing)) return undefined;
  const positions = writing.typed.positions.map((position, index) =>
    filled({ ...blankPosition, id: `kept-${index}` }, position),
  );
  const typed = { ...filled(blank, writing.typed), positions };
  const currency = isKeyOf(currencyDigits, typed.currency) ? typed.currency : blank.currency;
  return { ...writing, ...filled({ number: '', isChanged: true }, writing), typed: { ...typed, currency } };
}

/** Undefined forgets it. */
export const keepQuotation = (id: string, writing: QuotationWriting | undefined) => keepInTab(keyOf(id), writing);

function isWriting(value: unknown): value is QuotationWriting {
  const { key, seen, typed } = fieldsOf(value);
  return typeof key === 'string' && typeof seen === 'number' && Array.isArray(fieldsOf(typed).positions);
}

export const blankPosition = { product: '', details: '', quantity: '1', price: '', isMeant: false };
const blank: TypedQuotation = {
  language: 'ko',
  currency: 'KRW',
  validUntil: '',
  positions: [],
  taxPercent: '',
  delivery: '',
  terms: '',
};

/** These values, each replaced by the stored one of its name; a stored number is the text of its field. */
function filled<T extends object>(values: T, stored: unknown): T {
  const known = Object.entries(fieldsOf(stored)).flatMap(([name, value]) => {
    if (!isKeyOf(values, name)) return [];
    const read = typeof value === 'number' ? String(value) : value;
    return typeof read === typeof values[name] ? [[name, read]] : [];
  });
  return { ...values, ...Object.fromEntries(known) };
}

/** Typed form of a draft, for the fields. */
export const typedOf = ({ positions, taxPercent, ...draft }: QuotationDraft, newId: () => string): TypedQuotation => ({
  ...draft,
  taxPercent: taxPercent === null ? '' : String(taxPercent),
  positions: positions.map((position) => ({ ...position, id: newId(), quantity: String(position.quantity) })),
});

/** All that stands in its PDF, of what is typed. */
export const wordsOf = ({ positions, delivery, terms }: TypedQuotation): string =>
  [...positions.flatMap(({ product, details }) => [product, details]), delivery, terms].join(' ');

const WHOLE = /^\d{1,4}$/;
const wholeIn = (text: string, least: number, most: number): number | undefined => {
  const value = WHOLE.test(text.trim()) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
};

/** The draft for the server; undefined while something in it is wrong or asked. */
export function draftOf(typed: TypedQuotation): QuotationDraft | undefined {
  const { positions, taxPercent, ...rest } = typed;
  const read = positions.flatMap(({ id: _own, ...position }): QuotationPosition[] => {
    const price = priceOf(position.price, typed.currency);
    const quantity = wholeIn(position.quantity, 1, MOST_PIECES);
    if (!('amount' in price) || quantity === undefined) return [];
    return [{ ...position, quantity, price: price.amount }];
  });
  const tax = taxPercent.trim() ? wholeIn(taxPercent, 0, MOST_TAX) : null;
  return read.length < positions.length || read.length === 0 || tax === undefined
    ? undefined
    : { ...rest, positions: read, taxPercent: tax };
}

/** Totals; undefined while a price, a quantity or the tax cannot be read. */
export function typedTotals(typed: TypedQuotation): QuotationTotals | undefined {
  const draft = draftOf(typed);
  return draft && totalsOf(draft);
}

type Problem = keyof typeof quotationProblemTexts;

const lengthProblem = (text: string, most: number): Problem | undefined =>
  text.trim().length > most || text.trim().split('\n').length > MOST_LINES ? 'tooLong' : undefined;

/** Problems of a position, by its field. */
export function positionProblems(position: TypedPosition, currency: TypedQuotation['currency']) {
  const price = priceOf(position.price, currency);
  const problemOfPrice = (): Problem | undefined => {
    if ('problem' in price) return price.problem;
    if ('choices' in price) return 'meant';
    return isUnusual(price.amount) && !position.isMeant ? 'meant' : undefined;
  };
  const problems: Partial<Record<'product' | 'details' | 'quantity' | 'price', Problem | undefined>> = {
    product: position.product.trim() ? lengthProblem(position.product, quotationLimits.product) : 'required',
    details: lengthProblem(position.details, quotationLimits.details),
    quantity: wholeIn(position.quantity, 1, MOST_PIECES) === undefined ? 'quantity' : undefined,
    price: problemOfPrice(),
  };
  return problems;
}

/** Problems outside its positions, by field. */
export function quotationProblems(typed: TypedQuotation) {
  const { validUntil, taxPercent, delivery, terms } = typed;
  const totals = typedTotals(typed);
  const problems: Partial<Record<'validUntil' | 'taxPercent' | 'delivery' | 'terms' | 'total', Problem | undefined>> = {
    validUntil: isDay(validUntil) && validUntil >= dateInKorea(Date.now()) ? undefined : 'past',
    taxPercent: taxPercent.trim() && wholeIn(taxPercent, 0, MOST_TAX) === undefined ? 'tax' : undefined,
    delivery: lengthProblem(delivery, quotationLimits.delivery),
    terms: lengthProblem(terms, quotationLimits.terms),
    total: totals?.total.startsWith('-') ? 'negative' : undefined,
  };
  return problems;
}

/** The quotation for the server; undefined while anything in it is wrong. */
export function readyDraft(typed: TypedQuotation): QuotationDraft | undefined {
  const all = [quotationProblems(typed), ...typed.positions.map((each) => positionProblems(each, typed.currency))];
  const isWrong = all.some((problems) => Object.values(problems).some(Boolean));
  return isWrong ? undefined : draftOf(typed);
}
