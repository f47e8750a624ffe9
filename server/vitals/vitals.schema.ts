import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import mongoose from 'mongoose';

import { languages } from '../common/localized.types.js';
import type { Language } from '../common/localized.types.js';

import type { Buckets } from './histogram.js';
import { devices } from './vitals.types.js';
import type { Device, Vital } from './vitals.types.js';

/** How long a day is kept, thirteen months: s. */
const KEPT = 396 * 24 * 3600;

/** The visits of one day to one page in one language on one kind of device, counted; nothing of any single one. */
@Schema({ collection: 'vitals', versionKey: false })
export class StoredVitals {
  /** When the day begins in Korea. */
  @Prop({ type: Date, required: true, index: { expireAfterSeconds: KEPT } })
  day!: Date;

  @Prop({ type: String, required: true })
  page!: string;

  @Prop({ type: String, enum: languages, required: true })
  language!: Language;

  @Prop({ type: String, enum: devices, required: true })
  device!: Device;

  @Prop({ type: Number, required: true })
  visits!: number;

  /** A histogram of each value; CLS in thousandths. */
  @Prop({ type: mongoose.Schema.Types.Mixed })
  counts?: Partial<Record<Vital, Buckets>>;
}

export const VitalsSchema = SchemaFactory.createForClass(StoredVitals).index(
  { day: 1, page: 1, language: 1, device: 1 },
  { unique: true },
);
