import type { mongo } from 'mongoose';

/** An archive's part of documents is about this large, and larger by one document at most (16 MB): bytes. */
export const PART = 4 * 1024 * 1024;
export const LARGEST_PART = PART + 17 * 1024 * 1024;

/** A length stands before every BSON document; none is shorter than this: bytes. */
const SHORTEST = 5;

/** All documents of a collection as they are stored, by `_id`. */
export async function* storedDocuments(
  collection: mongo.Collection,
  session?: mongo.ClientSession,
): AsyncGenerator<Buffer> {
  const found = collection.find({}, { raw: true, sort: { _id: 1 }, session });
  for await (const document of found) yield document as unknown as Buffer; // `raw` gives bytes, the types do not know
}

/** The documents that stand one after the other. Throws where they do not end with the bytes. */
export function* documentsIn(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length;) {
    const length = bytes.readInt32LE(start);
    if (length < SHORTEST || start + length > bytes.length) throw new Error('a document is cut off');
    yield bytes.subarray(start, start + length);
    start += length;
  }
}
