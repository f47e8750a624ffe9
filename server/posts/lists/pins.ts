import mongoose from 'mongoose';
import type { Model } from 'mongoose';

import { BY_PIN, newestFirst } from '../boards/board.schema.js';
import type { StoredPost } from '../boards/board.schema.js';
import type { FoundPost } from '../boards/found-post.js';
import type { Page } from '../../../shared/words/page.types.js';
import { dateInKorea } from '../../../shared/words/korea.js';
import { termsOf } from '../../../shared/words/trade-words.js';

import type { PostCountsService } from './counts.service.js';
import { findPage, findSlice, isWithoutIndex, kindOf, sliceOf } from './page.js';
import type { ListQuery } from './page.js';
import { readPosts } from './read-posts.js';

type Posts = Model<StoredPost>;

/** One page of a board's list: pinned posts first, every post once. Searched and filtered lists stay newest first. */
export async function findListPage(
  posts: Posts,
  query: ListQuery,
  fields: string,
  counts: PostCountsService,
): Promise<Page<FoundPost>> {
  const plain = findPage(posts, query, fields, counts);
  if (termsOf(query.q ?? '').length > 0 || query.translation || query.ids) return plain;
  const [page, pinned] = await Promise.all([plain, findPinned(posts, query, fields)]);
  if (pinned.length === 0) return page;
  const { before, pageSize } = sliceOf(query);
  const first = pinned.slice(before, before + pageSize);
  const others = { before: Math.max(0, before - pinned.length), pageSize: pageSize - first.length };
  const read = (slice: typeof others) => findSlice(posts, query, slice, fields, counts).then((found) => found.posts);
  return { ...page, items: [...first, ...(await without(pinned, others, read))] };
}

async function findPinned(posts: Posts, query: ListQuery, fields: string): Promise<FoundPost[]> {
  const filter = { ...kindOf(query), pinnedUntil: mongoose.trusted({ $gte: dateInKorea(Date.now()) }) };
  return readPosts(posts, filter, fields, { hint: BY_PIN, sort: newestFirst }).catch((error: unknown) => {
    if (!isWithoutIndex(error)) throw error;
    return readPosts(posts, filter, fields, { sort: newestFirst });
  });
}

/**
 * A slice of the posts that are not pinned. Asked for as a slice of all posts, which the database skips in its index:
 * longer by as many as are pinned, and without as many of its first ones as pinned posts stand before it.
 */
async function without(
  pinned: readonly FoundPost[],
  { before, pageSize }: { before: number; pageSize: number },
  read: (slice: { before: number; pageSize: number }) => Promise<FoundPost[]>,
): Promise<FoundPost[]> {
  if (pageSize === 0) return [];
  const all = await read({ before, pageSize: pageSize + pinned.length });
  const [newest] = all;
  const passed = newest && before > 0 ? pinned.filter((post) => isNewer(post, newest)).length : 0;
  const ids = new Set(pinned.map(({ _id }) => String(_id)));
  return all.filter(({ _id }) => !ids.has(String(_id))).slice(passed, passed + pageSize);
}

/** By the order of lists. */
function isNewer(one: FoundPost, other: FoundPost): boolean {
  const [first, second] = [one.createdAt?.getTime() ?? -Infinity, other.createdAt?.getTime() ?? -Infinity];
  return first === second ? String(one._id) > String(other._id) : first > second;
}
