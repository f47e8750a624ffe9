import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { RateLimiterMemory, RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';

import { AppError } from './app-error.js';
import { networkOf } from './network.js';

export type RateLimit = {
  /** Counts one more for this address (and matter); throws `too_many_requests` with the waiting time past the limit. */
  count: (address: string, matter?: string) => Promise<void>;
  /** Forgets what was counted for this address. */
  forget: (address: string, matter?: string) => Promise<void>;
};

/** How many lots a frequent limit is told to the database in. */
const LOTS = 10;

/** Limits for all server processes together; those kept in MongoDB hold over restarts. */
@Injectable()
export class RateLimitService {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** A limit of `points` per `seconds` for each address; `name` tells its counts from those of other limits. */
  limit(name: string, points: number, seconds: number): RateLimit {
    const limiter = this.stored(name, points, seconds);
    const keyOf = (address: string, matter?: string) => (matter ? `${matter}/` : '') + networkOf(address);
    return {
      count: (address, matter) => limiter.consume(keyOf(address, matter)).then(() => undefined, refuse),
      forget: async (address, matter) => void (await limiter.delete(keyOf(address, matter))),
    };
  }

  /**
   * The same for what happens all the time: counted in memory, and told to the database by the lot. Most visitors never
   * fill a lot and cost no write; one who asks several processes gets at most a lot more from each. Where the database
   * does not answer, each process counts for itself.
   */
  frequentLimit(name: string, points: number, seconds: number): Pick<RateLimit, 'count'> {
    const own = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
    const shared = this.stored(name, points, seconds);
    const lot = Math.ceil(points / LOTS);
    return {
      count: async (address) => {
        const key = networkOf(address);
        const { consumedPoints } = await own.consume(key).catch(refuse);
        if (consumedPoints % lot !== 0) return;
        const refusal = await shared.consume(key, lot).then(
          () => undefined,
          (failure: unknown) => failure,
        );
        if (!(refusal instanceof RateLimiterRes)) return;
        await own.block(key, Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
        refuse(refusal);
      },
    };
  }

  private stored(name: string, points: number, seconds: number): RateLimiterMongo {
    return new RateLimiterMongo({
      storeClient: this.connection.getClient(),
      dbName: this.connection.name,
      tableName: 'rate-limits',
      keyPrefix: name,
      points,
      duration: seconds,
    });
  }
}

/** Past the limit; or the database has failed, which is no matter of the limit. */
function refuse(failure: unknown): never {
  if (!(failure instanceof RateLimiterRes)) throw failure;
  throw new AppError('too_many_requests', { retryAfter: Math.ceil(failure.msBeforeNext / 1000) });
}
