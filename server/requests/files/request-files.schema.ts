import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { Types } from 'mongoose';

import { scanStates } from '../../../shared/requests/request-files.types.js';
import type { ScanState } from '../../../shared/requests/request-files.types.js';

/** A file that was sent for a quote request. */
@Schema({ collection: 'request-files', timestamps: { createdAt: true, updatedAt: false }, versionKey: false })
export class StoredRequestFile {
  /** Its id in the upload store. */
  @Prop({ type: String, required: true, unique: true })
  file!: string;

  /** Says what kind it is, too: it was checked when it came. */
  @Prop({ type: String, required: true })
  name!: string;

  @Prop({ type: Number, required: true })
  size!: number;

  /** Of what its sender knows it by. */
  @Prop({ type: String, required: true, unique: true })
  tokenHash!: string;

  /** Null until the request is sent. */
  @Prop({ type: mongoose.Schema.Types.ObjectId, default: null })
  quote!: Types.ObjectId | null;

  /** The answer that it went out with; null for what the sender of the request sent. */
  @Prop({ type: String, default: null })
  entry!: string | null;

  @Prop({ type: String, enum: scanStates, required: true })
  scan!: ScanState;

  /** From then on nobody gets it, and it is removed; null for a file of a request. */
  @Prop({ type: Date, default: null })
  expiresAt!: Date | null;

  createdAt!: Date;
}

export const RequestFileSchema = SchemaFactory.createForClass(StoredRequestFile)
  .index({ quote: 1 })
  .index({ expiresAt: 1 })
  .index({ scan: 1 });
