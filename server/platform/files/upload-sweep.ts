import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap } from '@nestjs/common';

import { ClockService } from '../clock/clock.service.js';

import { UploadStore } from './upload-store.js';

/** A younger file may belong to a running request: ms. */
const SPARED = 3_600_000;
const BATCH = 500;

/** Returns those of the ids that are in use. */
type FilesInUse = (ids: readonly string[]) => Promise<readonly string[]>;

/** Removes unused files at start: a crash can leave one behind. */
@Injectable()
export class UploadSweep implements OnApplicationBootstrap {
  private readonly logger = new Logger('Uploads');
  private readonly owners: FilesInUse[] = [];

  constructor(
    private readonly store: UploadStore,
    private readonly clock: ClockService,
  ) {}

  /** Every owner of files registers when its module starts. */
  register(owner: FilesInUse): void {
    this.owners.push(owner);
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!(await this.clock.isTrusted())) return;
    let batch: string[] = [];
    for await (const id of this.store.olderThan(new Date(Date.now() - SPARED))) {
      batch.push(id);
      if (batch.length < BATCH) continue;
      await this.free(batch);
      batch = [];
    }
    await this.free(batch);
  }

  private async free(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const inUse = new Set((await Promise.all(this.owners.map((owner) => owner(ids)))).flat());
    for (const id of ids) {
      if (inUse.has(id)) continue;
      try {
        await this.store.remove(id);
        this.logger.log(`freed ${id}: no document needs it`);
      } catch (error) {
        // A file too many must not stop the site.
        this.logger.error(error, `${id} was not removed`);
      }
    }
  }
}
