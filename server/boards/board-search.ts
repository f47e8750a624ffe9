import mongoose from 'mongoose';
import type { Model, QueryFilter } from 'mongoose';

import { searchPattern } from '../common/searchable.js';

import type { Found, Order } from './board-page.js';
import { BY_DATE, BY_GRAM, newestFirst } from './board.schema.js';
import type { StoredPost } from './board.schema.js';
import { lasting } from './lasting.js';
import { postsOf, readPosts } from './read-posts.js';
import { gramsOf } from './search-fields.js';

type Posts = Model<StoredPost>;

/** So many posts that have a pair of characters are all read; of more than that the newest soon fill a page. */
const FEW = 1000;
/** Of long words so many pairs are looked at. */
const MOST_GRAMS = 8;

type Wanted = {
  /** As `searchable` makes them, not blank. */
  words: string;
  /** What else the posts have to be. */
  kind: QueryFilter<StoredPost>;
  before: number;
  pageSize: number;
};

/** The posts with these words in them, newest first: found by the pair of characters in them that the fewest posts have. */
export async function search(posts: Posts, wanted: Wanted, fields: string, order: Order): Promise<Found> {
  const { words, kind, before, pageSize } = wanted;
  const filter = { ...kind, searchText: mongoose.trusted({ $regex: searchPattern(words) }) };
  const rarest = await rarestGram(posts, words);
  if (rarest?.count === 0) return { posts: [], total: 0 };
  if (rarest && rarest.count < FEW) {
    const narrowed = { ...filter, searchGrams: rarest.gram };
    const all = await readPosts(posts, narrowed, '_id', { hint: BY_GRAM, sort: newestFirst });
    const ids = all.slice(before, before + pageSize).map(({ _id }) => _id);
    return { posts: await postsOf(posts, ids, fields), total: all.length };
  }
  const options = { hint: BY_DATE, sort: newestFirst, skip: before, limit: pageSize };
  const found = await readPosts(posts, filter, fields, options);
  // What ends on the page needs no counting.
  const isEnd = found.length < pageSize && (found.length > 0 || before === 0);
  const name = JSON.stringify([kind.category, words]);
  return {
    posts: found,
    total: isEnd
      ? before + found.length
      : await order.count(posts, name, () => count(posts, wanted, filter, rarest?.gram)),
  };
}

/** The pair of characters in the words that the fewest posts have, and how many: `FEW` at most. One character is no pair. */
async function rarestGram(posts: Posts, words: string): Promise<{ gram: number; count: number } | undefined> {
  const options = { ...lasting, limit: FEW, hint: BY_GRAM };
  const counting = gramsOf(words)
    .slice(0, MOST_GRAMS)
    .map(async (gram) => ({
      gram,
      count: await posts.countDocuments({ deletedAt: null, searchGrams: gram }, options),
    }));
  return (await Promise.all(counting)).toSorted((one, other) => one.count - other.count)[0];
}

/** Two characters are the pair itself: then the index alone knows how many posts have it. */
function count(
  posts: Posts,
  { words, kind }: Wanted,
  filter: QueryFilter<StoredPost>,
  gram: number | undefined,
): Promise<number> {
  if (gram === undefined) return posts.countDocuments(filter, { ...lasting, hint: BY_DATE });
  const isPair = words.length === 2 && kind.category === undefined;
  const having = isPair ? { deletedAt: null, searchGrams: gram } : { ...filter, searchGrams: gram };
  return posts.countDocuments(having, { ...lasting, hint: BY_GRAM });
}
