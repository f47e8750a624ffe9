import mongoose from 'mongoose';
import type { Model } from 'mongoose';

import { twinOf, versionOf } from '../boards/post.presenter.js';
import type { StoredPost } from '../boards/board.schema.js';
import { foundPost } from '../boards/found-post.js';
import type { PostDocument } from '../boards/found-post.js';

import { majorityRead } from './majority-read.js';

/** Posts that the database sends at once. */
const BATCH = 2000;

export type PostVersion = { id: string; changedAt: Date; twin: string | null };

/** Ids of all open posts of a board, when each was changed last and its twin, read batch by batch. */
export async function* readVersions(posts: Model<StoredPost>): AsyncGenerator<PostVersion> {
  // A password that is no text, or a blank one, locks nothing.
  const open = { deletedAt: null, password: { $not: { $type: 'string', $ne: '' } } };
  const options = {
    ...majorityRead,
    projection: { createdAt: 1, updatedAt: 1, twin: 1, twinState: 1 },
    sort: { _id: 1 },
    batchSize: BATCH,
  };
  for await (const document of posts.collection.find<PostDocument>(open as object, options as object)) {
    if (!mongoose.isObjectIdOrHexString(document._id)) continue;
    const post = foundPost(document);
    yield { id: String(post._id), changedAt: versionOf(post), twin: twinOf(post) };
  }
}
