import mongoose from 'mongoose';
import type { Model, QueryFilter } from 'mongoose';

import { searchPattern } from '../common/searchable.js';

import type { Found } from './page.js';
import { BY_DATE, BY_BIGRAM, newestFirst } from '../boards/board.schema.js';
import type { StoredPost } from '../boards/board.schema.js';
import { majorityRead } from './majority-read.js';
import type { PostCountsService } from './counts.service.js';
import { postsOf, readPosts } from './read-posts.js';
import { bigramsOf } from './search-fields.js';

type Posts = Model<StoredPost>;

/** Fewer posts than this with a bigram are all read; of more, the newest soon fill a page. */
const FEW = 1000;
/** At most this many bigrams of a search term are looked up. */
const MOST_BIGRAMS = 8;

type Wanted = {
  /** Made by `searchable`; not blank. */
  words: string;
  kind: QueryFilter<StoredPost>;
  before: number;
  pageSize: number;
};

export const holdingWords = (kind: QueryFilter<StoredPost>, words: string): QueryFilter<StoredPost> => ({
  ...kind,
  searchText: mongoose.trusted({ $regex: searchPattern(words) }),
});

/** Posts with these words, newest first, found by the bigram of the words that the fewest posts have. */
export async function search(posts: Posts, wanted: Wanted, fields: string, counts: PostCountsService): Promise<Found> {
  const { words, kind, before, pageSize } = wanted;
  const filter = holdingWords(kind, words);
  const rarest = await rarestBigram(posts, words);
  if (rarest?.count === 0) return { posts: [], total: 0 };
  if (rarest && rarest.count < FEW) {
    const narrowed = { ...filter, searchGrams: rarest.bigram };
    const all = await readPosts(posts, narrowed, '_id', { hint: BY_BIGRAM, sort: newestFirst });
    const ids = all.slice(before, before + pageSize).map(({ _id }) => _id);
    return { posts: await postsOf(posts, ids, fields), total: all.length };
  }
  const options = { hint: BY_DATE, sort: newestFirst, skip: before, limit: pageSize };
  const found = await readPosts(posts, filter, fields, options);
  const isEnd = found.length < pageSize && (found.length > 0 || before === 0);
  const name = JSON.stringify([kind.category, words]);
  return {
    posts: found,
    total: isEnd
      ? before + found.length
      : await counts.of(posts, name, () => count(posts, wanted, filter, rarest?.bigram)),
  };
}

/** The rarest bigram and its number of posts, at most `FEW`. One character has no bigram. */
async function rarestBigram(posts: Posts, words: string): Promise<{ bigram: number; count: number } | undefined> {
  const options = { ...majorityRead, limit: FEW, hint: BY_BIGRAM };
  const counting = bigramsOf(words)
    .slice(0, MOST_BIGRAMS)
    .map(async (bigram) => ({
      bigram,
      count: await posts.countDocuments({ deletedAt: null, searchGrams: bigram }, options),
    }));
  return (await Promise.all(counting)).toSorted((one, other) => one.count - other.count)[0];
}

/** For two characters the index of bigrams alone knows the count. */
function count(
  posts: Posts,
  { words, kind }: Wanted,
  filter: QueryFilter<StoredPost>,
  bigram: number | undefined,
): Promise<number> {
  if (bigram === undefined) return posts.countDocuments(filter, { ...majorityRead, hint: BY_DATE });
  const isPair = words.length === 2 && kind.category === undefined;
  const having = isPair ? { deletedAt: null, searchGrams: bigram } : { ...filter, searchGrams: bigram };
  return posts.countDocuments(having, { ...majorityRead, hint: BY_BIGRAM });
}
