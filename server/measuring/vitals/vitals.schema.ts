import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import mongoose from 'mongoose';

import { languages } from '../../../shared/words/localized.types.js';
import type { Language } from '../../../shared/words/localized.types.js';
import { devices } from '../../../shared/admin/vitals.types.js';
import type { Device, Vital } from '../../../shared/admin/vitals.types.js';

import type { Buckets } from './histogram.js';

/** Thirteen months: s. */
export const VITALS_KEPT = 396 * 24 * 3600;

/** Visits of one day, page, language and kind of device; keeps no single visit. */
@Schema({ collection: 'vitals', versionKey: false })
export class StoredVitals {
  /** The beginning of the day in Korea. */
  @Prop({ type: Date, required: true, index: true })
  day!: Date;

  @Prop({ type: String, required: true })
  page!: string;

  @Prop({ type: String, enum: languages, required: true })
  language!: Language;

  @Prop({ type: String, enum: devices, required: true })
  device!: Device;

  @Prop({ type: Number, required: true })
  visits!: number;

  /** Histograms by vital; CLS in thousandths. */
  @Prop({ type: mongoose.Schema.Types.Mixed })
  counts?: Partial<Record<Vital, Buckets>>;
}

export const VitalsSchema = SchemaFactory.createForClass(StoredVitals).index(
  { day: 1, page: 1, language: 1, device: 1 },
  { unique: true },
);
