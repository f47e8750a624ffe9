import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';

import { Logger } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { mongo } from 'mongoose';
import type { Connection } from 'mongoose';

import { AppError } from '../common/app-error.js';
import { isDatabaseDown } from '../common/error.filter.js';

import { isOutOfSpace } from './out-of-space.js';
import type { ByteRange, StoredFile } from './upload-store.js';
import { isFileId, UploadStore } from './upload-store.js';

const BUCKET = 'uploads';

export const gridfsCollections: readonly string[] = [`${BUCKET}.files`, `${BUCKET}.chunks`];

/** GridFS's documents of a file and of a chunk. */
type FileDocument = { _id: string; length: number; chunkSize: number; uploadDate: Date };
type ChunkDocument = { files_id: string; n: number; data: Buffer };

/**
 * GridFS in the site's database, for several servers. A file exists once its document is written, after its chunks;
 * chunks without a document are left by a killed process.
 */
export class GridfsStore extends UploadStore implements OnModuleInit {
  private readonly logger = new Logger('Uploads');
  private readonly bucket: mongo.GridFSBucket;
  private readonly files: mongo.Collection<FileDocument>;
  private readonly chunks: mongo.Collection<ChunkDocument>;

  constructor(connection: Connection) {
    super();
    const database = connection.getClient().db(connection.name);
    this.bucket = new mongo.GridFSBucket(database, { bucketName: BUCKET, writeConcern: { w: 'majority' } });
    this.files = database.collection(`${BUCKET}.files`);
    this.chunks = database.collection(`${BUCKET}.chunks`);
  }

  /** The bucket would create them at the first upload and hide a failure. */
  async onModuleInit(): Promise<void> {
    await this.files.createIndex({ filename: 1, uploadDate: 1 });
    await this.chunks.createIndex({ files_id: 1, n: 1 }, { unique: true });
  }

  async save(content: Readable, given?: string): Promise<StoredFile> {
    const id = given ?? randomUUID();
    if (given) await this.remove(given);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- MongoDB takes any id, the driver's types their own only
    const upload = this.bucket.openUploadStreamWithId(id as unknown as mongo.ObjectId, id);
    upload.on('error', () => undefined); // told by the write that fails
    try {
      // Not `pipeline`, which would clean up before the last write has ended.
      const pieces: AsyncIterable<Buffer> = content;
      for await (const piece of pieces) await write(upload, piece);
      await finished(upload.end());
      return { id, size: upload.length };
    } catch (error) {
      upload.destroy();
      const cleaned = this.remove(id).catch(() => this.logger.warn(`${id} was begun and could not be removed`));
      // A database that is down would keep the client waiting; the sweep finds what stays.
      if (!isDatabaseDown(error)) await cleaned;
      throw isOutOfSpace(error) ? new AppError('insufficient_storage') : error;
    }
  }

  async find(id: string): Promise<StoredFile | undefined> {
    const found = await this.files.findOne({ _id: id }, { projection: { length: 1 } });
    return found ? { id, size: found.length } : undefined;
  }

  read(id: string, range?: ByteRange): Readable {
    return Readable.from(this.pieces(id, range), { objectMode: false });
  }

  async remove(id: string): Promise<void> {
    await this.files.deleteOne({ _id: id });
    await this.chunks.deleteMany({ files_id: id });
  }

  async *all(): AsyncIterable<StoredFile> {
    for await (const { _id, length } of this.files.find({}, { projection: { length: 1 } }))
      // oxlint-disable-next-line typescript/no-unnecessary-type-conversion -- other programs may have put other ids into the bucket
      if (isFileId(String(_id))) yield { id: _id, size: length };
  }

  async *olderThan(moment: Date): AsyncIterable<string> {
    for await (const { _id } of this.files.find({ uploadDate: { $lt: moment } }, { projection: { _id: 1 } })) yield _id;
    yield* this.begunBefore(moment);
  }

  async check(): Promise<void> {
    await this.files.findOne({}, { projection: { _id: 1 } });
  }

  /** Reads chunk by chunk: the driver's stream holds 16 MB per visitor, and loses its cursor with the primary. */
  private async *pieces(id: string, range?: ByteRange): AsyncIterable<Buffer> {
    const file = await this.files.findOne({ _id: id });
    if (!file) throw new Error(`There is no file ${id}.`);
    const { length, chunkSize } = file;
    const { start, end } = range ?? { start: 0, end: length - 1 };
    for (let n = Math.floor(start / chunkSize); n * chunkSize <= Math.min(end, length - 1); n += 1) {
      const chunk = await this.chunks.findOne({ files_id: id, n }, { promoteBuffers: true });
      const offset = n * chunkSize;
      if (chunk?.data.length !== Math.min(chunkSize, length - offset))
        throw new Error(`The file ${id} is damaged at ${offset} bytes.`);
      yield chunk.data.subarray(Math.max(0, start - offset), end + 1 - offset);
    }
  }

  /** Ids of chunks without a file: being written, or left by a killed process. */
  private async *begunBefore(moment: Date): AsyncIterable<string> {
    const unfinished = this.chunks.aggregate<{ _id: string }>([
      { $sort: { files_id: 1, n: 1 } },
      { $group: { _id: '$files_id' } },
      { $lookup: { from: this.files.collectionName, localField: '_id', foreignField: '_id', as: 'file' } },
      { $match: { file: [] } },
    ]);
    for await (const { _id } of unfinished) {
      const last = await this.chunks.findOne({ files_id: _id }, { sort: { n: -1 }, projection: { _id: 1 } });
      // Ids of the driver hold their date.
      if (last && last._id.getTimestamp() < moment) yield _id;
    }
  }
}

/** Resolves when the bucket has taken the bytes. */
function write(upload: mongo.GridFSBucketWriteStream, piece: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    upload.write(piece, (error) => (error ? reject(error) : resolve()));
  });
}
