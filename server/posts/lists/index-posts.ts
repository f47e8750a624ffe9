import type { mongo } from 'mongoose';

import { foundPost } from '../boards/found-post.js';
import type { PostDocument } from '../boards/found-post.js';

import { searchFieldsOf } from './search-fields.js';

const BATCH = 500;

/**
 * Writes the search fields of all posts, or of those that lack them; returns how many. A post changed meanwhile keeps
 * that change.
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
  const projection = { title: 1, content: 1, password: 1, tender: 1, updatedAt: 1 };
  for await (const post of posts.find<PostDocument>(isAll ? {} : { searchGrams: null }, { projection })) {
    const { _id, updatedAt = null } = post;
    batch.push({ updateOne: { filter: { _id, updatedAt }, update: { $set: searchFieldsOf(foundPost(post)) } } });
    if (batch.length === BATCH) await write();
  }
  await write();
  return written;
}
