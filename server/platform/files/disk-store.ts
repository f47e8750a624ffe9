import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, constants, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { AppError } from '../common/app-error.js';
import { codeOf } from '../common/thrown.js';

import type { ByteRange, StoredFile } from './upload-store.js';
import { isFileId, UploadStore } from './upload-store.js';

const UNFINISHED = '.part';

/** One folder, one file per id. */
export class DiskStore extends UploadStore {
  constructor(private readonly folder: string) {
    super();
  }

  async save(content: Readable, id: string = randomUUID()): Promise<StoredFile> {
    if (!isFileId(id)) throw new Error(`${id} is not the id of a file.`);
    const unfinished = this.pathOf(id) + UNFINISHED;
    try {
      await mkdir(this.folder, { recursive: true });
      // Flushed, because afterwards the file counts as stored.
      await pipeline(content, createWriteStream(unfinished, { flush: true }));
      await rename(unfinished, this.pathOf(id));
    } catch (error) {
      await rm(unfinished, { force: true });
      const code = codeOf(error);
      throw code === 'ENOSPC' || code === 'EDQUOT' ? new AppError('insufficient_storage') : error;
    }
    const { size } = await stat(this.pathOf(id));
    return { id, size };
  }

  async find(id: string): Promise<StoredFile | undefined> {
    if (!isFileId(id)) return undefined;
    const found = await stat(this.pathOf(id)).catch(() => undefined);
    return found && { id, size: found.size };
  }

  read(id: string, range?: ByteRange): Readable {
    return createReadStream(this.pathOf(id), range);
  }

  async remove(id: string): Promise<void> {
    if (isFileId(id)) await rm(this.pathOf(id), { force: true });
  }

  async *all(): AsyncIterable<StoredFile> {
    const names = await readdir(this.folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    for (const name of names) {
      const found = await this.find(name);
      if (found) yield found;
    }
  }

  async *olderThan(moment: Date): AsyncIterable<string> {
    const names = await readdir(this.folder).catch(() => []);
    for (const name of names) {
      const id = name.replace(UNFINISHED, '');
      const found = isFileId(id) ? await stat(join(this.folder, name)).catch(() => undefined) : undefined;
      if (!found || found.mtime >= moment) continue;
      if (name === id) yield id;
      // Left by a killed process: nobody knows its id.
      else await rm(join(this.folder, name), { force: true });
    }
  }

  async check(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await access(this.folder, constants.W_OK);
  }

  private pathOf(id: string): string {
    return join(this.folder, id);
  }
}
