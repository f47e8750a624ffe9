import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { settleRenewal } from './renewal.js';

let parent: string;
let folder: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'renewal-'));
  folder = join(parent, 'mongodb');
  await mkdir(folder);
  await writeFile(join(folder, 'old'), '');
  await mkdir(`${folder}.new`);
  await writeFile(join(`${folder}.new`, 'new'), '');
});

afterEach(() => rm(parent, { recursive: true }));

describe('an interrupted renewal', () => {
  it('is undone while the copy is not complete', async () => {
    await settleRenewal(folder);
    expect([await readdir(parent), await readdir(folder)]).toEqual([['mongodb'], ['old']]);
  });

  it('is finished once the copy is complete, also after the old files are gone', async () => {
    await writeFile(join(`${folder}.new`, 'complete'), '');
    await rm(folder, { recursive: true });
    await settleRenewal(folder);
    expect([await readdir(parent), await readdir(folder)]).toEqual([['mongodb'], ['new']]);
  });
});
