import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';

import { AppError } from './app-error.js';

export type RateLimit = {
  /** Counts one more for this key; throws `too_many_requests` with the waiting time once the limit is passed. */
  count: (key: string) => Promise<void>;
  /** Forgets what was counted for this key. */
  forget: (key: string) => Promise<void>;
};

/** Limits kept in MongoDB: they hold over restarts and for all server processes together. */
@Injectable()
export class RateLimitService {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** A limit of `points` per `seconds` for each key; `name` tells its counts from those of other limits. */
  limit(name: string, points: number, seconds: number): RateLimit {
    const limiter = new RateLimiterMongo({
      storeClient: this.connection.getClient(),
      dbName: this.connection.name,
      tableName: 'rate-limits',
      keyPrefix: name,
      points,
      duration: seconds,
    });
    return {
      count: async (key) => {
        try {
          await limiter.consume(key);
        } catch (refusal) {
          if (!(refusal instanceof RateLimiterRes)) throw refusal;
          throw new AppError('too_many_requests', { retryAfter: Math.ceil(refusal.msBeforeNext / 1000) });
        }
      },
      forget: async (key) => void (await limiter.delete(key)),
    };
  }
}
