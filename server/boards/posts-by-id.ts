import mongoose from 'mongoose';
import type { Model, Types } from 'mongoose';

import type { FoundPost } from './board-answers.js';
import type { StoredPost } from './board.schema.js';
import { lasting } from './lasting.js';

/** The posts of these ids, in their order; those that are gone meanwhile are left out. */
export async function postsOf(
  posts: Model<StoredPost>,
  ids: readonly Types.ObjectId[],
  fields: string,
): Promise<FoundPost[]> {
  const found = await posts.find({ _id: mongoose.trusted({ $in: [...ids] }) }, fields, lasting).lean<FoundPost[]>();
  const byId = new Map(found.map((post) => [String(post._id), post]));
  return ids.flatMap((id) => byId.get(String(id)) ?? []);
}
