import type { RecordedCalculation } from '../calculation/recorded.types.js';
import type { Language } from '../common/localized.types.js';
import type { Page } from '../common/page.types.js';
import type { QuoteFields } from '../questionnaire/fields.js';
import type { RequestFile } from '../request-files/request-files.types.js';

export const quoteStatuses = ['new', 'in_progress', 'answered', 'closed', 'spam'] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

/** A request in one of these is done with: from then on its time runs until it is erased. */
export const closedStatuses = ['closed', 'spam'] as const satisfies readonly QuoteStatus[];
export const isClosed = (status: QuoteStatus) => closedStatuses.some((closed) => closed === status);

/** Which letter: to the company's mailbox, or the confirmation to the sender. */
export const letterKinds = ['office', 'confirmation'] as const;
export type LetterKind = (typeof letterKinds)[number];

/**
 * `off`: not to be sent; `limited`: not sent, because the recipient has had as many confirmations as one gets in an hour;
 * `retrying`: tried in vain, will be tried again; `sent`: a mail server took it; `written`: it is in a file of the outbox,
 * because no mail server is set; `failed`: given up.
 */
export const deliveryStates = ['off', 'limited', 'queued', 'retrying', 'sent', 'written', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export type Delivery = {
  state: DeliveryState;
  attempts: number;
  /** What the mail server last said, when it refused. */
  lastError: string | null;
  /** When the mail server took it; null for a letter that is only in a file. */
  sentAt: string | null;
};

/**
 * What the calculation said of a request when it was sent, kept with it as it was: later changes of tables or limits do
 * not touch it. `version` goes up when this shape or that of a part of it changes.
 */
export type QuoteCalculation = { version: 1 } & RecordedCalculation;

/** The header of a receipt that says, as `none`, that no letter left the site: no mail server is set. */
export const LETTERS_HEADER = 'X-Letters';

export type QuoteReceipt = { success: true; message: string; reference: string };

export type QuoteListItem = {
  id: string;
  reference: string;
  createdAt: string;
  language: Language;
  status: QuoteStatus;
  company: string;
  name: string;
  email: string;
  projectName: string;
  deliveries: Record<LetterKind, Delivery>;
  fileCount: number;
  /** When a closed request will be erased; null while it is open. */
  erasedAt: string | null;
};

export type QuoteDetail = QuoteListItem & {
  fields: QuoteFields;
  files: RequestFile[];
  /** Null where it failed. */
  calculation: QuoteCalculation | null;
  note: string;
  updatedAt: string;
};

export type QuotePage = Page<QuoteListItem>;
