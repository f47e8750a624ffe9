import { join } from 'node:path';

import mongoose from 'mongoose';
import type { Connection } from 'mongoose';

import { changes } from '../../server/upkeep/changes/changes.js';
import { partsOf, runBackup, runRestore, writeParts } from '../support/makers/archives.js';
import { builtProgram, spawnProgram, spawnServer } from '../support/site/server-process.js';
import { testDatabaseUri, testFolder } from '../support/site/site.js';

describe('data of a newer version', () => {
  const newer = { version: changes.length + 1, app: '9.8.7', changedAt: new Date() };
  const refusal =
    /made by version 9\.8\.7 of the site.*Use version 9\.8\.7 .* restore a backup from before the upgrade/s;

  let uri: string;
  let database: Connection;

  beforeEach(async () => {
    uri = testDatabaseUri('newer');
    database = await mongoose.createConnection(uri).asPromise();
    const versions = database.collection<{ _id: string } & typeof newer>('data-version');
    await versions.insertOne({ _id: 'data', ...newer });
  });

  afterEach(async () => {
    await database.close();
  });

  it('is refused by the server in words, and not touched', async () => {
    const server = spawnServer({ MONGODB_URI: uri, DATA_DIR: await testFolder('newer') });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(refusal);
    expect(server.output()).not.toMatch(/\bat .*\.js/);
    expect((await database.listCollections()).map(({ name }) => name)).toEqual(['data-version']);
  });

  it.each([
    ['programs/rebuild-search.js', []],
    ['programs/rotate-key.js', []],
    ['programs/recover-account.js', ['somebody@example.com']],
    ['programs/move-storage.js', ['gridfs']],
  ] as const)('is refused by %s', async (program, options) => {
    const DATA_DIR = await testFolder('newer');
    const settings = { MONGODB_URI: uri, DATA_DIR, UPLOADS_DIR: join(DATA_DIR, 'uploads') };
    const running = spawnProgram([builtProgram(program), ...options], settings);
    expect(await running.ended).toBe(1);
    expect(running.output()).toMatch(refusal);
    expect((await database.listCollections()).map(({ name }) => name)).toEqual(['data-version']);
  });

  it('is neither backed up nor restored', async () => {
    const DATA_DIR = await testFolder('newer');
    const from = { MONGODB_URI: uri, DATA_DIR, UPLOADS_DIR: join(DATA_DIR, 'uploads') };
    const path = join(DATA_DIR, 'site.tar.gz');
    const refused = { code: 1, output: expect.stringMatching(refusal) };
    expect(await runBackup(from, path)).toEqual(refused);
    const [about, ...others] = await partsOf(join(import.meta.dirname, '../fixtures/site-0.1.0.tar.gz'));
    const content = Buffer.from(mongoose.mongo.BSON.serialize({ _id: 'data', ...newer }));
    const archived = { name: 'database/data-version/000000.bson', content };
    await writeParts(path, [...(about ? [about] : []), archived, ...others]);
    const empty = { ...from, MONGODB_URI: testDatabaseUri('newer-restore') };
    expect(await runRestore(empty, path)).toEqual(refused);
    const restored = await mongoose.createConnection(empty.MONGODB_URI).asPromise();
    expect(await restored.listCollections()).toEqual([]);
    await restored.close();
  });
});
