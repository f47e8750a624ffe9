import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import mongoose from 'mongoose';

import { languages } from '../../../shared/words/localized.types.js';
import type { Language } from '../../../shared/words/localized.types.js';
import type { QuoteFields } from '../../../shared/questionnaire/fields.js';
import { privacyBases } from '../../../shared/questionnaire/privacy/privacy.types.js';
import type { PrivacyBasis, PrivacyRecord } from '../../../shared/questionnaire/privacy/privacy.types.js';
import { quoteFields } from '../../../shared/questionnaire/places.js';
import { productIds } from '../../../shared/questionnaire/product-ids.js';
import type { ProductId } from '../../../shared/questionnaire/product-ids.js';
import { announcementTypes } from '../../../shared/requests/announcements.types.js';
import type { AnnouncementType } from '../../../shared/requests/announcements.types.js';
import { outcomeKinds } from '../../../shared/requests/quotations.types.js';
import type { LossReason, Outcome, OutcomeKind } from '../../../shared/requests/quotations.types.js';
import { deliveryStates, entryKinds, quoteStatuses } from '../../../shared/requests/quotes.types.js';
import type {
  Delivery,
  DeliveryState,
  EntryKind,
  LetterKind,
  QuoteCalculation,
  QuoteStatus,
} from '../../../shared/requests/quotes.types.js';

import { StoredEvent, StoredEventSchema } from './stored-event.js';

/** State of one letter. */
@Schema({ _id: false, versionKey: false })
export class StoredDelivery {
  @Prop({ type: String, enum: deliveryStates, required: true })
  state!: DeliveryState;

  @Prop({ type: Number, default: 0 })
  attempts!: number;

  @Prop({ type: String, default: null })
  lastError!: string | null;

  @Prop({ type: Date, default: null })
  sentAt!: Date | null;

  /** Of the letter's header. */
  @Prop({ type: String, required: true })
  messageId!: string;
}

const DeliverySchema = SchemaFactory.createForClass(StoredDelivery);

export function toDelivery({ state, attempts, lastError, sentAt }: StoredDelivery): Delivery {
  return { state, attempts, lastError, sentAt: sentAt?.toISOString() ?? null };
}

@Schema({ _id: false, versionKey: false })
export class StoredDeliveries implements Record<LetterKind, StoredDelivery> {
  @Prop({ type: DeliverySchema, required: true })
  office!: StoredDelivery;

  @Prop({ type: DeliverySchema, required: true })
  confirmation!: StoredDelivery;
}

/** Addition to a request after it was sent. */
@Schema({ _id: false, versionKey: false })
export class StoredEntry {
  @Prop({ type: String, required: true })
  id!: string;

  @Prop({ type: String, enum: entryKinds, required: true })
  kind!: EntryKind;

  @Prop({ type: Date, required: true })
  at!: Date;

  @Prop({ type: String, default: '' })
  text!: string;

  /** The names of those that came with it. */
  @Prop({ type: [String], default: [] })
  files!: string[];

  /** The name of who answered, as it was then. */
  @Prop({ type: String, default: null })
  by!: string | null;

  /** Of an answer, or the number of the quotation that it is about. */
  @Prop({ type: String, default: '' })
  subject!: string;

  /** The letter that tells of it. */
  @Prop({ type: DeliverySchema, required: true })
  letter!: StoredDelivery;
}

/** Something of a request that the company's own system is told of. */
@Schema({ _id: false, versionKey: false })
export class StoredAnnouncement {
  @Prop({ type: String, enum: announcementTypes, required: true })
  type!: AnnouncementType;

  /** The entry of the history that it tells of; null for the request itself. */
  @Prop({ type: String, default: null })
  entry!: string | null;

  @Prop({ type: Date, required: true })
  at!: Date;

  @Prop({ type: DeliverySchema, required: true })
  delivery!: StoredDelivery;
}

/** Privacy notice given to the sender. */
@Schema({ _id: false, versionKey: false })
export class StoredPrivacy implements Omit<PrivacyRecord, 'at'> {
  @Prop({ type: String, enum: privacyBases, required: true })
  basis!: PrivacyBasis;

  @Prop({ type: Date, required: true })
  at!: Date;

  @Prop({ type: String, enum: languages, required: true })
  language!: Language;

  @Prop({ type: Number, min: 1, default: null })
  version!: number | null;

  @Prop({ type: Number, required: true })
  retentionDays!: number;
}

/** End of the quotation: written once for a revision, by the change that looks that nothing came between. */
@Schema({ _id: false, versionKey: false })
export class StoredOutcome implements Omit<Outcome, 'at'> {
  @Prop({ type: String, enum: outcomeKinds, required: true })
  what!: OutcomeKind;

  @Prop({ type: Number, required: true })
  revision!: number;

  @Prop({ type: Date, required: true })
  at!: Date;

  @Prop({ type: String, default: null })
  by!: string | null;

  @Prop({ type: String, default: null })
  reason!: LossReason | null;

  /** True if its sender told the reason. */
  @Prop({ type: Boolean, default: false })
  isTold?: boolean;
}

