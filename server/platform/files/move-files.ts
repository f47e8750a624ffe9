import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';

import { AppError } from '../common/app-error.js';
import { isDatabaseDown } from '../common/error.filter.js';
import { messageOf } from '../common/thrown.js';

import type { StoredFile, UploadStore } from './upload-store.js';

/** Between two lines of progress: ms. */
const PROGRESS = 5_000;

type Move = {
  from: UploadStore;
  to: UploadStore;
  /** Removes the originals once every file has arrived. */
  isRemoving: boolean;
  say: (line: string) => void;
  /** Throws when going on is not safe. */
  confirm: () => void;
};

type Outcome = 'copied' | 'there' | 'gone';

export type MoveResult = Record<Outcome, StoredFile[]> & {
  removed: StoredFile[];
  failed: { id: string; reason: string }[];
};

/**
 * Copies all files under the same ids and compares each by SHA-256, also those of an interrupted move. The site may run
 * meanwhile, because files never change. Removes nothing while any file fails. Throws when no file can be moved: no
 * database, no room.
 */
export async function moveFiles({ from, to, isRemoving, say, confirm }: Move): Promise<MoveResult> {
  const files: StoredFile[] = [];
  for await (const file of from.all()) files.push(file);
  const result: MoveResult = { copied: [], there: [], gone: [], removed: [], failed: [] };
  let next = Date.now() + PROGRESS;
  for (const [index, file] of files.entries()) {
    confirm();
    try {
      result[await bring(file.id, from, to)].push(file);
    } catch (error) {
      if (error instanceof AppError || isDatabaseDown(error)) throw error;
      result.failed.push({ id: file.id, reason: messageOf(error) });
    }
    if (Date.now() < next) continue;
    say(`  ${index + 1} of ${files.length} …`);
    next = Date.now() + PROGRESS;
  }
  await forgetDeleted(result, from, to);
  if (!isRemoving || result.failed.length > 0) return result;
  for (const file of [...result.copied, ...result.there]) {
    confirm();
    await from.remove(file.id);
    result.removed.push(file);
  }
  return result;
}

/** Takes back what the site has deleted since it was copied: its copy is nobody's. */
async function forgetDeleted(result: MoveResult, from: UploadStore, to: UploadStore): Promise<void> {
  for (const file of result.copied) {
    if (await from.find(file.id)) continue;
    await to.remove(file.id);
    result.gone.push(file);
  }
  result.copied = result.copied.filter((file) => !result.gone.includes(file));
}

async function bring(id: string, from: UploadStore, to: UploadStore): Promise<Outcome> {
  const isThere = (await to.find(id)) !== undefined;
  const sent = createHash('sha256');
  try {
    const bytes = hashed(id, from, sent);
    if (isThere) for await (const _ of bytes);
    else await to.save(Readable.from(bytes, { objectMode: false }), id);
  } catch (error) {
    if (!(await from.find(id))) return 'gone';
    throw error;
  }
  const arrived = createHash('sha256');
  for await (const _ of hashed(id, to, arrived));
  if (sent.digest('hex') !== arrived.digest('hex')) throw new Error('it is not the same on both sides');
  return isThere ? 'there' : 'copied';
}

/** Opens the file only when it is read, so that every failure is noticed. */
async function* hashed(id: string, store: UploadStore, hash: ReturnType<typeof createHash>): AsyncIterable<Buffer> {
  const pieces: AsyncIterable<Buffer> = store.read(id);
  for await (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
}
