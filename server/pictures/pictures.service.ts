import { setTimeout as sleep } from 'node:timers/promises';

import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { Model } from 'mongoose';

import { messageOf } from '../common/thrown.js';
import type { PictureRole, PictureSources } from '../content/fields.types.js';
import { databaseOf } from '../database/changes.js';
import { UploadSweep } from '../files/upload-sweep.js';

import { largestOf, sourcesOf } from './addresses.js';
import { PictureRecord } from './pictures.schema.js';
import type { StoredPictureFile } from './pictures.schema.js';
import type { PictureFocus } from './pictures.types.js';

/** How long the database waits for a change before it answers with none, and until the next try after a failure: ms. */
const TURN = 1_000;

/**
 * Knows all pictures of the office, whichever process took them: pages are made from memory. Pictures come and change, and
 * never go.
 */
@Injectable()
export class PicturesService implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Pictures');
  private readonly known = new Map<string, PictureRecord>();
  private stream: { close: () => Promise<void> } | undefined;
  private isEnding = false;

  constructor(
    @InjectModel(PictureRecord.name) private readonly pictures: Model<PictureRecord>,
    private readonly sweep: UploadSweep,
  ) {}

  async onModuleInit(): Promise<void> {
    this.sweep.register((ids) =>
      this.pictures.distinct('files.file', { 'files.file': mongoose.trusted({ $in: [...ids] }) }),
    );
    await this.refresh();
  }

  onApplicationBootstrap(): void {
    void this.watch();
  }

  async onModuleDestroy(): Promise<void> {
    this.isEnding = true;
    await this.stream?.close().catch(() => undefined);
  }

  has(id: string): boolean {
    return this.known.has(id);
  }

  /** The files of a picture in the sizes of a role; a logo has one. Undefined for an unknown id. */
  sourcesOf(id: string, role: PictureRole): PictureSources | undefined {
    const picture = this.known.get(id);
    return picture && sourcesOf(picture, role);
  }

  /** The address of a logo, or of a picture that is used as one; undefined for an unknown id. */
  addressOf(id: string): string | undefined {
    const picture = this.known.get(id);
    return picture && sourcesOf(picture, 'card').img.src;
  }

  /** A file of a picture, by the end of its address. */
  async findFile(id: string, name: string): Promise<StoredPictureFile | undefined> {
    // Another process may have taken it just now.
    const picture = this.known.get(id) ?? (await this.pictures.findById(id).lean<PictureRecord>());
    return picture?.files.find((file) => file.name === name);
  }

  /** The largest file of a picture that is a WebP; undefined for an unknown id. */
  largestOf(id: string): StoredPictureFile | undefined {
    const picture = this.known.get(id);
    return picture && largestOf(picture);
  }

  /** What of a picture stays in view; undefined for an unknown id. */
  focusOf(id: string): PictureFocus | undefined {
    return this.known.get(id)?.focus;
  }

  /** Makes one known that this process has stored. */
  keep(picture: PictureRecord): void {
    this.known.set(picture._id, picture);
  }

  /** Reads what other processes have stored. */
  private async refresh(): Promise<void> {
    for (const picture of await this.pictures.find().lean<PictureRecord[]>()) this.keep(picture);
  }

  private async watch(): Promise<void> {
    const { db, collection } = this.pictures;
    for (let isFailing = false; !this.isEnding; await sleep(TURN, undefined, { ref: false })) {
      // The driver's own stream: mongoose's has no such method.
      const stream = databaseOf(db).collection(collection.collectionName).watch([], { maxAwaitTimeMS: TURN });
      this.stream = stream;
      try {
        // Opens the stream: later changes come through it, earlier ones by the next line.
        await stream.tryNext();
        await this.refresh();
        isFailing = false;
        while (!stream.closed) if (await stream.tryNext()) await this.refresh();
      } catch (error) {
        // Once for all tries that fail.
        if (!isFailing && !this.isEnding) this.logger.warn(`changes of pictures were not heard: ${messageOf(error)}`);
        isFailing = true;
      }
      await stream.close().catch(() => undefined);
    }
  }
}
