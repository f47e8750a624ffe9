import type { Model, mongo, QueryFilter, Types } from 'mongoose';

import type { FoundPost } from './board-answers.js';
import type { StoredPost } from './board.schema.js';
import { lasting } from './lasting.js';

type Posts = Model<StoredPost>;

/**
 * Posts with these fields as they are stored, by the bare driver: mongoose takes as long to look through a query as the
 * database takes to answer it. Nothing typed may stand in the filter but as a text or a number.
 */
export function readPosts(
  posts: Posts,
  filter: QueryFilter<StoredPost>,
  fields: string,
  options: mongo.FindOptions = {},
): Promise<FoundPost[]> {
  const projection = Object.fromEntries(fields.split(' ').map((field) => [field, 1]));
  return posts.collection.find<FoundPost>(filter as object, { ...lasting, ...options, projection }).toArray();
}

/** The posts of these ids, in their order; those that are gone meanwhile are left out. */
export async function postsOf(posts: Posts, ids: readonly Types.ObjectId[], fields: string): Promise<FoundPost[]> {
  const found = await readPosts(posts, { _id: { $in: [...ids] } }, fields);
  const byId = new Map(found.map((post) => [String(post._id), post]));
  return ids.flatMap((id) => byId.get(String(id)) ?? []);
}
