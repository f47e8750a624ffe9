import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { maskedCrc32c } from '../../../../tools/firestore-export/managed/crc32c.js';
import { BLOCK, FIRST, FULL, HEADER, LAST, MIDDLE } from '../../../../tools/firestore-export/managed/log-block.js';

import { byCollection } from './truth.js';
import type { TrueDocument } from './truth.js';
import { entity } from './write-entity.js';

function record(kind: number, data: Buffer): Buffer {
  const header = Buffer.alloc(HEADER);
  header.writeUInt32LE(maskedCrc32c(Buffer.concat([Buffer.from([kind]), data])), 0);
  header.writeUInt16LE(data.length, 4);
  header.writeUInt8(kind, 6);
  return Buffer.concat([header, data]);
}

const kindOf = (isFirst: boolean, isLast: boolean): number => {
  if (isFirst) return isLast ? FULL : FIRST;
  return isLast ? LAST : MIDDLE;
};

/** A log in the format of LevelDB. */
export function log(entries: readonly Buffer[]): Buffer {
  const parts: Buffer[] = [];
  let left = BLOCK;
  for (const entry of entries) {
    let [start, isFirst] = [0, true];
    do {
      if (left < HEADER) {
        parts.push(Buffer.alloc(left));
        left = BLOCK;
      }
      const end = Math.min(entry.length, start + left - HEADER);
      parts.push(record(kindOf(isFirst, end === entry.length), entry.subarray(start, end)));
      left -= HEADER + end - start;
      [start, isFirst] = [end, false];
    } while (start < entry.length);
  }
  return Buffer.concat(parts);
}

const logOf = (documents: readonly TrueDocument[]): Buffer =>
  log(documents.map(({ collection, id, fields }) => entity(`${collection}/${id}`, fields)));

/** A managed export of some collections, and what it writes beside them: the path of its folder. */
export async function writeManaged(folder: string, documents: readonly TrueDocument[]): Promise<string> {
  const path = join(folder, 'firestore_export');
  for (const [name, own] of byCollection(documents)) {
    const kind = join(path, 'all_namespaces', `kind_${name}`);
    await mkdir(kind, { recursive: true });
    const half = Math.ceil(own.length / 2);
    for (const [index, part] of [own.slice(0, half), own.slice(half)].entries())
      await writeFile(join(kind, `all_namespaces_kind_${name}_output-${index}`), logOf(part));
    await writeFile(join(kind, `all_namespaces_kind_${name}.export_metadata`), Buffer.from([8, 1, 18, 0]));
  }
  await writeFile(join(path, 'firestore_export.overall_export_metadata'), Buffer.from([8, 1, 18, 0]));
  return path;
}

/** Writes an export of the emulator, which has all collections in one file; returns the path of its folder. */
export async function writeEmulator(folder: string, documents: readonly TrueDocument[]): Promise<string> {
  const path = join(folder, 'emulator');
  const kinds = join(path, 'firestore_export/all_namespaces/all_kinds');
  await mkdir(kinds, { recursive: true });
  await writeFile(join(kinds, 'output-0'), logOf(documents));
  await writeFile(join(kinds, 'all_namespaces_all_kinds.export_metadata'), Buffer.from([8, 1, 18, 0]));
  await writeFile(join(path, 'firebase-export-metadata.json'), JSON.stringify({ version: '13.0.0', firestore: {} }));
  return path;
}
