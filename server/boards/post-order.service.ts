import { Injectable } from '@nestjs/common';
import { mongo } from 'mongoose';
import type { Model, Types } from 'mongoose';

import { BoardEventsService } from './board-events.service.js';
import { BY_CATEGORY, BY_DATE } from './board.schema.js';
import type { StoredPost } from './board.schema.js';
import type { PostCategory } from './boards.types.js';
import { Kept } from './kept.js';
import { lasting } from './lasting.js';

/** Counts kept of one board: of all posts, of each category, and of what was searched for. */
const MOST_COUNTS = 200;

/** Every so many posts it is kept where in the index they stand: a page is never farther from one it is read from. */
const STRIDE = 1000;
/** Two orders of 100,000 posts. */
const MOST_MARKS = 200;

/** Where a post stands in an index. */
type Mark = Record<string, unknown>;

/** What of all posts of a board takes longest to work out, kept until posts change: counts, and where pages begin. */
@Injectable()
export class PostOrderService {
  private readonly counts = new Kept<number>(MOST_COUNTS);
  private readonly marks = new Kept<Mark>(MOST_MARKS);

  constructor(private readonly events: BoardEventsService) {
    events.onChange((collection, isView) => {
      if (isView) return;
      this.counts.drop(collection);
      this.marks.drop(collection);
    });
  }

  /** The count of that name as it is known, or counted now. */
  async count(posts: Model<StoredPost>, name: string, count: () => Promise<number>): Promise<number> {
    const { name: collection } = posts.collection;
    const known = this.events.isCurrent ? this.counts.find(collection, name) : undefined;
    if (known !== undefined) return known;
    const keep = this.counts.begin(collection);
    const counted = await count();
    keep(name, counted);
    return counted;
  }

  /** The ids of the posts behind so many newer ones of all, or of one category; only the index is read. */
  async idsBehind(
    posts: Model<StoredPost>,
    category: PostCategory | undefined,
    before: number,
    limit: number,
  ): Promise<Types.ObjectId[]> {
    const { name: collection } = posts.collection;
    const isCurrent = this.events.isCurrent;
    const keep = this.marks.begin(collection);
    const nameOf = (stride: number) => `${category}/${stride}`;
    const known = (stride: number) => (isCurrent ? this.marks.find(collection, nameOf(stride)) : undefined);
    const wanted = Math.floor(before / STRIDE);
    let stride = wanted;
    while (stride > 0 && !known(stride)) stride -= 1;
    let mark = known(stride);
    while (stride < wanted) {
      mark = await markBehind(posts, category, mark);
      if (!mark) return [];
      stride += 1;
      keep(nameOf(stride), mark);
    }
    const found = await from(posts, category, mark, { _id: 1 })
      .skip(before - wanted * STRIDE)
      .limit(limit)
      .toArray();
    return found.map(({ _id }) => _id);
  }
}

/** The place of the post a stride behind the marked one; undefined where there is none. */
async function markBehind(
  posts: Model<StoredPost>,
  category: PostCategory | undefined,
  mark: Mark | undefined,
): Promise<Mark | undefined> {
  const [found] = await from(posts, category, mark, { createdAt: 1 }).skip(STRIDE).limit(1).toArray();
  return found && { ...prefixOf(category), createdAt: found.createdAt ?? null, _id: found._id };
}

const prefixOf = (category: PostCategory | undefined) => ({ deletedAt: null, ...(category && { category }) });

/** A walk along the index, newest first, from the marked post on or from the first. */
function from(
  posts: Model<StoredPost>,
  category: PostCategory | undefined,
  mark: Mark | undefined,
  projection: Record<string, 1>,
) {
  const prefix = prefixOf(category);
  return posts.collection.find<{ _id: Types.ObjectId; createdAt?: Date }>(
    {},
    {
      ...lasting,
      projection,
      hint: category ? BY_CATEGORY : BY_DATE,
      min: mark ?? { ...prefix, createdAt: new mongo.MaxKey(), _id: new mongo.MaxKey() },
      max: { ...prefix, createdAt: new mongo.MinKey(), _id: new mongo.MinKey() },
    },
  );
}
