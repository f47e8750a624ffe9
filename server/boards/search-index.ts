import type { mongo } from 'mongoose';

import type { FoundPost } from './board-answers.js';
import { searchFieldsOf } from './search-fields.js';

/** Posts written at once. */
const BATCH = 500;

/** What the index of searches has of neither a post on its board nor one in the trash. */
const missing = {
  $or: [
    { deletedAt: null, searchGrams: null },
    { deletedAt: { $gt: new Date(0) }, searchGrams: null },
  ],
};

/**
 * Makes anew what searches read of the posts: of all, or of those that lack it. One that is changed meanwhile is left to
 * that change. Gives how many were written.
 */
export async function indexPosts(
  posts: Pick<mongo.Collection, 'find' | 'bulkWrite'>,
  { isAll }: { isAll: boolean },
): Promise<number> {
  let written = 0;
  let batch: mongo.AnyBulkWriteOperation[] = [];
  const write = async () => {
    if (batch.length > 0) written += (await posts.bulkWrite(batch, { ordered: false })).matchedCount;
    batch = [];
  };
  const projection = { title: 1, content: 1, password: 1, updatedAt: 1 };
  for await (const post of posts.find<FoundPost>(isAll ? {} : missing, { projection })) {
    const { _id, title = '', content = '', password, updatedAt = null } = post;
    const fields = searchFieldsOf({ title, content, password });
    batch.push({ updateOne: { filter: { _id, updatedAt }, update: { $set: fields } } });
    if (batch.length === BATCH) await write();
  }
  await write();
  return written;
}
