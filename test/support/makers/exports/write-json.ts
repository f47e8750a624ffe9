import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { printed, printedMoment } from './json-values.js';
import { byCollection } from './truth.js';
import type { TrueDocument } from './truth.js';

const collectionsOf = (documents: readonly TrueDocument[], ofMoment?: (moment: Date) => unknown) =>
  Object.fromEntries(
    [...byCollection(documents)].map(([name, own]) => [
      name,
      Object.fromEntries(own.map(({ id, fields }) => [id, printed(fields, ofMoment)])),
    ]),
  );

/** `node-firestore-import-export`: the path of the file. */
export async function writeTree(folder: string, documents: readonly TrueDocument[]): Promise<string> {
  const ofMoment = (moment: Date) => ({ __datatype__: 'timestamp', value: printedMoment(moment) });
  const path = join(folder, 'backup.json');
  await writeFile(path, JSON.stringify({ __collections__: collectionsOf(documents, ofMoment) }));
  return path;
}

/** `firestore-export-import`: the path of the file. */
export async function writeCollections(folder: string, documents: readonly TrueDocument[]): Promise<string> {
  const path = join(folder, 'firestore-export.json');
  await writeFile(path, JSON.stringify(collectionsOf(documents), undefined, 2));
  return path;
}

/** `firestore-backfire`: the path of the file. It names the fields that were moments, too. */
export async function writeLines(folder: string, documents: readonly TrueDocument[]): Promise<string> {
  const lines = documents.map(({ collection, id, fields }) => {
    const timestamps = Object.keys(fields).filter((name) => fields[name] instanceof Date);
    const data = printed(fields);
    return JSON.stringify({ path: `${collection}/${id}`, data, ...(timestamps.length > 0 && { timestamps }) });
  });
  const path = join(folder, 'export.ndjson');
  await writeFile(path, lines.map((line) => `${line}\n`).join(''));
  return path;
}
