import mongoose from 'mongoose';
import type { Model, QueryFilter } from 'mongoose';

import { searchPattern } from '../../../shared/words/searchable.js';
import { BY_DATE, BY_BIGRAM, BY_TWIN, newestFirst } from '../boards/board.schema.js';
import type { StoredPost } from '../boards/board.schema.js';

import type { Found } from './page.js';
import { majorityRead } from './majority-read.js';
import type { PostCountsService } from './counts.service.js';
import { postsOf, readPosts } from './read-posts.js';
import { bigramsOf } from './search-fields.js';

type Posts = Model<StoredPost>;

/** Fewer posts than this with a bigram are all read; of more, the newest soon fill a page. */
const FEW = 1000;
/** At most this many bigrams of a term are looked up. */
const MOST_BIGRAMS = 8;

/** The spellings of a word: one of them has to be found. */
type Term = readonly string[];

type Wanted = {
  /** Made by `termsOf`; at least one. */
  terms: readonly Term[];
  kind: QueryFilter<StoredPost>;
  before: number;
  pageSize: number;
};

const patternOf = (term: Term) => term.map(searchPattern).join('|');

export const holdingTerms = (kind: QueryFilter<StoredPost>, terms: readonly Term[]): QueryFilter<StoredPost> => ({
  ...kind,
  $and: terms.map((term) => ({ searchText: mongoose.trusted({ $regex: patternOf(term) }) })),
});

/** Posts with all terms, newest first, found by the bigrams of the term that the fewest posts have. */
export async function search(posts: Posts, wanted: Wanted, fields: string, counts: PostCountsService): Promise<Found> {
  const { terms, kind, before, pageSize } = wanted;
  const filter = holdingTerms(kind, terms);
  const rarest = await rarestOf(posts, terms);
  if (rarest?.count === 0) return { posts: [], total: 0 };
  if (rarest && rarest.count < FEW) {
    const all = await readPosts(posts, { ...filter, ...having(rarest) }, '_id', { hint: BY_BIGRAM, sort: newestFirst });
    const ids = all.slice(before, before + pageSize).map(({ _id }) => _id);
    return { posts: await postsOf(posts, ids, fields), total: all.length };
  }
  const hint = kind.twinState === undefined ? BY_DATE : BY_TWIN;
  const options = { hint, sort: newestFirst, skip: before, limit: pageSize };
  const found = await readPosts(posts, filter, fields, options);
  const isEnd = found.length < pageSize && (found.length > 0 || before === 0);
  const name = JSON.stringify([kind, terms]);
  return {
    posts: found,
    total: isEnd ? before + found.length : await counts.of(posts, name, () => count(posts, wanted, filter, rarest)),
  };
}

/**
 * Posts with most of the terms, newest first, for a search of several terms that no post has all of. Of a term that
 * very many posts have, the newest count.
 */
export async function searchClosest(posts: Posts, wanted: Wanted, fields: string): Promise<Found> {
  const { terms, kind, before, pageSize } = wanted;
  const found = await Promise.all(terms.map((term) => newestWith(posts, kind, term)));
  const hits = new Map<string, { post: (typeof found)[number][number]; terms: number }>();
  for (const post of found.flat()) {
    const id = String(post._id);
    hits.set(id, { post, terms: (hits.get(id)?.terms ?? 0) + 1 });
  }
  // At least half of them: one short word of many stands nearly everywhere.
  const most = Math.max(terms.length / 2, ...[...hits.values()].map((hit) => hit.terms));
  const ids = [...hits.values()]
    .filter((hit) => hit.terms === most)
    .map(({ post }) => post)
    .toSorted((one, other) => Number(other.createdAt) - Number(one.createdAt))
    .map(({ _id }) => _id);
  return { posts: await postsOf(posts, ids.slice(before, before + pageSize), fields), total: ids.length };
}

async function newestWith(posts: Posts, kind: QueryFilter<StoredPost>, term: Term) {
  const filter = holdingTerms(kind, [term]);
  const rarest = await rarestOf(posts, [term]);
  if (rarest?.count === 0) return [];
  const isFew = rarest !== undefined && rarest.count < FEW;
  const options = { hint: isFew ? BY_BIGRAM : BY_DATE, sort: newestFirst, limit: FEW };
  return readPosts(posts, isFew ? { ...filter, ...having(rarest) } : filter, '_id createdAt', options);
}

/** Bigrams of which every post with a term has one, and the number of posts with them, at most `FEW` for each. */
type Rarest = { bigrams: readonly number[]; count: number };

const having = ({ bigrams }: Rarest): QueryFilter<StoredPost> => ({
  searchGrams: mongoose.trusted({ $in: [...bigrams] }),
});

/** Of the term that the fewest posts have. A term with a spelling of one character has no bigrams. */
async function rarestOf(posts: Posts, terms: readonly Term[]): Promise<Rarest | undefined> {
  const found = await Promise.all(
    terms.map(async (term) => {
      const most = Math.max(2, Math.floor(MOST_BIGRAMS / term.length));
      const rarest = await Promise.all(term.map((word) => rarestBigram(posts, word, most)));
      const known = rarest.filter((each) => each !== undefined);
      return known.length < term.length
        ? []
        : { bigrams: known.map(({ bigram }) => bigram), count: known.reduce((sum, each) => sum + each.count, 0) };
    }),
  );
  return found.flat().toSorted((one, other) => one.count - other.count)[0];
}

async function rarestBigram(
  posts: Posts,
  word: string,
  most: number,
): Promise<{ bigram: number; count: number } | undefined> {
  const options = { ...majorityRead, limit: FEW, hint: BY_BIGRAM };
  const counting = bigramsOf(word)
    .slice(0, most)
    .map(async (bigram) => ({
      bigram,
      count: await posts.countDocuments({ deletedAt: null, searchGrams: bigram }, options),
    }));
  return (await Promise.all(counting)).toSorted((one, other) => one.count - other.count)[0];
}

/** For two characters the index of bigrams alone knows the count. */
function count(
  posts: Posts,
  { terms, kind }: Wanted,
  filter: QueryFilter<StoredPost>,
  rarest: Rarest | undefined,
): Promise<number> {
  if (rarest === undefined) return posts.countDocuments(filter, { ...majorityRead, hint: BY_DATE });
  const isPair =
    terms.flat().every(({ length }) => length === 2) && terms.length === 1 && Object.keys(kind).length === 1;
  const wanted = isPair && rarest.bigrams.length === 1 ? { deletedAt: null } : filter;
  return posts.countDocuments({ ...wanted, ...having(rarest) }, { ...majorityRead, hint: BY_BIGRAM });
}
