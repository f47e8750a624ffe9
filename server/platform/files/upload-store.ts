import type { Readable } from 'node:stream';

import { Logger } from '@nestjs/common';

/** The id is ours: no name that somebody typed becomes a path. */
export type StoredFile = { id: string; size: number };

/** Other ids are not files of ours and never become a path. */
export const isFileId = (id: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id);

/** Both ends included. */
export type ByteRange = { start: number; end: number };

/** Stores uploaded files. A file is complete once `save` resolves, and never changes. */
export abstract class UploadStore {
  private readonly failures = new Logger('Files');

  /**
   * Leaves nothing when the stream fails. Throws `insufficient_storage`. A file from another store keeps its `id`; what
   * a killed process has begun under it is overwritten.
   */
  abstract save(content: Readable, id?: string): Promise<StoredFile>;
  /** Undefined if there is no such file. */
  abstract find(id: string): Promise<StoredFile | undefined>;
  abstract read(id: string, range?: ByteRange): Readable;
  /** No error if there is no such file. */
  abstract remove(id: string): Promise<void>;
  /** Removes files that nothing names. Failures are logged and left to the sweep. */
  async free(ids: readonly string[]): Promise<void> {
    for (const id of ids)
      await this.remove(id).catch((error: unknown) => this.failures.error(error, `${id} was not removed`));
  }
  /** All complete files. */
  abstract all(): AsyncIterable<StoredFile>;
  /** Ids of files completed or begun before that moment. */
  abstract olderThan(moment: Date): AsyncIterable<string>;
  /** Throws if files can be neither stored nor read. */
  abstract check(): Promise<void>;
}
