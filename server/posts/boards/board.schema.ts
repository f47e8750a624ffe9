import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema } from 'mongoose';
import type { Types } from 'mongoose';

import { postCategories, twinStates } from '../../../shared/posts/boards.types.js';
import type { PostCategory, TwinState } from '../../../shared/posts/boards.types.js';
import type { Index } from '../../platform/database/indexes.js';
import { BY_TENDER, tenderFields } from '../e-procurement/tender.schema.js';
import type { StoredTender } from '../e-procurement/tender.schema.js';

/** A file of a post besides its PDF: its id in the upload store, its name, its bytes. */
export type PostAttachment = { file: string; name: string; size: number };

/** A post of any board, with the field names the collections have always had. */
@Schema({ timestamps: true, versionKey: false })
export class StoredPost {
  @Prop({ type: String, required: true })
  title!: string;

  @Prop({ type: String, required: true })
  content!: string;

  /** Posts without one count as catalogs. */
  @Prop({ type: String, enum: postCategories, default: 'catalog' })
  category!: PostCategory;

  @Prop({ type: Number, default: 0 })
  viewCount!: number;

  @Prop({ type: String, default: null })
  pdfFile!: string | null;

  @Prop({ type: String, default: null })
  pdfFileName!: string | null;

  /** Further files, in their order. */
  @Prop({ type: [{ _id: false, file: String, name: String, size: Number }], default: [] })
  files!: PostAttachment[];

  /** argon2id hash; a post with one is locked. */
  @Prop({ type: String, default: null })
  password!: string | null;

  @Prop({ type: String, default: null })
  language!: string | null;

  /** Its translation in the collection of the other language, which names this post in turn; also while in the trash. */
  @Prop({ type: MongooseSchema.Types.ObjectId, default: null })
  twin!: Types.ObjectId | null;

  /** Null without a twin, or while that is in the trash. A post in the trash keeps what it was. */
  @Prop({ type: String, enum: [...twinStates, null], default: null })
  twinState!: TwinState | null;

  /** Facts of the tender. */
  @Prop({ type: new MongooseSchema(tenderFields, { _id: false }), default: null })
  tender!: StoredTender | null;

  /** The last day, in Korea, on which it stands first on its list: `2026-11-30`. */
  @Prop({ type: String, default: null })
  pinnedUntil!: string | null;

  /** Searched by visitors: the title as typed and as shown, and unless the post is locked the content and the number of its tender. */
  @Prop({ type: String, default: '' })
  searchText!: string;

  /** Bigrams of `searchText`; see `bigramsOf`. Never sent anywhere. */
  @Prop({ type: [Number], default: undefined, select: false })
  searchGrams?: number[];

  @Prop({ type: Date, default: null })
  deletedAt!: Date | null;

  @Prop({ type: String, default: null })
  deletedBy!: string | null;

  createdAt!: Date;
  updatedAt!: Date;
}

export const newestFirst = { createdAt: -1, _id: -1 } as const;

/** Queries name the index they use. */
export const BY_DATE = { deletedAt: 1, ...newestFirst } as const;
export const BY_CATEGORY = { deletedAt: 1, category: 1, ...newestFirst } as const;
export const BY_BIGRAM = { deletedAt: 1, searchGrams: 1 } as const;
export const BY_TWIN = { deletedAt: 1, twinState: 1, ...newestFirst } as const;

/** Only the few posts with such a date are in it. */
export const BY_PIN = { pinnedUntil: 1 } as const;
const pins: Index = { key: BY_PIN, partialFilterExpression: { pinnedUntil: { $gt: '' } } };

export const postIndexes: readonly Index[] = [
  ...[BY_DATE, BY_BIGRAM, BY_CATEGORY, BY_TWIN].map((key) => ({ key })),
  BY_TENDER,
  pins,
];

export const PostSchema = SchemaFactory.createForClass(StoredPost);
for (const { key, ...options } of postIndexes) PostSchema.index(key, options);
