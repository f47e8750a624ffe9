import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import { DiskStore } from './disk-store.js';
import { moveFiles } from './move-files.js';
import type { UploadStore } from './upload-store.js';

let folder: string;
let from: DiskStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'move-files-'));
  from = new DiskStore(join(folder, 'from'));
});

afterEach(() => rm(folder, { recursive: true }));

/** A place in which the site deletes a file from the old one as soon as this many have arrived. */
class Busy extends DiskStore {
  private arrived = 0;
  constructor(
    private readonly deleted: string,
    private readonly after: number,
  ) {
    super(join(folder, 'to'));
  }
  override async save(content: Readable, id: string) {
    const file = await super.save(content, id);
    this.arrived += 1;
    if (this.arrived === this.after) await from.remove(this.deleted);
    return file;
  }
}

async function idsIn(store: UploadStore): Promise<string[]> {
  const ids = [];
  for await (const { id } of store.all()) ids.push(id);
  return ids.toSorted();
}

describe('moving files while the site runs', () => {
  // It was copied before, or is to be copied later.
  it.each([1, 2, 3])('does not bring back one that is deleted when %i have arrived', async (after) => {
    const ids = Array.from({ length: 3 }, () => randomUUID());
    for (const id of ids) await from.save(Readable.from([Buffer.from(id)]), id);
    const [deleted = '', ...kept] = ids;
    const to = new Busy(deleted, after);
    const move = { from, to, isRemoving: false, say: () => undefined, confirm: () => undefined };
    const { copied, gone } = await moveFiles(move);
    expect([await idsIn(to), copied.map(({ id }) => id).toSorted()]).toEqual([kept.toSorted(), kept.toSorted()]);
    expect(gone.map(({ id }) => id)).toEqual([deleted]);
  });
});
