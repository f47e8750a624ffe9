import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema } from 'mongoose';

import { languages } from '../../../shared/words/localized.types.js';
import type { Language, Localized } from '../../../shared/words/localized.types.js';
import type { DocumentName } from '../../../shared/content/content.types.js';
import type { StoredValue } from '../../../shared/content/fields/fields.types.js';
import type { FieldAuthor } from '../../../shared/content/content-editing.types.js';

@Schema({ _id: false, versionKey: false })
class StoredPointer {
  @Prop({ type: Number, required: true })
  number!: number;

  @Prop({ type: Date, default: null })
  at!: Date | null;
}

const pointer = SchemaFactory.createForClass(StoredPointer);

@Schema({ _id: false, versionKey: false })
class StoredPointers implements Localized<StoredPointer> {
  @Prop({ type: pointer, required: true })
  ko!: StoredPointer;

  @Prop({ type: pointer, required: true })
  en!: StoredPointer;
}

@Schema({ _id: false, versionKey: false })
class StoredFieldAuthor implements FieldAuthor {
  @Prop({ type: String, required: true })
  path!: string;

  @Prop({ type: String, enum: languages })
  language?: Language;

  @Prop({ type: String, required: true })
  by!: string;
}

const fieldAuthor = SchemaFactory.createForClass(StoredFieldAuthor);

@Schema({ _id: false, versionKey: false, minimize: false })
export class StoredPlan {
  @Prop({ type: Date, required: true })
  at!: Date;

  @Prop({ type: [String], enum: languages, required: true })
  languages!: Language[];

  /** Person who set the time. */
  @Prop({ type: String, default: null })
  session!: string | null;

  /** The draft as it was planned: editing goes on in the other one. */
  @Prop({ type: MongooseSchema.Types.Mixed, required: true })
  value!: StoredValue;

  /** Authors of its words. */
  @Prop({ type: [fieldAuthor], required: true })
  authors!: FieldAuthor[];

  /** At its time it could not be published, and waits for the office. */
  @Prop({ type: Boolean, required: true })
  isRefused!: boolean;
}

/** The office's edits of one document. A document that was never edited has no record. */
@Schema({ collection: 'content', versionKey: false, minimize: false })
export class StoredContent {
  @Prop({ type: String, required: true })
  _id!: DocumentName;

  /** Which version each language shows; 0 is what comes with the site. */
  @Prop({ type: SchemaFactory.createForClass(StoredPointers), required: true })
  published!: StoredPointers;

  /** Number of the version that was published last. */
  @Prop({ type: Number, required: true })
  last!: number;

  @Prop({ type: MongooseSchema.Types.Mixed, default: null })
  draft!: StoredValue | null;

  @Prop({ type: Number, required: true })
  revision!: number;

  /** Authors of the draft since the last publishing. Earlier records have none. */
  @Prop({ type: [fieldAuthor], default: undefined })
  authors?: FieldAuthor[];

  @Prop({ type: SchemaFactory.createForClass(StoredPlan), default: null })
  scheduled!: StoredPlan | null;
}

export const StoredContentSchema = SchemaFactory.createForClass(StoredContent);

/** A document as it was published once; nothing changes it. */
@Schema({ collection: 'content-versions', versionKey: false, minimize: false })
export class StoredContentVersion {
  @Prop({ type: String, required: true })
  document!: DocumentName;

  @Prop({ type: Number, required: true })
  number!: number;

  @Prop({ type: MongooseSchema.Types.Mixed, required: true })
  value!: StoredValue;

  @Prop({ type: Date, required: true })
  at!: Date;

  @Prop({ type: String, default: null })
  session!: string | null;

  @Prop({ type: [String], enum: languages, required: true })
  languages!: Language[];

  /** Authors of the version. Earlier versions have none. */
  @Prop({ type: [fieldAuthor], default: undefined })
  authors?: FieldAuthor[];
}

export const StoredContentVersionSchema = SchemaFactory.createForClass(StoredContentVersion).index(
  { document: 1, number: -1 },
  { unique: true },
);
