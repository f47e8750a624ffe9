import type { Found } from '../../../../tools/firestore-export/source.types.js';

import type { Reader, Source } from '../../../../tools/firestore-export/reading.types.js';

async function* each(pieces: readonly Buffer[]): AsyncGenerator<Buffer> {
  yield* pieces;
}

/** All that a reader finds in a file of a few pieces. */
export async function readAll(
  reader: Reader,
  content: string | Buffer | readonly Buffer[],
  limits: Partial<Source['limits']> = {},
): Promise<readonly Found[]> {
  const pieces = Array.isArray(content) ? content : [Buffer.from(content as string)];
  const found: Found[] = [];
  const source = { name: 'file', collection: 'posts', limits: { documentBytes: 100_000, depth: 100, ...limits } };
  for await (const part of reader({ ...source, chunks: each(pieces) })) found.push(part);
  return found;
}

/** Finding in a few words: a document's path, or the problem and its place. */
export const inShort = (found: readonly Found[]): readonly string[] =>
  found.map((part) => (part.kind === 'document' ? `${part.collection}/${part.id}` : `${part.problem}: ${part.place}`));
