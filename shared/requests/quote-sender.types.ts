import type { Language } from '../words/localized.types.js';
import type { PrivacyRecord } from '../questionnaire/privacy/privacy.types.js';
import type { ProductId } from '../questionnaire/product-ids.js';
import type { QuoteFields } from '../questionnaire/fields.js';

import type { Amount, Quotation } from './quotations.types.js';
import type { HistoryEntry, QuoteCalculation } from './quotes.types.js';
import type { RequestFile } from './request-files.types.js';

/** States of a request for its sender. */
export const senderStates = [
  'received',
  'in_progress',
  'answered',
  'accepted',
  'declined',
  'expired',
  'closed',
  'withdrawn',
] as const;
export type SenderState = (typeof senderStates)[number];

/** The quotation in force, as the sender of its request sees it. */
export type SentQuotation = Pick<
  Quotation,
  'number' | 'revision' | 'currency' | 'validUntil' | 'state' | 'sentAt' | 'outcome'
> & { total: Amount; isAcceptable: boolean };

/** A request as its sender sees it again: what was sent, unchanged, and what came after it. */
export type SentRequest = {
  reference: string;
  createdAt: string;
  /** In which the company answers. */
  language: Language;
  state: SenderState;
  /** The reference of the request that the company answers in its place; null where it stands alone. */
  belongsTo: string | null;
  /** Within how many of them an answer comes. */
  answerWorkingDays: number;
  products: readonly ProductId[];
  /** Null for a request from before it was kept. */
  privacy: PrivacyRecord | null;
  files: RequestFile[];
  fields: QuoteFields;
  calculation: QuoteCalculation | null;
  /** The sender's additions and the office's answers, oldest first. */
  history: HistoryEntry[];
  /** Null where none was sent. */
  quotation: SentQuotation | null;
};
