import type { Model, mongo, QueryFilter, Types } from 'mongoose';

import type { StoredPost } from '../boards/board.schema.js';
import { foundPost } from '../boards/found-post.js';
import type { FoundPost, PostDocument } from '../boards/found-post.js';

import { majorityRead } from './majority-read.js';

type Posts = Model<StoredPost>;

/**
 * Reads with the bare driver, because mongoose takes as long for a query as the database. The filter may hold typed
 * text only as a string or a number.
 */
export async function readPosts(
  posts: Posts,
  filter: QueryFilter<StoredPost>,
  fields: string,
  options: mongo.FindOptions = {},
): Promise<FoundPost[]> {
  const projection = Object.fromEntries(fields.split(' ').map((field) => [field, 1]));
  const query = { ...majorityRead, ...options, projection };
  return (await posts.collection.find<PostDocument>(filter as object, query).toArray()).map(foundPost); // the driver's own type of a filter
}

/** The posts of these ids in their order, without those deleted meanwhile. */
export async function postsOf(posts: Posts, ids: readonly Types.ObjectId[], fields: string): Promise<FoundPost[]> {
  const found = await readPosts(posts, { _id: { $in: [...ids] } }, fields);
  const byId = new Map(found.map((post) => [String(post._id), post]));
  return ids.flatMap((id) => byId.get(String(id)) ?? []);
}
