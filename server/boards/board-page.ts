import mongoose from 'mongoose';
import type { Model, QueryFilter } from 'mongoose';

import type { Page } from '../common/page.types.js';
import { searchable } from '../common/searchable.js';

import type { FoundPost } from './board-answers.js';
import { search } from './board-search.js';
import { BY_CATEGORY, BY_DATE, newestFirst } from './board.schema.js';
import type { StoredPost } from './board.schema.js';
import type { PostListDto } from './boards.dto.js';
import { lasting } from './lasting.js';
import type { PostOrderService } from './post-order.service.js';
import { postsOf, readPosts } from './read-posts.js';

type Posts = Model<StoredPost>;
export type Order = Pick<PostOrderService, 'count' | 'idsBehind'>;
/** The posts of a page, and how many there are on all pages. */
export type Found = { posts: FoundPost[]; total: number };

/** So many posts before a page are sooner passed over as they are than asked for by their ids. */
const FEW = 100;

/** One page of a board, newest first; empty beyond the end. */
export async function findPage(
  posts: Posts,
  query: PostListDto,
  fields: string,
  order: Order,
): Promise<Page<FoundPost>> {
  const { page, pageSize } = query;
  const [words, kind] = [searchable(query.q ?? ''), kindOf(query)];
  const size = { before: (page - 1) * pageSize, pageSize };
  const found = words
    ? await search(posts, { words, kind, ...size }, fields, order)
    : await list(posts, query, fields, order);
  return {
    items: found.posts,
    total: found.total,
    page,
    pageSize,
    pageCount: Math.max(1, Math.ceil(found.total / pageSize)),
  };
}

/** Which posts a list shows. Old posts without a category are catalogs. */
function kindOf({ category }: PostListDto): QueryFilter<StoredPost> {
  return {
    deletedAt: null,
    ...(category === 'technical' && { category }),
    ...(category === 'catalog' && { category: mongoose.trusted({ $in: ['catalog', null] }) }),
  };
}

async function list(posts: Posts, query: PostListDto, fields: string, order: Order): Promise<Found> {
  const { page, pageSize, category } = query;
  const [kind, before] = [kindOf(query), (page - 1) * pageSize];
  // Named, because the database tries others at each question, and one of them takes long.
  const hint = category ? BY_CATEGORY : BY_DATE;
  const counting = order.count(posts, `of ${category}`, () => posts.countDocuments(kind, { ...lasting, hint }));
  if (before <= FEW) {
    const options = { hint, sort: newestFirst, skip: before, limit: pageSize };
    const [found, total] = await Promise.all([readPosts(posts, kind, fields, options), counting]);
    return { posts: found, total };
  }
  const total = await counting;
  if (before >= total) return { posts: [], total };
  const ids =
    category === 'catalog'
      ? await catalogIds(posts, kind, query)
      : await order.idsBehind(posts, category, before, pageSize);
  return { posts: await postsOf(posts, ids, fields), total };
}

/** Catalogs stand at two places of the index, between which the database picks. */
async function catalogIds(posts: Posts, kind: QueryFilter<StoredPost>, { page, pageSize }: PostListDto) {
  const options = { hint: BY_CATEGORY, sort: newestFirst, skip: (page - 1) * pageSize, limit: pageSize };
  return (await readPosts(posts, kind, '_id', options)).map(({ _id }) => _id);
}
