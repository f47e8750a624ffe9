import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';

import { AppError } from '../platform/common/app-error.js';
import { isDatabaseDown } from '../platform/common/error.filter.js';
import { builtPictureWords } from '../site/built-pictures.js';
import { UploadStore } from '../platform/files/upload-store.js';
import type { ReceivedFile } from '../platform/files/upload.js';
import type { PictureFocus, PictureKind, PictureList, StoredPicture } from '../../shared/content/pictures.types.js';

import { fileNameOf, toStoredPicture } from './addresses.js';
import type { EncodedFile } from './encoding/encode.js';
import { EncodingService } from './encoding.service.js';
import { lastUploadedFirst, PictureRecord } from './pictures.schema.js';
import type { StoredPictureFile } from './pictures.schema.js';
import { PicturesService } from './pictures.service.js';

const MIDDLE: PictureFocus = { x: 50, y: 50 };

/** Administrators' actions on pictures. */
@Injectable()
export class PicturesEditorService {
  constructor(
    @InjectModel(PictureRecord.name) private readonly pictures: Model<PictureRecord>,
    private readonly known: PicturesService,
    private readonly encoding: EncodingService,
    private readonly store: UploadStore,
  ) {}

  /**
   * Makes all files of a picture, and keeps nothing of what was uploaded: it may tell where and with what it was taken.
   * Throws `unsupported_file`, `file_too_large`.
   */
  async take(sent: ReceivedFile, kind: PictureKind, session: string | null): Promise<StoredPicture> {
    const { files, width, height } = await this.encoding.encode(async () => ({
      bytes: await buffer(this.store.read(sent.id)),
      kind,
    }));
    const saved: StoredPictureFile[] = [];
    try {
      for (const file of files) saved.push(await this.save(file));
      const _id = randomBytes(6).toString('hex');
      const about = { fileName: sent.name, kind, width, height, focus: MIDDLE, at: new Date(), session };
      const picture = { _id, ...about, files: saved };
      await this.pictures.create([picture]);
      this.known.keep(picture);
      await this.store.free([sent.id]);
      return toStoredPicture(picture);
    } catch (error) {
      // Without an answer the picture may have been stored: its files stay for the sweep.
      if (!isDatabaseDown(error)) await this.store.free(saved.map(({ file }) => file));
      throw error;
    }
  }

  /** Throws `not_found`. */
  async setFocus(id: string, focus: PictureFocus): Promise<StoredPicture> {
    const change = { focus: { x: focus.x, y: focus.y } };
    const picture = await this.pictures
      .findByIdAndUpdate(id, change, { returnDocument: 'after' })
      .lean<PictureRecord>();
    if (!picture) throw new AppError('not_found');
    this.known.keep(picture);
    return toStoredPicture(picture);
  }

  /** The last uploaded first, and the words of those that come with the site. */
  async list(): Promise<PictureList> {
    const found = await this.pictures
      .find()
      .sort({ ...lastUploadedFirst })
      .lean<PictureRecord[]>();
    return { items: found.map(toStoredPicture), built: builtPictureWords };
  }

  private async save({ width, format, bytes }: EncodedFile): Promise<StoredPictureFile> {
    const { id, size } = await this.store.save(Readable.from([bytes], { objectMode: false }));
    return { name: fileNameOf(width, format), file: id, size };
  }
}
