import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

import { Injectable } from '@nestjs/common';

import { OwnProcess } from '../../platform/workers/own-process.js';
import { SerialQueue } from '../../platform/workers/serial-queue.js';
import { UploadStore } from '../../platform/files/upload-store.js';
import { partsOfAddress } from '../../pictures/addresses.js';
import { PicturesService } from '../../pictures/pictures.service.js';
import type { PictureFocus } from '../../../shared/content/pictures.types.js';
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
    private readonly pictures: PicturesService,
    private readonly store: UploadStore,
  ) {}

  /** The picture by which a shared page is known. */
  preview(preview: SharePreview): Promise<Buffer> {
    return this.draw(async () => ({ preview, picture: await this.readAt(preview.picture) }));
  }

  /** A picture of the office as it stands on data sheets. */
  sheetPicture(id: string, focus: PictureFocus): Promise<Buffer> {
    return this.draw(async () => ({ focus, picture: await this.readUpload(id) }));
  }

  /** A logo, by the address that pages have, as a stamp. */
  stamp(address: string): Promise<Buffer> {
    return this.draw(async () => ({ isStamp: true, picture: await this.readAt(address) }));
  }

  /** The order is made in its turn, so that one picture at a time is in memory. */
  private draw(order: () => Promise<DrawingOrder>): Promise<Buffer> {
    return this.turns.take(async () => Buffer.from(await this.drawer.order(await order())), MOST);
  }

  /** The bytes of a picture by an address that pages have. */
  private async readAt(address: string): Promise<Buffer> {
    const [, name] = /^\/assets\/([\w.-]+)$/.exec(address) ?? [];
    // oxlint-disable-next-line security/detect-non-literal-fs-filename -- a name without folders
    if (name) return readFile(join(WEB_FOLDER, 'assets', name));
    return this.readUpload(partsOfAddress(address.replace('/pictures/', ''))?.id ?? '');
  }

  private async readUpload(id: string): Promise<Buffer> {
    const file = this.pictures.largestOf(id);
    if (!file) throw new Error(`There is no picture ${id}.`);
    return buffer(this.store.read(file.file));
  }
}
