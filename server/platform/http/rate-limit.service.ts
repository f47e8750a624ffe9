import { createHash } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { RateLimiterMemory, RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';

import { ClockService } from '../clock/clock.service.js';
import { AppError } from '../common/app-error.js';

import { networkOf } from './network.js';

/** Counts by a text that may be personal; only its hash is stored. */
export type KeyLimit = { count: (key: string) => Promise<void> };

export type RateLimit = {
  /** Counts one request of this address (and matter). Throws `too_many_requests` past the limit. */
  count: (address: string, matter?: string) => Promise<void>;
  forget: (address: string, matter?: string) => Promise<void>;
};

/** Counts amounts of an address. `take` throws `too_many_requests`, and counts nothing, if that is more than is left. */
export type AmountLimit = Record<'take' | 'giveBack', (address: string, amount: number) => Promise<void>>;

const LIMITS = 'rate-limits';

/** A frequent limit is reported to the database in tenths. */
const LOTS = 10;

/** Limits shared by all processes; those in MongoDB survive restarts. */
@Injectable()
export class RateLimitService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    clock: ClockService,
  ) {
    // Counts that a clock ahead has stored would lock people out until then.
    clock.onReturn(async () => void (await connection.collection(LIMITS).deleteMany({})));
  }

  /** `points` requests per `seconds` for each address; `name` separates the counts of limits. */
  limit(name: string, points: number, seconds: number): RateLimit {
    const limiter = this.stored(name, points, seconds);
    const keyOf = (address: string, matter?: string) => (matter ? `${matter}/` : '') + networkOf(address);
    return {
      count: (address, matter) => limiter.consume(keyOf(address, matter)).then(() => undefined, refuse),
      forget: async (address, matter) => void (await limiter.delete(keyOf(address, matter))),
    };
  }

  keyLimit(name: string, points: number, seconds: number): KeyLimit {
    const limiter = this.stored(name, points, seconds);
    const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');
    return { count: (key) => limiter.consume(hashOf(key)).then(() => undefined, refuse) };
  }

  /** An amount per `seconds` for each address, e.g. of bytes. */
  amountLimit(name: string, most: number, seconds: number): AmountLimit {
    const limiter = this.stored(name, most, seconds);
    const giveBack = async (address: string, amount: number) => void (await limiter.reward(networkOf(address), amount));
    return {
      giveBack,
      take: async (address, amount) => {
        const refusal = await limiter.consume(networkOf(address), amount).then(
          () => undefined,
          (failure: unknown) => failure,
        );
        if (refusal === undefined) return;
        // A refused amount has counted, too.
        if (refusal instanceof RateLimiterRes) await giveBack(address, amount);
        refuse(refusal);
      },
    };
  }

  /**
   * For every request: counted in memory and reported to the database in tenths of the limit, so that most visitors
   * cost no write. A client spread over N processes can exceed the limit by at most N × 10 %. Without a database each
   * process counts for itself.
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
      // A count that a failing server loses harms nobody, and every visitor would wait for a majority.
      storeClient: this.connection.getClient().db(this.connection.name, { writeConcern: { w: 1 } }),
      tableName: LIMITS,
      disableIndexesCreation: true,
      keyPrefix: name,
      points,
      duration: seconds,
    });
  }
}

/** Turns a used-up limit into 429; rethrows database errors. */
function refuse(failure: unknown): never {
  if (!(failure instanceof RateLimiterRes)) throw failure;
  throw new AppError('too_many_requests', { retryAfter: Math.max(1, Math.ceil(failure.msBeforeNext / 1000)) });
}
