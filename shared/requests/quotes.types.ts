import type { RecordedCalculation } from '../calculation/recorded.types.js';
import type { Language } from '../words/localized.types.js';
import type { Page } from '../words/page.types.js';
import type { PrivacyRecord } from '../questionnaire/privacy/privacy.types.js';
import type { QuoteFields } from '../questionnaire/fields.js';
import type { ProductId } from '../questionnaire/product-ids.js';

import type { Announced } from './announcements.types.js';
import type { RequestFile } from './request-files.types.js';
import type { Handled, NamedRequest, RequestEvent } from './handling.types.js';

export const quoteStatuses = ['new', 'in_progress', 'answered', 'closed', 'spam'] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

/** A request in one of these is done with: from then on its time runs until it is erased. */
export const closedStatuses = ['closed', 'spam'] as const satisfies readonly QuoteStatus[];
export const isClosed = (status: QuoteStatus) => closedStatuses.some((closed) => closed === status);

/** Which letter: to the company's mailbox, or the confirmation to the sender. */
export const letterKinds = ['office', 'confirmation'] as const;
export type LetterKind = (typeof letterKinds)[number];

/**
 * Kinds of additions to a sent request: `answer` by the office, `receipt` by the site, which confirms to the sender what
 * became of a quotation, all others by its sender, through the link to it.
 */
export const entryKinds = [
  'correction',
  'withdrawal',
  'erasure',
  'answer',
  'acceptance',
  'change',
  'decline',
  'receipt',
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** Replies of a sender to an answer that the office goes on with: takes it, or wants it changed. */
export const replyKinds = ['acceptance', 'change'] as const satisfies readonly EntryKind[];
export type ReplyKind = (typeof replyKinds)[number];

/** All replies: a declined quotation waits for nothing. */
export const senderReplies = [...replyKinds, 'decline'] as const satisfies readonly EntryKind[];
export type SenderReply = (typeof senderReplies)[number];

/** An entry of a request's history; the request itself stays as it was sent. */
export type HistoryEntry = {
  id: string;
  kind: EntryKind;
  at: string;
  text: string;
  /** The names of those that came with it. */
  files: readonly string[];
  /** Author of the answer, by his name at that time; null for an unnamed one, and for the sender's additions. */
  by: string | null;
  /** Of an answer's letter, or the number of a quotation that was accepted or declined; empty otherwise. */
  subject: string;
  /** The files of an answer. */
  attached: RequestFile[];
};

/** The longest text of an entry, and of an answer and its subject: characters. */
export const ENTRY_LIMIT = 2000;
export const ANSWER_LIMIT = 10_000;
export const SUBJECT_LIMIT = 200;

/** Address of the senders' pages of requests, below the language: `/requests/{token}`. */
export const REQUESTS_PATH = '/requests';

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
  /** The mail server's last message, when it refused. */
  lastError: string | null;
  /** When the mail server took it; null for a letter that is only in a file. */
  sentAt: string | null;
};

/**
 * Calculation of a request, stored when it was sent: later changes of tables or limits do not touch it. `version` goes
 * up when this shape or that of a part of it changes.
 */
export type QuoteCalculation = { version: 2 } & RecordedCalculation;

/** The header of a receipt that says, as `none`, that no letter left the site: no mail server is set. */
export const LETTERS_HEADER = 'X-Letters';

/** `link` is the path of the request's own page. */
export type QuoteReceipt = { success: true; message: string; reference: string; link: string };

/** The newest answer to a request, by whom, and what has become of its letter. */
export type LastAnswer = { at: string; by: string | null; letter: DeliveryState };

export type QuoteListItem = Handled & {
  id: string;
  reference: string;
  createdAt: string;
  language: Language;
  status: QuoteStatus;
  company: string;
  name: string;
  email: string;
  projectName: string;
  products: readonly ProductId[];
  deliveries: Record<LetterKind, Delivery>;
  fileCount: number;
  /** When a closed request will be erased; null while it is open. */
  erasedAt: string | null;
  /** When its sender last added something that nobody in the office has seen to. */
  news: string | null;
  /** The reply among that; null where there is none. */
  reply: SenderReply | null;
  isWithdrawn: boolean;
  /** When it was first answered; null where it was not, or before this was kept. */
  answeredAt: string | null;
  lastAnswer: LastAnswer | null;
  /** The requests that are one with it, whether their senders have added something since, and how they were answered. */
  contains: readonly (NamedRequest & { hasNews: boolean; lastAnswer: LastAnswer | null })[];
};

export type QuoteDetail = QuoteListItem & {
  fields: QuoteFields;
  files: RequestFile[];
  /** Null where it failed. */
  calculation: QuoteCalculation | null;
  /** Null for a request from before this was kept. */
  privacy: PrivacyRecord | null;
  note: string;
  /** Its own entries and, with `of`, those of requests that are one with it: oldest first, each with the state of its letter. */
  history: (HistoryEntry & { letter: Delivery; of: NamedRequest | null })[];
  /** Announcements to the company's own system, oldest first. */
  announcements: Announced[];
  /** Actions on it, oldest first. */
  events: RequestEvent[];
  updatedAt: string;
};

export type QuotePage = Page<QuoteListItem>;
