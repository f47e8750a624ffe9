import type { Readable } from 'node:stream';

/** A file in the store. The id is ours: nothing of the visitor's or administrator's naming ever becomes a path. */
export type StoredFile = { id: string; size: number };

/** Whether this can be the id of a file: others are no files of ours, and never become a path. */
export const isFileId = (id: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id);

/** Part of a file in bytes, both ends included. */
export type ByteRange = { start: number; end: number };

/**
 * Where uploaded files are kept. Users of the store know ids only; what is behind it may change without them.
 * A file is whole once `save` resolves, and unchanged for ever after.
 */
export abstract class UploadStore {
  /**
   * Keeps what the stream brings; when the stream fails nothing is left. Throws `insufficient_storage`. An `id` is given
   * where a file comes from another store; what a killed process has begun under it is written anew.
   */
  abstract save(content: Readable, id?: string): Promise<StoredFile>;
  /** Undefined when there is no such file. */
  abstract find(id: string): Promise<StoredFile | undefined>;
  abstract read(id: string, range?: ByteRange): Readable;
  /** No error when it is not there. */
  abstract remove(id: string): Promise<void>;
  /** All whole files. */
  abstract all(): AsyncIterable<StoredFile>;
  /** Ids of files that were complete or begun before that moment. */
  abstract olderThan(moment: Date): AsyncIterable<string>;
  /** Fails when files can be neither kept nor read at the moment. */
  abstract check(): Promise<void>;
}
