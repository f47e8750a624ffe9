import { basename, dirname, extname, join } from 'node:path';

import type { Shape } from './source.types.js';
import { filesUnder, sizeOf } from './files.js';
import { layoutOf } from './layout-of.js';
import type { Layout, Part, Parts } from './reading.types.js';

/** The endings of files with a collection each. */
const endings: ReadonlySet<string> = new Set(['.json', '.ndjson', '.jsonl', '.csv']);

/** Which shape an export has that is one file. */
const shapes = {
  managed: 'managed',
  tree: 'tree',
  collections: 'collections',
  lines: 'lines',
  documents: 'folder',
  table: 'folder',
} satisfies Record<Layout, Shape>;

/** Files beside the data of a managed export have an ending; the data have none. */
const mayBeManaged = (name: string): boolean => extname(name) === '' && !name.startsWith('.');

const isOfFolder = (name: string): boolean =>
  dirname(name) === '.' && endings.has(extname(name).toLowerCase()) && name !== 'index.json';

async function partAt(path: string, name: string): Promise<Part> {
  const layout = await layoutOf(path);
  return { path, name, size: (await sizeOf(path)) ?? 0, ...(layout && { layout }) };
}

async function partsIn(folder: string): Promise<Parts | undefined> {
  const managed: Part[] = [];
  const others: Part[] = [];
  for await (const name of filesUnder(folder)) {
    if (!mayBeManaged(name) && !isOfFolder(name)) continue;
    const part = await partAt(join(folder, name), name);
    if (mayBeManaged(basename(name))) managed.push(part);
    else others.push(part);
  }
  const logs = managed.filter(({ layout }) => layout === 'managed');
  if (logs.length > 0) return { shape: 'managed', parts: logs };
  return others.some(({ layout }) => layout) ? { shape: 'folder', parts: others } : undefined;
}

/** The files of an export and which tool wrote it, by what they hold; undefined if it is none. */
export async function partsOf(path: string): Promise<Parts | undefined> {
  if ((await sizeOf(path)) === undefined) return partsIn(path);
  const part = await partAt(path, basename(path));
  return part.layout && { shape: shapes[part.layout], parts: [part] };
}
