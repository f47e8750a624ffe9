import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { AppError } from '../../../platform/common/app-error.js';
import { fileRefusals } from '../../../../shared/words/error.types.js';
import { checkOf, cleanFileName } from '../../../platform/files/upload-kinds.js';
import type { FileKind } from '../../../platform/files/upload-kinds.js';
import type { PlannedFile, Remark } from '../import.types.js';

import { readFile } from './file-finder.js';
import type { Bytes, FileFinder } from './file-finder.js';
import { fileIdOf } from './values.js';

/** A file that can come in, or why it cannot. */
export type Inspected = { file: PlannedFile; remark: Remark } | { file?: undefined; remark: Remark };

type Asked = { key: string; field: string; kind: FileKind; value: string | Uint8Array; name: string | undefined };

/** Finds a file and checks it as an upload is checked. */
export async function inspectFile({ key, field, kind, value, name }: Asked, finder: FileFinder): Promise<Inspected> {
  const named = readFile(value, name, finder);
  if ('address' in named) {
    if (named.candidates.length > 0)
      return { remark: { code: 'file_unclear', detail: named.candidates.join(', ').slice(0, 500) } };
    const isFar = /^[a-z]+:\/\//i.test(named.address);
    return { remark: { code: isFar ? 'file_to_fetch' : 'file_missing', detail: named.address.slice(0, 500) } };
  }
  const clean = cleanFileName(named.name, kind);
  const looked = await look(named.bytes, kind, clean).catch((error: unknown) => {
    if (error instanceof AppError && fileRefusals.some((code) => code === error.code)) return undefined;
    throw error;
  });
  if (!looked) return { remark: { code: 'file_refused', detail: clean } };
  const { size, type, sha256 } = looked;
  const file = { id: fileIdOf(key, field, sha256), name: clean, kind, type, size, open: named.bytes };
  return { file, remark: { code: 'file_taken', detail: clean } };
}

async function look(bytes: Bytes, kind: FileKind, name: string) {
  const check = checkOf(kind, name);
  const hash = createHash('sha256');
  let size = 0;
  await pipeline(Readable.from(bytes()), check, async (checked: AsyncIterable<Buffer>) => {
    for await (const chunk of checked) {
      hash.update(chunk);
      size += chunk.length;
    }
  });
  return { size, type: check.type, sha256: hash.digest('hex') };
}
