import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';

import { AppError } from '../common/app-error.js';
import { isDatabaseDown } from '../common/error.filter.js';

import type { StoredFile, UploadStore } from './upload-store.js';

/** Between two lines about how far it is: ms. */
const PROGRESS = 5_000;

type Move = {
  from: UploadStore;
  to: UploadStore;
  /** Takes the files away from where they come, once every one is proved to have arrived. */
  isRemoving: boolean;
  say: (line: string) => void;
  /** Throws where going on is not safe any more. */
  confirm: () => void;
};

type Outcome = 'copied' | 'there' | 'gone';

export type MoveResult = Record<Outcome, StoredFile[]> & {
  removed: StoredFile[];
  failed: { id: string; reason: string }[];
};

/**
 * Brings all files from one store to the other under the same ids; every one is read back and compared by SHA-256, also
 * those that an earlier, interrupted move has brought. Files are never changed, so the site may go on meanwhile. While
 * any of them fails nothing is removed. Throws what no file can be moved with: no database, no room.
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
      result.failed.push({ id: file.id, reason: (error as Error).message });
    }
    if (Date.now() < next) continue;
    say(`  ${index + 1} of ${files.length} …`);
    next = Date.now() + PROGRESS;
  }
  if (!isRemoving || result.failed.length > 0) return result;
  for (const file of [...result.copied, ...result.there]) {
    confirm();
    await from.remove(file.id);
    result.removed.push(file);
  }
  return result;
}

async function bring(id: string, from: UploadStore, to: UploadStore): Promise<Outcome> {
  const isThere = (await to.find(id)) !== undefined;
  const sent = createHash('sha256');
  try {
    const bytes = hashed(id, from, sent);
    if (isThere) for await (const _ of bytes);
    else await to.save(Readable.from(bytes, { objectMode: false }), id);
  } catch (error) {
    // The site removed it in the meantime.
    if (!(await from.find(id))) return 'gone';
    throw error;
  }
  const arrived = createHash('sha256');
  for await (const _ of hashed(id, to, arrived));
  if (sent.digest('hex') !== arrived.digest('hex')) throw new Error('it is not the same on both sides');
  return isThere ? 'there' : 'copied';
}

/** Opens the file only when it is read, so that no failure of it goes unheard. */
async function* hashed(id: string, store: UploadStore, hash: ReturnType<typeof createHash>): AsyncIterable<Buffer> {
  for await (const piece of store.read(id)) {
    hash.update(piece as Buffer); // files are streams of bytes
    yield piece as Buffer;
  }
}
