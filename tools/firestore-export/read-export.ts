import { basename, extname } from 'node:path';

import type { Found, Shape } from './source.types.js';
import { unreadable } from './documents.js';
import { asUtf8, chunksOf } from './files.js';
import { readManaged } from './managed/read-managed.js';
import { partsOf } from './parts-of.js';
import { readCollections, readDocuments, readTree } from './read-json.js';
import { readLines } from './read-lines.js';
import { readTable } from './read-table.js';
import type { Layout, Part, Reader, ReadLimits, ReadOptions } from './reading.types.js';

const readers = {
  managed: readManaged,
  tree: readTree,
  collections: readCollections,
  documents: readDocuments,
  lines: readLines,
  table: readTable,
} satisfies Record<Layout, Reader>;

/** A document of Firestore has 1 MiB and 20 levels at most; an export may say more of it. */
export const readLimits: ReadLimits = { documentBytes: 32 * 1024 * 1024, depth: 100 };

/** Which tool wrote an export, by its content; undefined if it is none. Fails for a path that cannot be read. */
export async function shapeOf(path: string): Promise<Shape | undefined> {
  const found = await partsOf(path);
  return found?.shape;
}

/** Number of bytes that reading an export reads. Fails for a path that cannot be read. */
export async function bytesOf(path: string): Promise<number> {
  const found = await partsOf(path);
  return (found?.parts ?? []).reduce((sum, { size }) => sum + size, 0);
}

function readPart({ path, name, layout }: Part, limits: ReadLimits, onRead: (bytes: number) => void) {
  const chunks = chunksOf(path, onRead);
  const collection = basename(name, extname(name));
  const source = { name, collection, limits };
  if (layout === undefined) return [unreadable('unknown_shape', { place: name })];
  return readers[layout]({ ...source, chunks: layout === 'managed' ? chunks : asUtf8(chunks) });
}

/**
 * The documents of an export one after the other, and what of it cannot be read. No more than one document is kept.
 * Fails for a path that cannot be read only.
 */
export async function* readExport(path: string, options: ReadOptions = {}): AsyncGenerator<Found> {
  const { onRead, ...limits } = options;
  const found = await partsOf(path);
  if (!found) yield unreadable('unknown_shape', { place: basename(path) });
  let read = 0;
  for (const part of found?.parts ?? [])
    yield* readPart(part, { ...readLimits, ...limits }, (bytes) => {
      read += bytes;
      onRead?.(read);
    });
}
