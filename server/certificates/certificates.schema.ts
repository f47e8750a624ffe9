import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Types } from 'mongoose';

import { certificateCategories } from '../../shared/certificates/certificates.types.js';
import type { CertificateCategory } from '../../shared/certificates/certificates.types.js';

export const fileKinds = ['image', 'pdf'] as const;
export type CertificateFileKind = (typeof fileKinds)[number];

/** A file that a deleted certificate keeps; its name is free for others. */
@Schema({ _id: false, versionKey: false })
export class HeldFile {
  @Prop({ type: String, enum: fileKinds, required: true })
  kind!: CertificateFileKind;

  @Prop({ type: String, required: true })
  file!: string;

  @Prop({ type: String, required: true })
  type!: string;

  @Prop({ type: Number, required: true })
  size!: number;
}

@Schema({ collection: 'certificates', timestamps: true, versionKey: false })
export class StoredCertificate {
  @Prop({ type: String, enum: certificateCategories, required: true })
  category!: CertificateCategory;

  @Prop({ type: String, required: true })
  name!: string;

  /** Name of a file that is part of the site or was uploaded. */
  @Prop({ type: String, required: true })
  image!: string;

  @Prop({ type: String, required: true })
  pdf!: string;

  @Prop({ type: Number, required: true })
  order!: number;

  @Prop({ type: Date, default: null })
  deletedAt!: Date | null;

  @Prop({ type: String, default: null })
  deletedBy!: string | null;

  @Prop({ type: [SchemaFactory.createForClass(HeldFile)], default: undefined })
  heldFiles?: HeldFile[];

  updatedAt?: Date;
}

export type FoundCertificate = StoredCertificate & { _id: Types.ObjectId };

export const StoredCertificateSchema = SchemaFactory.createForClass(StoredCertificate)
  .index({ deletedAt: 1, order: 1, _id: 1 })
  .index({ image: 1 })
  .index({ pdf: 1 })
  .index({ 'heldFiles.file': 1 });

/** An uploaded file by its public name, for as long as a certificate of the list names it. */
@Schema({ collection: 'certificate-files', versionKey: false })
export class CertificateFile {
  @Prop({ type: String, required: true })
  _id!: string;

  @Prop({ type: String, required: true, unique: true })
  file!: string;

  @Prop({ type: String, required: true })
  type!: string;

  @Prop({ type: Number, required: true })
  size!: number;
}

export const CertificateFileSchema = SchemaFactory.createForClass(CertificateFile);

/** `{ _id: 'list' }`: every change of the list writes it, so that two changes never overlap. */
@Schema({ collection: 'certificate-list', versionKey: false })
export class CertificateListState {
  @Prop({ type: String, required: true })
  _id!: string;

  @Prop({ type: Number, default: 0 })
  version!: number;
}

export const CertificateListStateSchema = SchemaFactory.createForClass(CertificateListState);
