import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';

import { BoardEventsService } from '../boards/events.service.js';
import type { StoredPost } from '../boards/board.schema.js';
import { BoardCache } from './cache.js';

/** Cached for each board: the count of all posts, of each category and of recent searches. */
const MOST_COUNTS = 200;

/** Counts of posts, cached until their board changes. */
@Injectable()
export class PostCountsService {
  private readonly counts = new BoardCache<number>(MOST_COUNTS);

  constructor(private readonly events: BoardEventsService) {
    events.onChange((collection, isView) => {
      if (!isView) this.counts.drop(collection);
    });
  }

  async of(posts: Model<StoredPost>, name: string, count: () => Promise<number>): Promise<number> {
    const { name: collection } = posts.collection;
    const known = this.events.isCurrent ? this.counts.find(collection, name) : undefined;
    if (known !== undefined) return known;
    const keep = this.counts.begin(collection);
    const counted = await count();
    keep(name, counted);
    return counted;
  }
}
