import { Logger } from '@nestjs/common';
import mongoose from 'mongoose';
import type { Model, QueryFilter, Types } from 'mongoose';

import { pageOf } from '../../platform/common/page.js';
import type { Page } from '../../../shared/words/page.types.js';
import { termsOf } from '../../../shared/words/trade-words.js';
import { BY_CATEGORY, BY_DATE, BY_TWIN, newestFirst } from '../boards/board.schema.js';
import type { StoredPost } from '../boards/board.schema.js';
import type { PostListDto } from '../boards/boards.dto.js';
import type { TranslationFilter } from '../../../shared/posts/boards.types.js';
import { oddMoments } from '../boards/found-post.js';
import type { FoundPost } from '../boards/found-post.js';

import { holdingTerms, search, searchClosest } from './search.js';
import { majorityRead } from './majority-read.js';
import type { PostCountsService } from './counts.service.js';
import { postsOf, readPosts } from './read-posts.js';
import { pageOfWholeBoard } from './whole-board.js';

const logger = new Logger('Boards');

type Posts = Model<StoredPost>;
/** Of administrators, `translation` too; `ids`, newest first, are those among which is looked. */
export type ListQuery = PostListDto & { translation?: TranslationFilter; ids?: readonly Types.ObjectId[] };
export type Found = { posts: FoundPost[]; total: number };
/** Number of posts before the wanted ones. */
export type Slice = { before: number; pageSize: number };

/** One page of a board, newest first; empty beyond the end. */
export async function findPage(
  posts: Posts,
  query: ListQuery,
  fields: string,
  counts: PostCountsService,
): Promise<Page<FoundPost>> {
  const { page, pageSize } = query;
  const found = await findSlice(posts, query, sliceOf(query), fields, counts);
  return pageOf(found.posts, found.total, { page, pageSize });
}

export const sliceOf = ({ page, pageSize }: ListQuery): Slice => ({ before: (page - 1) * pageSize, pageSize });

/** Some of a board's posts, newest first, and how many there are. */
export async function findSlice(
  posts: Posts,
  query: ListQuery,
  slice: Slice,
  fields: string,
  counts: PostCountsService,
): Promise<Found> {
  const [terms, kind] = [termsOf(query.q ?? ''), kindOf(query)];
  const byIndex = () =>
    terms.length > 0
      ? search(posts, { terms, kind, ...slice }, fields, counts)
      : list(posts, query, slice, fields, counts);
  const byLooking = () => pageOfWholeBoard(posts, terms.length > 0 ? holdingTerms(kind, terms) : kind, fields, slice);
  if (await hasOddMoments(posts, counts)) return byLooking();
  return byIndex().catch((error: unknown) => {
    if (!isWithoutIndex(error)) throw error;
    logger.warn(`${posts.collection.name} lacks an index and is slow: run search-index, which makes it again`);
    return byLooking();
  });
}

/** One page of the posts with most of a search's words; undefined for a search of one word, which has no part. */
export async function findClosestPage(
  posts: Posts,
  query: ListQuery,
  fields: string,
): Promise<Page<FoundPost> | undefined> {
  const { page, pageSize } = query;
  const terms = termsOf(query.q ?? '');
  if (terms.length < 2) return undefined;
  const size = { before: (page - 1) * pageSize, pageSize };
  const found = await searchClosest(posts, { terms, kind: kindOf(query), ...size }, fields).catch((error: unknown) => {
    if (!isWithoutIndex(error)) throw error;
    return { posts: [], total: 0 };
  });
  return found.total > 0 ? pageOf(found.posts, found.total, { page, pageSize }) : undefined;
}

/** True if posts have dates of another type than date, which no index sorts. */
async function hasOddMoments(posts: Posts, counts: PostCountsService): Promise<boolean> {
  const odd = { deletedAt: null, createdAt: { $type: [...oddMoments] } };
  // Only that index has them together; the planner may try one with an entry for every bigram.
  return (await counts.of(posts, 'odd moments', () => countBy(posts, BY_DATE, odd, { limit: 1 }))) > 0;
}

