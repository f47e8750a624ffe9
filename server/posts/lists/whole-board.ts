import type { Model, QueryFilter, Types } from 'mongoose';

import type { StoredPost } from '../boards/board.schema.js';
import { createdMoment } from '../boards/found-post.js';

import type { Found } from './page.js';
import { majorityRead } from './majority-read.js';
import { postsOf } from './read-posts.js';

type Page = { before: number; pageSize: number };

/**
 * A page of the matching posts, newest first, read from the whole board: needs no index, sorts dates of every type, is
 * slow.
 */
export async function pageOfWholeBoard(
  posts: Model<StoredPost>,
  filter: QueryFilter<StoredPost>,
  fields: string,
  { before, pageSize }: Page,
): Promise<Found> {
  const sorted = posts.collection.aggregate<{ _id: Types.ObjectId }>(
    [
      { $match: filter },
      { $project: { moment: createdMoment } },
      { $sort: { moment: -1, _id: -1 } },
      { $skip: before },
      { $limit: pageSize },
    ],
    { ...majorityRead },
  );
  const [ids, total] = await Promise.all([
    sorted.toArray(),
    posts.collection.countDocuments(filter as object, { ...majorityRead }), // the driver's own type of a filter
  ]);
  const found = await postsOf(
    posts,
    ids.map(({ _id }) => _id),
    fields,
  );
  return { posts: found, total };
}
