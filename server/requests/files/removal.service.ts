import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { ClientSession, Model, QueryFilter } from 'mongoose';

import { ClockService } from '../../platform/clock/clock.service.js';
import { UploadStore } from '../../platform/files/upload-store.js';

import { StoredRequestFile } from './request-files.schema.js';

/** Long past, whichever clock looks. */
const LONG_AGO = new Date(0);
/** A file may be claimed by a server whose clock is behind: ms. */
const SPARED = 3_600_000;

/**
 * Removes files that nobody may have any more: first the bytes, then what is known of them. Remainders of a crash or a
 * full disk are found again by their marks.
 */
@Injectable()
export class RemovalService {
  private readonly logger = new Logger('RequestFiles');

  constructor(
    @InjectModel(StoredRequestFile.name) private readonly files: Model<StoredRequestFile>,
    private readonly store: UploadStore,
    private readonly clock: ClockService,
  ) {}

  /** From now on nobody gets these files, and nothing says what they were called; says whether there were any. */
  async mark(those: QueryFilter<StoredRequestFile>, session?: ClientSession): Promise<boolean> {
    const nobodys = { quote: null, name: '', expiresAt: LONG_AGO };
    const { matchedCount } = await this.files.updateMany(those, nobodys, { session });
    return matchedCount > 0;
  }

  /** Has files of others removed that nobody may have any more, by their ids in the store. */
  async takeOver(ids: readonly string[], session: ClientSession): Promise<void> {
    const gone = { quote: null, entry: null, name: 'erased.pdf', size: 0, scan: 'clean' as const, expiresAt: LONG_AGO };
    // Nobody knows them by a token; theirs has to be unique.
    await this.files.create(
      ids.map((file) => ({ ...gone, file, tokenHash: file })),
      { session, ordered: true },
    );
  }

  /** Removes whatever is marked, and what has expired by a clock that is trusted. Failures are logged, and tried again by the next call. */
  async clear(): Promise<void> {
    const isTrusted = await this.clock.isTrusted();
    const over = { expiresAt: isTrusted ? mongoose.trusted({ $lt: new Date(Date.now() - SPARED) }) : LONG_AGO };
    for (const { _id, file } of await this.files.find(over, { file: 1 }).lean()) {
      try {
        await this.store.remove(file);
        await this.files.deleteOne({ _id });
      } catch (error) {
        this.logger.error(error, `${file} was not removed`);
      }
    }
  }
}
