import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { SourceValue } from '../../../../tools/firestore-export/source.types.js';

import { printed } from './json-values.js';
import { byCollection } from './truth.js';
import type { TrueDocument } from './truth.js';

const withId = ({ id, fields }: TrueDocument) => ({ id, ...Object(printed(fields)) });

/** The ways in which scripts write the documents of a collection in a file. */
const ways = [
  (own: readonly TrueDocument[]) =>
    JSON.stringify(Object.fromEntries(own.map(({ id, fields }) => [id, printed(fields)])), undefined, 2),
  (own: readonly TrueDocument[]) => JSON.stringify(own.map(withId)),
  (own: readonly TrueDocument[]) => own.map((document) => `${JSON.stringify(withId(document))}\n`).join(''),
];

/** A file a collection, beside what is none of the documents: the path of the folder. */
export async function writeFolder(folder: string, documents: readonly TrueDocument[]): Promise<string> {
  const path = join(folder, 'collections');
  await mkdir(join(path, 'files'), { recursive: true });
  const collections = [...byCollection(documents)];
  for (const [index, [name, own]] of collections.entries())
    await writeFile(join(path, `${name}.json`), ways[index % ways.length]?.(own) ?? '');
  await writeFile(join(path, 'index.json'), JSON.stringify(collections.map(([name]) => name)));
  await writeFile(join(path, 'files', 'other.json'), '{"not": "of the export"}');
  await writeFile(join(path, 'README.txt'), 'Exported by hand.');
  return path;
}

/** Writes a value as tools do in a table, where all is text. */
export function cellOf(value: SourceValue): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

function tableOf(own: readonly TrueDocument[]): string {
  const names = [...new Set(own.flatMap(({ fields }) => Object.keys(fields)))];
  const rows = own.map(({ id, fields }) => [
    id,
    ...names.map((name) => (name in fields ? cellOf(fields[name] ?? '') : '')),
  ]);
  return [['Document ID', ...names], ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

/** A table a collection, as Excel opens them: the path of the folder. */
export async function writeTables(folder: string, documents: readonly TrueDocument[]): Promise<string> {
  const path = join(folder, 'tables');
  await mkdir(path, { recursive: true });
  for (const [name, own] of byCollection(documents))
    await writeFile(join(path, `${name}.csv`), `\uFEFF${tableOf(own)}`);
  return path;
}