/** Counts the posts without a twin, and those older than theirs. */
export async function countTranslations(
  posts: Posts,
  counts: PostCountsService,
): Promise<Record<TranslationFilter, number>> {
  const count = (translation: TranslationFilter) => {
    const filter = { deletedAt: null, twinState: twinStateOf(translation) };
    return counts.of(posts, `twins ${translation}`, () => countBy(posts, BY_TWIN, filter));
  };
  const [none, older] = await Promise.all([count('none'), count('older')]);
  return { none, older };
}

const twinStateOf = (translation: TranslationFilter) => (translation === 'none' ? null : translation);

/** Counts by this index, or without it where it is missing. */
function countBy(posts: Posts, hint: typeof BY_DATE | typeof BY_TWIN, filter: object, more: { limit?: number } = {}) {
  const options = { ...majorityRead, ...more };
  return posts.collection.countDocuments(filter, { ...options, hint }).catch((error: unknown) => {
    if (!isWithoutIndex(error)) throw error;
    return posts.collection.countDocuments(filter, options);
  });
}

/** MongoDB's codes for a query that names a missing index. */
const WITHOUT_INDEX = new Set<unknown>([2, 291]);
export const isWithoutIndex = (error: unknown) =>
  error instanceof mongoose.mongo.MongoServerError && WITHOUT_INDEX.has(error.code);

/** Posts without a category are catalogs. */
export function kindOf({ category, translation, ids }: ListQuery): QueryFilter<StoredPost> {
  return {
    deletedAt: null,
    ...(ids && { _id: mongoose.trusted({ $in: [...ids] }) }),
    ...(category === 'technical' && { category }),
    ...(category === 'catalog' && { category: mongoose.trusted({ $in: ['catalog', null] }) }),
    ...(translation && { twinState: twinStateOf(translation) }),
  };
}

async function list(
  posts: Posts,
  query: ListQuery,
  { before, pageSize }: Slice,
  fields: string,
  counts: PostCountsService,
): Promise<Found> {
  const { category, translation, ids } = query;
  if (ids) return { posts: await postsOf(posts, ids.slice(before, before + pageSize), fields), total: ids.length };
  const kind = kindOf(query);
  // Named: the planner's trials of other indexes cost more than the query.
  const hint = translation ? BY_TWIN : category ? BY_CATEGORY : BY_DATE;
  const slice = { hint, skip: before, limit: pageSize };
  const isNoRange = translation ? category : category === 'catalog' && (await hasUncategorized(posts, counts));
  const [found, total] = await Promise.all([
    isNoRange
      ? readPosts(posts, kind, fields, { ...slice, sort: newestFirst })
      : readPosts(posts, {}, fields, { ...slice, ...rangeOf(query) }),
    counts.of(posts, `of ${category} ${translation}`, () => posts.countDocuments(kind, { ...majorityRead, hint })),
  ]);
  return { posts: found, total };
}

/**
 * The range of the index that holds these posts, newest first. With a range instead of a filter MongoDB skips in the
 * index and fetches only the posts of the page; a filter on null makes it fetch the skipped posts too.
 */
function rangeOf({ category, translation }: ListQuery) {
  const kind = translation ? { twinState: twinStateOf(translation) } : category && { category };
  const prefix = { deletedAt: null, ...kind };
  return {
    min: { ...prefix, createdAt: new mongoose.mongo.MaxKey(), _id: new mongoose.mongo.MaxKey() },
    max: { ...prefix, createdAt: new mongoose.mongo.MinKey(), _id: new mongoose.mongo.MinKey() },
  };
}

/** Posts without a category count as catalogs but stand in another range of the index. */
async function hasUncategorized(posts: Posts, counts: PostCountsService): Promise<boolean> {
  const missing = { deletedAt: null, category: null };
  const options = { ...majorityRead, hint: BY_CATEGORY, limit: 1 };
  return (await counts.of(posts, 'uncategorized', () => posts.collection.countDocuments(missing, options))) > 0;
}
