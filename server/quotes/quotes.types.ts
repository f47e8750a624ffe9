import type { RecordedCalculation } from '../calculation/recorded.types.js';
import { propertyFields, technicalFields } from '../calculation/request.types.js';
import type { PropertyField } from '../calculation/request.types.js';
import type { Language } from '../common/localized.types.js';
import type { Page } from '../common/page.types.js';

/** The questionnaire's fields in the order of the form. */
export const mainFields = [
  'company',
  'name',
  'telephone',
  'projectName',
  'serviceInProcess',
  'email',
  ...technicalFields,
  'comment',
] as const;

/** All that can be sent; properties of the fluids came later and stand last. */
export const quoteFields = [...mainFields, ...propertyFields] as const;

export type QuoteField = (typeof quoteFields)[number];

/** Values as typed; a field left empty is the empty string. */
export type QuoteFields = Record<QuoteField, string>;

/** As stored: properties lack in a request from before they were asked for. */
export type StoredFields = Omit<QuoteFields, PropertyField> & Partial<QuoteFields>;

export const quoteStatuses = ['new', 'in_progress', 'answered', 'closed', 'spam'] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

/** A request in one of these is done with: from then on its time runs until it is erased. */
export const closedStatuses = ['closed', 'spam'] as const satisfies readonly QuoteStatus[];
export const isClosed = (status: QuoteStatus) => closedStatuses.some((closed) => closed === status);

/** Which letter: to the company's mailbox, or the confirmation to the sender. */
export const letterKinds = ['office', 'confirmation'] as const;
export type LetterKind = (typeof letterKinds)[number];

/** `off`: not to be sent; `retrying`: tried in vain, will be tried again; `failed`: given up. */
export const deliveryStates = ['off', 'queued', 'retrying', 'sent', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export type Delivery = {
  state: DeliveryState;
  attempts: number;
  /** What the mail server last said, when it refused. */
  lastError: string | null;
  sentAt: string | null;
};

/**
 * What the calculation said of a request when it was sent, kept with it as it was: later changes of tables or limits do
 * not touch it. `version` goes up when this shape or that of a part of it changes.
 */
export type QuoteCalculation = { version: 1 } & RecordedCalculation;

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
  /** When a closed request will be erased; null while it is open. */
  erasedAt: string | null;
};

export type QuoteDetail = QuoteListItem & {
  fields: QuoteFields;
  /** Null for a request from before there was one. */
  calculation: QuoteCalculation | null;
  note: string;
  updatedAt: string;
};

export type QuotePage = Page<QuoteListItem>;
