import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

import { postCategories } from './boards.types.js';
import type { PostCategory } from './boards.types.js';

/** A post of any board, with the field names the collections have always had. */
@Schema({ timestamps: true, versionKey: false })
export class StoredPost {
  @Prop({ type: String, required: true })
  title!: string;

  @Prop({ type: String, required: true })
  content!: string;

  /** Old posts have none: they count as catalogs. */
  @Prop({ type: String, enum: postCategories, default: 'catalog' })
  category?: PostCategory;

  @Prop({ type: Number, default: 0 })
  viewCount!: number;

  /** Id in the upload store. */
  @Prop({ type: String, default: null })
  pdfFile!: string | null;

  @Prop({ type: String, default: null })
  pdfFileName!: string | null;

  /** argon2id hash; a post with one is locked. */
  @Prop({ type: String, default: null })
  password!: string | null;

  @Prop({ type: String, default: null })
  language!: string | null;

  /** What visitors may search: the title, and the content unless the post is locked. */
  @Prop({ type: String, default: '' })
  searchText!: string;

  /** The pairs of characters in it, by which searches find their posts: see `gramsOf`. Never sent anywhere. */
  @Prop({ type: [Number], default: undefined, select: false })
  searchGrams?: number[];

  /** In the trash since then. */
  @Prop({ type: Date, default: null })
  deletedAt!: Date | null;

  /** The session that put it there. */
  @Prop({ type: String, default: null })
  deletedBy?: string | null;

  createdAt?: Date;
  updatedAt?: Date;
}

export const newestFirst = { createdAt: -1, _id: -1 } as const;

/** The indexes, for queries to name the one they mean. */
export const BY_DATE = { deletedAt: 1, ...newestFirst } as const;
export const BY_CATEGORY = { deletedAt: 1, category: 1, ...newestFirst } as const;
export const BY_GRAM = { deletedAt: 1, searchGrams: 1 } as const;

export const PostSchema = SchemaFactory.createForClass(StoredPost).index(BY_DATE).index(BY_GRAM).index(BY_CATEGORY);
