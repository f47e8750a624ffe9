import type { mongo } from 'mongoose';

/** Bytes of a chunk of documents in the archive; one document (16 MB at most) may exceed it. */
export const PART = 4 * 1024 * 1024;
export const LARGEST_PART = PART + 17 * 1024 * 1024;

/** Bytes of the shortest BSON document, which begins with its length. */
const SHORTEST = 5;

/** All documents as stored BSON, by `_id`. */
export async function* storedDocuments(
  collection: mongo.Collection,
  session?: mongo.ClientSession,
): AsyncGenerator<Buffer> {
  const found = collection.find({}, { raw: true, sort: { _id: 1 }, session });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `raw` gives bytes, which the types do not know
  for await (const document of found) yield document as unknown as Buffer;
}

/** Throws if the documents do not end with the bytes. */
export function* documentsIn(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length;) {
    const length = bytes.readInt32LE(start);
    if (length < SHORTEST || start + length > bytes.length) throw new Error('a document is cut off');
    yield bytes.subarray(start, start + length);
    start += length;
  }
}
