import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';

import { AppError } from '../../platform/common/app-error.js';
import { CONFIG } from '../../platform/common/config.module.js';
import type { Config } from '../../platform/config.js';
import { networkOf } from '../../platform/http/network.js';
import { RateLimitService } from '../../platform/http/rate-limit.service.js';
import type { AmountLimit } from '../../platform/http/rate-limit.service.js';

import { givesWay } from './gives-way.js';
import type { Arrival } from './gives-way.js';
import { StoredRequestFile } from './request-files.schema.js';

const MEGABYTE = 1024 * 1024;
const DAY = 24 * 3600;
/** Files that arrive at once: at this process, and of these from one address. */
const AT_ONCE = { all: 20, address: 5 };
/** When another one may be tried: s. */
const TRY_AGAIN = 5;

/** Room for a file that is arriving. */
export type Room = {
  /** The file did not stay: it does not count for its address. */
  giveBack: () => Promise<void>;
  /** It has arrived or failed. */
  leave: () => void;
};

/** State of an arriving file: the bytes received, and a way to stop it. */
type Sending = { received: () => number; end: () => void };

type Place = Arrival & Sending & { size: number };

/**
 * Keeps strangers from filling the disk: so many bytes a day for each address, so many in all, so many files at once.
 * Servers that take files at the same moment can exceed the sum of all by what arrives at once at each of them.
 */
@Injectable()
export class QuotaService {
  private readonly perAddress: AmountLimit;
  private readonly arriving = new Set<Place>();

  constructor(
    @InjectModel(StoredRequestFile.name) private readonly files: Model<StoredRequestFile>,
    @Inject(CONFIG) private readonly config: Config,
    rateLimits: RateLimitService,
  ) {
    const most = config.requestFilesMegabytesPerAddress * MEGABYTE;
    this.perAddress = rateLimits.amountLimit('request-files', most, DAY);
  }

  /** The bytes of all files, also of those that nobody has sent a request with yet. */
  async bytes(): Promise<number> {
    const [sum] = await this.files.aggregate<{ size: number }>([{ $group: { _id: null, size: { $sum: '$size' } } }]);
    return sum?.size ?? 0;
  }

  /** Throws `too_many_requests` or `insufficient_storage`. A size that is not known counts as the largest. */
  async enter(address: string, announced: number, sending: Sending): Promise<Room> {
    const size = announced > 0 ? announced : this.config.uploadMegabytes * MEGABYTE;
    const network = networkOf(address);
    const own = [...this.arriving].filter((each) => each.network === network);
    const isFree = own.length < AT_ONCE.address && (this.arriving.size < AT_ONCE.all || this.makeWay(network));
    if (!isFree) throw new AppError('too_many_requests', { retryAfter: TRY_AGAIN });
    const arrival = { network, size, since: Date.now(), ...sending };
    this.arriving.add(arrival);
    try {
      const arriving = [...this.arriving].reduce((sum, each) => sum + each.size, 0);
      if ((await this.bytes()) + arriving > this.config.requestFilesMegabytes * MEGABYTE)
        throw new AppError('insufficient_storage');
      await this.perAddress.take(address, size);
    } catch (error) {
      this.arriving.delete(arrival);
      throw error;
    }
    return {
      giveBack: () => this.perAddress.giveBack(address, size),
      leave: () => void this.arriving.delete(arrival),
    };
  }

  /** Ends a file that gives way to one of this network; false where none does. */
  private makeWay(network: string): boolean {
    const ended = givesWay([...this.arriving], network, Date.now());
    if (!ended) return false;
    this.arriving.delete(ended);
    ended.end();
    return true;
  }
}
