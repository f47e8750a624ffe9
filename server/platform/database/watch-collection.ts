import { setTimeout as sleep } from 'node:timers/promises';

import type { Logger } from '@nestjs/common';
import type { Model } from 'mongoose';

import { messageOf } from '../common/thrown.js';

import { databaseOf } from './database-of.js';

/** The database's longest wait for a change before it answers with none, and the pause after a failure: ms. */
const TURN = 500;

/** That something changed is enough: a document can be large. */
const essence = [{ $project: { _id: 1 } }];

/** Follows a collection by a change stream of its own. */
export class CollectionWatch {
  private stream: { close: () => Promise<void> } | undefined;
  private isEnding = false;

  /** `changed` is called at first, after every change of any process, and after a break, when changes may have been missed. */
  constructor(
    private readonly model: Pick<Model<unknown>, 'db' | 'collection'>,
    private readonly changed: () => Promise<void>,
    private readonly logger: Logger,
  ) {}

  start(): void {
    void this.follow();
  }

  async end(): Promise<void> {
    this.isEnding = true;
    await this.stream?.close().catch(() => undefined);
  }

  private async follow(): Promise<void> {
    const { db, collection } = this.model;
    for (let isFailing = false; !this.isEnding; await sleep(TURN, undefined, { ref: false })) {
      try {
        // The driver's own stream: mongoose's has no such method.
        const there = databaseOf(db).collection(collection.collectionName);
        const stream = there.watch(essence, { maxAwaitTimeMS: TURN });
        this.stream = stream;
        // Opens the stream: later changes come through it, earlier ones by the next line.
        await stream.tryNext();
        await this.changed();
        isFailing = false;
        while (!stream.closed) if (await stream.tryNext()) await this.changed();
      } catch (error) {
        // Once for all tries that fail.
        if (!isFailing && !this.isEnding) this.logger.warn(`changes were not heard for a moment: ${messageOf(error)}`);
        isFailing = true;
      }
      await this.stream?.close().catch(() => undefined);
    }
  }
}
