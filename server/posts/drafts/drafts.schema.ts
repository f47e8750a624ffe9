import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

import { StoredPost } from '../boards/board.schema.js';
import type { Index } from '../../platform/database/indexes.js';

/**
 * A post that is not published, stored as the post it will be. It is made when it is begun or withdrawn, and keeps the
 * twin that it was written for or had.
 */
@Schema({ collection: 'drafts', timestamps: true, versionKey: false })
export class StoredDraft extends StoredPost {
  /** The collection of its board. */
  @Prop({ type: String, required: true })
  board!: string;

  /** A draft may lack it until it is to be published. */
  @Prop({ type: String, default: '' })
  declare content: string;

  /** Last edit that its translation has to follow. */
  @Prop({ type: Date, required: true })
  editedAt!: Date;

  /** Time of publishing. */
  @Prop({ type: Date, default: null })
  publishAt!: Date | null;
}

export const lastEditedFirst = { updatedAt: -1, _id: -1 } as const;

export const draftIndexes: readonly Index[] = [
  { key: { board: 1, ...lastEditedFirst } },
  { key: { publishAt: 1 }, partialFilterExpression: { publishAt: { $type: 'date' } } },
];

export const DraftSchema = SchemaFactory.createForClass(StoredDraft);
for (const { key, ...options } of draftIndexes) DraftSchema.index(key, options);
