import type { Language } from '../words/localized.types.js';

/** Currencies of quotations, with the digits behind the decimal point of an amount (ISO 4217). */
export const currencyDigits = { KRW: 0, USD: 2, EUR: 2, JPY: 0, CNY: 2 } as const;
export type Currency = keyof typeof currencyDigits;

/** A decimal number as plain text, with `.` before its decimals and without separators of thousands: `1250000`, `-12.5`. */
export type Amount = string;

/** A line of a quotation. */
export type QuotationPosition = {
  product: string;
  /** Data from the request's sheet, in lines. */
  details: string;
  /** In pieces, 1 or more. */
  quantity: number;
  /** Of one piece. */
  price: Amount;
  /** True if a price of 0 (free of charge) or below it (a discount) is meant. */
  isMeant: boolean;
};

/** A quotation as the office writes it. */
export type QuotationDraft = {
  language: Language;
  currency: Currency;
  /** The last day on which it holds: `2026-12-24`. */
  validUntil: string;
  positions: QuotationPosition[];
  /** Value added tax in whole per cent, put on the sum; null where prices are without it and it is not put on. */
  taxPercent: number | null;
  delivery: string;
  /** Payment and whatever else is agreed, in lines. */
  terms: string;
};

/** Amounts in the currency's digits; `positions` in their order. */
export type QuotationTotals = { positions: Amount[]; net: Amount; tax: Amount; total: Amount };

/** Ends of a quotation: `accepted` and `declined` by the sender, `lost` by word of the office. */
export const outcomeKinds = ['accepted', 'declined', 'lost'] as const;
export type OutcomeKind = (typeof outcomeKinds)[number];

/** Reasons why a quotation was declined or lost. */
export const lossReasons = ['price', 'time', 'technical', 'other'] as const;
export type LossReason = (typeof lossReasons)[number];

/** End of the quotation to a request. */
export type Outcome = {
  what: OutcomeKind;
  /** The revision that it is about. */
  revision: number;
  at: string;
  /** Name of the person in the office who noted it; null under the shared password, and for the sender. */
  by: string | null;
  reason: LossReason | null;
};

/** `superseded`: another revision is in force; `withdrawn`: its request was taken back. */
export const quotationStates = [
  'unsent',
  'open',
  'expired',
  'accepted',
  'declined',
  'lost',
  'withdrawn',
  'superseded',
] as const;
export type QuotationState = (typeof quotationStates)[number];

/** A revision of the quotation to a request; a revision never changes. */
export type Quotation = QuotationDraft & {
  /** The id of the request that it belongs to: of two that were merged, its own. */
  quote: string;
  /** The maker's key: sent again, it is the same quotation. */
  key: string;
  /** The request's reference and the revision: `Q-2026-000123-R2`. */
  number: string;
  /** From 1 on. */
  revision: number;
  /** When it was made. */
  at: string;
  /** Person who made it; null under the shared password. */
  by: string | null;
  totals: QuotationTotals;
  /** When an answer carried it; null as long as none did. */
  sentAt: string | null;
  state: QuotationState;
  /** Its end; null unless it was accepted, declined or lost. */
  outcome: Outcome | null;
};

/** The quotations to a request and to those merged with it, the newest first, and what a further one begins with. */
export type QuotationsOfQuote = {
  /** The request's. */
  reference: string;
  quotations: Quotation[];
  template: QuotationDraft;
};

/** A quotation in the list of all. */
export type QuotationSummary = Pick<
  Quotation,
  'quote' | 'number' | 'revision' | 'at' | 'by' | 'currency' | 'validUntil' | 'sentAt' | 'state' | 'outcome'
> & {
  company: string;
  projectName: string;
  total: Amount;
};

/** The longest texts: characters. */
export const quotationLimits = { product: 120, details: 1000, delivery: 200, terms: 2000 } as const;
/** The most lines of a text: what has more would be too small to read on its page. */
export const MOST_LINES = 25;
/** The most positions, and pieces of one. */
export const MOST_POSITIONS = 30;
export const MOST_PIECES = 9999;
/** The highest tax: per cent. */
export const MOST_TAX = 30;
