import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { Types } from 'mongoose';

import { languages } from '../../../shared/words/localized.types.js';
import type { Language } from '../../../shared/words/localized.types.js';
import { keysOf } from '../../../shared/words/records.js';
import { currencyDigits } from '../../../shared/requests/quotations.types.js';
import type { Currency, QuotationDraft, QuotationPosition } from '../../../shared/requests/quotations.types.js';

@Schema({ _id: false, versionKey: false })
export class StoredPosition implements QuotationPosition {
  @Prop({ type: String, required: true })
  product!: string;

  @Prop({ type: String, default: '' })
  details!: string;

  @Prop({ type: Number, required: true })
  quantity!: number;

  @Prop({ type: String, required: true })
  price!: string;

  @Prop({ type: Boolean, default: false })
  isMeant!: boolean;
}

/** A revision of the quotation to a request, and its PDF. It never changes, and goes with its request. */
@Schema({ collection: 'quotations', versionKey: false })
export class StoredQuotation implements QuotationDraft {
  @Prop({ type: mongoose.Schema.Types.ObjectId, required: true })
  quote!: Types.ObjectId;

  /** The Idempotency-Key of who made it. */
  @Prop({ type: String, required: true })
  key!: string;

  @Prop({ type: Number, required: true })
  revision!: number;

  @Prop({ type: String, required: true })
  number!: string;

  @Prop({ type: String, enum: languages, required: true })
  language!: Language;

  @Prop({ type: String, enum: keysOf(currencyDigits), required: true })
  currency!: Currency;

  @Prop({ type: String, required: true })
  validUntil!: string;

  @Prop({ type: [SchemaFactory.createForClass(StoredPosition)], required: true })
  positions!: StoredPosition[];

  @Prop({ type: Number, default: null })
  taxPercent!: number | null;

  @Prop({ type: String, default: '' })
  delivery!: string;

  @Prop({ type: String, default: '' })
  terms!: string;

  @Prop({ type: Date, required: true })
  at!: Date;

  /** The name of who made it, as it was then; null under the shared password. */
  @Prop({ type: String, default: null })
  by!: string | null;

  /** Its PDF in the upload store. */
  @Prop({ type: String, required: true })
  file!: string;

  /** Searched text of the list: number, company and project, without blanks and case. */
  @Prop({ type: String, required: true })
  searchText!: string;
}

export const QuotationSchema = SchemaFactory.createForClass(StoredQuotation)
  .index({ quote: 1, revision: 1 }, { unique: true })
  .index({ quote: 1, key: 1 }, { unique: true })
  .index({ at: -1, _id: -1, searchText: 1 })
  .index({ file: 1 });
