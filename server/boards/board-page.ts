import mongoose from 'mongoose';
import type { Model, QueryFilter } from 'mongoose';

import type { Page } from '../common/page.types.js';
import { searchPattern } from '../common/searchable.js';

import type { FoundPost } from './board-answers.js';
import type { StoredPost } from './board.schema.js';
import type { PostListDto } from './boards.dto.js';

/** Nothing that may be undone or was overtaken is read: lists are kept until the database tells of a change. */
const lasting = { readPreference: 'primary', readConcern: { level: 'majority' } } as const;

/** Which posts a list shows. Old posts without a category are catalogs. */
function filterOf({ category, q }: PostListDto): QueryFilter<StoredPost> {
  const pattern = searchPattern(q);
  return {
    deletedAt: null,
    ...(category === 'technical' && { category }),
    ...(category === 'catalog' && { category: mongoose.trusted({ $in: ['catalog', null] }) }),
    ...(pattern && { searchText: mongoose.trusted({ $regex: pattern }) }),
  };
}

/**
 * One page of a board, newest first; empty beyond the end. The ids come from the index alone, so that the posts before
 * the page are not read; and what ends within the page is not counted, so that a search reads every post once only.
 */
export async function findPage(posts: Model<StoredPost>, query: PostListDto, fields: string): Promise<Page<FoundPost>> {
  const { page, pageSize } = query;
  const filter = filterOf(query);
  const before = (page - 1) * pageSize;
  const newestFirst = posts.find(filter, { _id: 1 }, lasting).sort({ createdAt: -1, _id: -1 });
  const ids = (await newestFirst.skip(before).limit(pageSize).lean()).map(({ _id }) => _id);
  const isEnd = ids.length < pageSize && (ids.length > 0 || page === 1);
  const [found, total] = await Promise.all([
    posts.find({ _id: mongoose.trusted({ $in: ids }) }, fields, lasting).lean<FoundPost[]>(),
    isEnd ? before + ids.length : posts.countDocuments(filter, lasting),
  ]);
  const byId = new Map(found.map((post) => [String(post._id), post]));
  const items = ids.flatMap((id) => byId.get(String(id)) ?? []);
  return { items, total, page, pageSize, pageCount: Math.max(1, Math.ceil(total / pageSize)) };
}
