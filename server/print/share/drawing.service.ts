import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

import { Inject, Injectable } from '@nestjs/common';

import { OwnProcess } from '../../platform/workers/own-process.js';
import { SerialQueue } from '../../platform/workers/serial-queue.js';
import { UploadStore } from '../../platform/files/upload-store.js';
import { PicturesService } from '../../pictures/pictures.service.js';
import { UPLOADED } from '../../../shared/content/pictures.types.js';
import type { PictureFocus } from '../../../shared/content/pictures.types.js';
import { BUILD } from '../../site/build.js';
import type { Build } from '../../site/build.js';
import { WEB_FOLDER } from '../../site/site.service.js';
import type { SharePreview } from '../../../shared/content/drawn-pictures.types.js';

import type { DrawingOrder } from './drawing.process.js';

/** It takes half a second, on a busy machine many times that: ms. */
const LONGEST = 20_000;
/** Pictures that wait or are drawn. */
const MOST = 12;

/**
 * Draws pictures as JPEG: one at a time, each in a process of its own. Throws `too_many_requests` if others wait; rejects if
 * nothing was drawn.
 */
@Injectable()
export class DrawingService {
  private readonly turns = new SerialQueue();
  private readonly drawer = new OwnProcess<DrawingOrder, Uint8Array>(new URL('drawing.process.js', import.meta.url), {
    longest: LONGEST,
  });

  constructor(
    @Inject(BUILD) private readonly build: Build,
    private readonly pictures: PicturesService,
    private readonly store: UploadStore,
  ) {}

  /** The picture by which a shared page is known. */
  preview(preview: SharePreview): Promise<Buffer> {
    return this.draw(async () => ({ preview, picture: await this.read(preview.picture) }));
  }

  /** A picture of the office as it stands on data sheets. */
  sheetPicture(id: string, focus: PictureFocus): Promise<Buffer> {
    return this.draw(async () => ({ focus, picture: await this.readUpload(id) }));
  }

  /** A logo as a stamp. */
  stamp(name: string): Promise<Buffer> {
    return this.draw(async () => ({ isStamp: true, picture: await this.read(name) }));
  }

  /** The order is made in its turn, so that one picture at a time is in memory. */
  private draw(order: () => Promise<DrawingOrder>): Promise<Buffer> {
    return this.turns.take(async () => Buffer.from(await this.drawer.order(await order())), MOST);
  }

  /** The bytes of a picture by its name in content. */
  private async read(name: string): Promise<Buffer> {
    if (name.startsWith(UPLOADED)) return this.readUpload(name.slice(UPLOADED.length));
    // oxlint-disable-next-line security/detect-non-literal-fs-filename -- a file of the build
    return readFile(join(WEB_FOLDER, this.build.pictures[name] ?? name));
  }

  private async readUpload(id: string): Promise<Buffer> {
    const file = this.pictures.largestOf(id);
    if (!file) throw new Error(`There is no picture ${id}.`);
    return buffer(this.store.read(file.file));
  }
}