/** A quote request: the questionnaire's fields beside what the office does with it. */
// Empty objects are part of a calculation, and stay.
@Schema({ collection: 'quotes', timestamps: true, versionKey: false, minimize: false })
export class Quote {
  @Prop({ type: String, required: true, unique: true })
  reference!: string;

  @Prop({ type: String, enum: languages, required: true })
  language!: Language;

  @Prop({ type: String, enum: quoteStatuses, default: 'new' })
  status!: QuoteStatus;

  /** The product families it is for, in their order; missing where a server of an earlier version stored it. */
  @Prop({ type: [String], enum: productIds, default: [] })
  products?: ProductId[];

  @Prop({ type: String, default: '' })
  note!: string;

  @Prop({ type: SchemaFactory.createForClass(StoredDeliveries), required: true })
  deliveries!: StoredDeliveries;

  /** Searched text of the inbox: reference and contact, without blanks and case. */
  @Prop({ type: String, required: true })
  searchText!: string;

  /** The sender's Idempotency-Key, or one of our own. */
  @Prop({ type: String, required: true, unique: true })
  idempotencyKey!: string;

  /** Tells a repeated request from another one under the same key. */
  @Prop({ type: String, required: true })
  contentHash!: string;

  /** As it stood at sending; missing where the calculation failed. */
  @Prop({ type: mongoose.Schema.Types.Mixed })
  calculation?: QuoteCalculation;

  /** Null for a request from before this was kept. */
  @Prop({ type: SchemaFactory.createForClass(StoredPrivacy), default: null })
  privacy!: StoredPrivacy | null;

  /** Closed since then, or taken for spam. */
  @Prop({ type: Date, default: null })
  closedAt!: Date | null;

  /** Later entries, oldest first. */
  @Prop({ type: [SchemaFactory.createForClass(StoredEntry)], default: [] })
  history!: StoredEntry[];

  /** Missing unless there was a receiver. */
  @Prop({ type: [SchemaFactory.createForClass(StoredAnnouncement)], default: undefined })
  announcements?: StoredAnnouncement[];

  /** When its sender last added something that nobody in the office has seen to. */
  @Prop({ type: Date, default: null })
  news!: Date | null;

  /** Its sender takes it back; until the office opens it again. */
  @Prop({ type: Date, default: null })
  withdrawnAt!: Date | null;

  /** First answered, by a letter from here or by word of the office. */
  @Prop({ type: Date, default: null })
  answeredAt!: Date | null;

  /** Until when it is to be answered; null where no answer is waited for. */
  @Prop({ type: Date, default: null })
  dueAt!: Date | null;

  /** The name of who sees to it. */
  @Prop({ type: String, default: null })
  responsible!: string | null;

  /** From this day on it is on top of the list, until somebody says that it is done. */
  @Prop({ type: Date, default: null })
  remindAt!: Date | null;

  /** The request that it is one with; it stays as it was, and out of the list. */
  @Prop({ type: mongoose.Schema.Types.ObjectId, default: null })
  mergedInto!: mongoose.Types.ObjectId | null;

  /** Actions on it, oldest first. */
  @Prop({ type: [StoredEventSchema], default: [] })
  events!: StoredEvent[];

  /** The sender's address and its domain, by which requests of the same sender and company are found. */
  @Prop({ type: [String], default: [] })
  senderKeys!: string[];

  /** The page that led to the form, by its path below the language; null where none did, or it is not known. */
  @Prop({ type: String, default: null })
  page!: string | null;

  /** Missing in requests from before this was kept. */
  @Prop({ type: SchemaFactory.createForClass(StoredOutcome), default: null })
  outcome?: StoredOutcome | null;

  createdAt!: Date;
  updatedAt!: Date;
}

export type StoredQuote = Quote & QuoteFields;
export type FoundQuote = StoredQuote & { _id: mongoose.Types.ObjectId };

/** The product families that a request is for. */
export const productsOf = ({ products }: Pick<Quote, 'products'>): readonly ProductId[] => products ?? [];

export const QuoteSchema = SchemaFactory.createForClass(Quote)
  .add(Object.fromEntries(quoteFields.map((field) => [field, { type: String, default: '' }])))
  .index({ createdAt: -1 })
  .index({ status: 1, createdAt: -1 })
  .index({ products: 1, createdAt: -1 })
  .index({ closedAt: 1 })
  .index({ mergedInto: 1, createdAt: -1, _id: -1 })
  .index({ responsible: 1, createdAt: -1 })
  .index({ senderKeys: 1, createdAt: -1 })
  .index({ searchText: 1 })
  .index({ dueAt: 1 })
  .index({ remindAt: 1 })
  .index({ news: 1 })
  // Letters still to be sent: found after a crash.
  .index({ 'deliveries.office.state': 1, 'deliveries.confirmation.state': 1 })
  .index({ 'history.letter.state': 1 });

/** Running numbers, one a year: `{ _id: 'quotes-2026', value: 123 }`. */
@Schema({ collection: 'counters', versionKey: false })
export class Counter {
  @Prop({ type: String, required: true })
  _id!: string;

  @Prop({ type: Number, default: 0 })
  value!: number;
}

export const CounterSchema = SchemaFactory.createForClass(Counter);
