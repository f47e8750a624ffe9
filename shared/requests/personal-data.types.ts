import type { Language } from '../words/localized.types.js';

import type { QuoteStatus } from './quotes.types.js';

/** Data held about one e-mail address, in short: all that an erasure would take. */
export type PersonSummary = {
  email: string;
  /** Newest first. */
  requests: PersonRequest[];
  /** Files that came with the requests, those that went out with answers, and quotations. */
  files: number;
  /** Letters in the outbox; those a mail server has taken are out of reach. */
  letters: number;
  /** References of other requests that name the address somewhere in their texts; an erasure leaves them as they are. */
  mentions: string[];
};

export type PersonRequest = {
  id: string;
  reference: string;
  createdAt: string;
  status: QuoteStatus;
  language: Language;
  hasNote: boolean;
};

/** Everything that is held about one e-mail address. */
export type PersonExport = {
  email: string;
  exportedAt: string;
  /** As they are stored, with notes, letters' states and calculation, their quotations, and what is known of their files. */
  requests: Record<string, unknown>[];
  /** The letters in the outbox, as they were written. */
  letters: { name: string; content: string }[];
};

/** Erased data. */
export type PersonErasure = { email: string; references: string[]; letters: number };
