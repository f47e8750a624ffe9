import type { Readable } from 'node:stream';

/** A file in the store. The id is ours: nothing of the visitor's or administrator's naming ever becomes a path. */
export type StoredFile = { id: string; size: number };

/** Part of a file in bytes, both ends included. */
export type ByteRange = { start: number; end: number };

/**
 * Where uploaded files are kept. Users of the store know ids only; what is behind it may change without them.
 * A file is whole once `save` resolves, and unchanged for ever after.
 */
export abstract class UploadStore {
  /** Keeps what the stream brings; when the stream fails nothing is left. Throws `insufficient_storage`. */
  abstract save(content: Readable): Promise<StoredFile>;
  /** Undefined when there is no such file. */
  abstract find(id: string): Promise<StoredFile | undefined>;
  abstract read(id: string, range?: ByteRange): Readable;
  /** No error when it is not there. */
  abstract remove(id: string): Promise<void>;
  /** Ids of files that were complete or begun before that moment. */
  abstract olderThan(moment: Date): AsyncIterable<string>;
  /** Fails when files can be neither kept nor read at the moment. */
  abstract check(): Promise<void>;
}
