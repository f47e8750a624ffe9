import type { Language } from '../words/localized.types.js';
import type { ProductId } from '../questionnaire/product-ids.js';

import type { LossReason, QuotationState } from './quotations.types.js';

/** Figures of a group's answers. */
export type FigureNumbers = {
  requests: number;
  /** Answered, or overdue without an answer. */
  judged: number;
  /** Of those: answered before they were due. */
  inTime: number;
  /** From a request to its first answer: working days, 0 on the same day; null where none was answered. */
  medianDays: number | null;
};

export type Figure<Of> = FigureNumbers & { of: Of };

/** States of quotations in force that are counted. */
export const countedStates = [
  'open',
  'accepted',
  'declined',
  'expired',
  'lost',
] as const satisfies readonly QuotationState[];

/** Quotations to a group of requests: one of each, by its state, and of those declined or lost by the reason, null if untold. */
export type OutcomeFigures = {
  states: { of: (typeof countedStates)[number]; count: number }[];
  reasons: { of: LossReason | null; count: number }[];
};

/** The requests of the last weeks, without spam and anything personal. */
export type Figures = {
  /** Until when requests are promised to be answered: working days. */
  promised: number;
  all: FigureNumbers;
  /** By the Monday of the week in Korea, the oldest first, each week. */
  weeks: Figure<string>[];
  /** A request for several counts in each; null where none was named. */
  families: Figure<ProductId | null>[];
  languages: Figure<Language>[];
  /** The page of the site that led to the form, by its path below the language; null where none did, or it is not known. */
  pages: Figure<string | null>[];
  quotations: OutcomeFigures;
};

/** Weeks that are shown, this one among them. */
export const FIGURE_WEEKS = 26;
