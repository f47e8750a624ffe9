import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

import type { FamilyId } from '../../../shared/calculation/checks/families.js';
import { languages } from '../../../shared/words/localized.types.js';
import type { Language } from '../../../shared/words/localized.types.js';
import { productIds } from '../../../shared/questionnaire/product-ids.js';
import type { ProductId } from '../../../shared/questionnaire/product-ids.js';
import { quoteStatuses } from '../../../shared/requests/quotes.types.js';
import type { QuoteStatus } from '../../../shared/requests/quotes.types.js';

/** Why a request was erased: its time was over, or somebody asked for it. */
export const erasureReasons = ['retention', 'person'] as const;
export type ErasureReason = (typeof erasureReasons)[number];

/** Remainder of an erased request: nothing that identifies its sender. */
@Schema({ collection: 'erased-quotes', versionKey: false })
export class ErasedQuote {
  /** The reference. */
  @Prop({ type: String, required: true })
  _id!: string;

  @Prop({ type: Date, required: true })
  receivedAt!: Date;

  @Prop({ type: Date, default: null })
  closedAt!: Date | null;

  @Prop({ type: Date, required: true })
  erasedAt!: Date;

  @Prop({ type: String, enum: erasureReasons, required: true })
  reason!: ErasureReason;

  @Prop({ type: String, enum: languages, required: true })
  language!: Language;

  @Prop({ type: String, enum: quoteStatuses, required: true })
  status!: QuoteStatus;

  /** The product families that it was for; missing in a line of an earlier version. */
  @Prop({ type: [String], enum: productIds, default: [] })
  products?: readonly ProductId[];

  /** The product families that its calculation found fitting. */
  @Prop({ type: [String], required: true })
  families!: FamilyId[];
}

export const ErasedQuoteSchema = SchemaFactory.createForClass(ErasedQuote);
