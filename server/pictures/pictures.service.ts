import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { Model } from 'mongoose';

import type { PictureRole, PictureSources } from '../../shared/content/fields/fields.types.js';
import { CollectionWatch } from '../platform/database/watch-collection.js';
import { UploadSweep } from '../platform/files/upload-sweep.js';
import type { PictureFocus } from '../../shared/content/pictures.types.js';

import { largestOf, sourcesOf } from './addresses.js';
import { PictureRecord } from './pictures.schema.js';
import type { StoredPictureFile } from './pictures.schema.js';

/**
 * Knows all pictures of the office, whichever process took them: pages are made from memory. Pictures come and change, and
 * never go.
 */
@Injectable()
export class PicturesService implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  private readonly known = new Map<string, PictureRecord>();
  private readonly watch: CollectionWatch;

  constructor(
    @InjectModel(PictureRecord.name) private readonly pictures: Model<PictureRecord>,
    private readonly sweep: UploadSweep,
  ) {
    this.watch = new CollectionWatch(pictures, () => this.refresh(), new Logger('Pictures'));
  }

  async onModuleInit(): Promise<void> {
    this.sweep.register((ids) =>
      this.pictures.distinct('files.file', { 'files.file': mongoose.trusted({ $in: [...ids] }) }),
    );
    await this.refresh();
  }

  onApplicationBootstrap(): void {
    this.watch.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.watch.end();
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

  /** Focus of a picture, which stays in view; undefined for an unknown id. */
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
}
