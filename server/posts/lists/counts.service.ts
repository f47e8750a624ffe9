import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';

import { BoardEventsService } from '../boards/events.service.js';
import type { StoredPost } from '../boards/board.schema.js';

import { KeptValues } from './kept-values.js';

/** Cached for each board: the count of all posts, of each category and of recent searches. */
const MOST_COUNTS = 200;

/** Counts of posts, cached until their board changes. */
@Injectable()
export class PostCountsService {
  private readonly counts: KeptValues<number>;

  constructor(events: BoardEventsService) {
    this.counts = new KeptValues(events, MOST_COUNTS);
  }

  of(posts: Model<StoredPost>, name: string, count: () => Promise<number>): Promise<number> {
    return this.counts.of(posts.collection.name, name, count);
  }
}
