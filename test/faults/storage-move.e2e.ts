import { createServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import mongoose from 'mongoose';
import type { Connection } from 'mongoose';

import { boardAt, pdfNamed } from '../support/makers/boards.js';
import type { SentFile } from '../support/makers/boards.js';
import { bareFields, certificatesAt, imageNamed, pdfPart } from '../support/makers/certificates.js';
import { eventually, signIn } from '../support/site/http.js';
import { ownDatabase, spawnWithOwnDatabase } from '../support/site/own-database.js';
import { builtProgram, spawnProgram } from '../support/site/server-process.js';
import { startTestSite, testDatabaseUri, testFolder } from '../support/site/site.js';
import { uploadsIn } from '../support/makers/uploads.js';

type Places = { MONGODB_URI: string; DATA_DIR: string; UPLOADS_DIR: string };
type Storage = 'disk' | 'gridfs';

let places: Places;
let database: Connection;

beforeEach(async () => {
  const DATA_DIR = await testFolder('move');
  places = { MONGODB_URI: testDatabaseUri('move'), DATA_DIR, UPLOADS_DIR: join(DATA_DIR, 'uploads') };
  database = await mongoose.createConnection(places.MONGODB_URI).asPromise();
});

afterEach(async () => {
  await database.close();
});

const spawnMove = (environment: Record<string, string>, ...options: string[]) =>
  spawnProgram([builtProgram('programs/move-storage.js'), ...options], environment);
const start = (STORAGE: Storage) => startTestSite('move', { ...places, STORAGE });
const begin = (STORAGE: Storage, ...options: string[]) => spawnMove({ ...places, STORAGE }, ...options);

/** Runs a move to its end. */
async function move(STORAGE: Storage, ...options: string[]): Promise<{ code: number | null; output: string }> {
  const moving = begin(STORAGE, ...options);
  return { code: await moving.ended, output: moving.output() };
}

const stored = (storage: Storage) => uploadsIn(storage, { dataFolder: places.DATA_DIR, database });

/** Posts with these files; returns the function that asks for them at a site and compares. */
async function addPosts(site: { url: string }, files: readonly SentFile[]) {
  const board = boardAt(site, 'posts', 'ko', await signIn(site));
  const added: { file: SentFile; id: string }[] = [];
  for (const file of files) added.push({ file, id: (await board.add({}, file)).body.id });
  return async (other: { url: string }) => {
    const same = [];
    for (const { file, id } of added) {
      const answer = await fetch(`${other.url}/api/posts/ko/${id}/pdf`);
      same.push(answer.ok && Buffer.from(await answer.arrayBuffer()).equals(file.bytes));
    }
    return same.every(Boolean) ? 'all the same' : same;
  };
}

const sized = (sizes: readonly number[]) => sizes.map((size, index) => pdfNamed(`${index}.pdf`, size));

/** A killed move's lock has to run out, and a server starts twice: ms. */
const LONG = 150_000;

describe.each([
  { from: 'disk', to: 'gridfs' },
  { from: 'gridfs', to: 'disk' },
] as const)('storage:move from $from to $to', ({ from, to }) => {
  it(
    'brings everything while the site runs, goes on after a kill, and empties the old place when asked to',
    async () => {
      const site = await start(from);
      const areThere = await addPosts(site, sized([0, 261_120, 1_000_000, ...Array<number>(7).fill(4_000_000)]));
      const certificates = certificatesAt(site, await signIn(site));
      const [image, pdf] = [await imageNamed('앞면.webp'), pdfPart('인증서.pdf', 400_000)];
      await certificates.add(bareFields(), image, pdf);
      const all = await stored(from);
      expect(all).toHaveLength(12);

      const killed = begin(from, to);
      await eventually(
        () => stored(to),
        ({ length }) => length > 2,
      );
      await killed.stop('SIGKILL');
      expect(await stored(to)).not.toEqual(all);
      expect(await areThere(site)).toBe('all the same');

      const resumed = await move(from, to);
      expect(resumed).toMatchObject({ code: 0, output: expect.stringContaining('proved by SHA-256  12 files') });
      expect(resumed.output).not.toMatch(/there already +0 files/);
      expect(resumed.output).toContain(`Now set STORAGE=${to}`);
      expect(await stored(to)).toEqual(all);
      const isLaterThere = await addPosts(site, sized([300_000]));
      const second = await move(from, to);
      expect(second.output).toMatch(/copied now +1 file, [\d,]+ bytes\n +there already +12 files/);
      await site.stop();

      const moved = await start(to);
      const removing = await move(to, to, '--remove');
      expect(removing).toMatchObject({ code: 0, output: expect.stringMatching(/Removed from .*: 13 files/) });
      expect([await stored(from), (await stored(to)).length]).toEqual([[], 13]);
      expect([await areThere(moved), await isLaterThere(moved)]).toEqual(['all the same', 'all the same']);
      const after = certificatesAt(moved);
      for (const { name, bytes } of [image, pdf]) expect((await after.file(name)).body.equals(bytes)).toBe(true);
      await moved.stop();
    },
    LONG,
  );
});

describe('storage:move', () => {
  it('removes nothing while a file differs on the two sides, and names it', async () => {
    const site = await start('disk');
    const areThere = await addPosts(site, sized([1000, 300_000]));
    await site.stop();
    await move('disk', 'gridfs');
    const [damaged] = await stored('gridfs');
    const data = Buffer.alloc(1000, 'x');
    await database
      .collection('uploads.chunks')
      .updateOne({ files_id: damaged, n: 0 }, [{ $set: { data: { $literal: data } } }]);
    const { code, output } = await move('gridfs', 'gridfs', '--remove');
    expect(code).toBe(1);
    expect(output).toMatch(new RegExp(`1 did not arrive:\\n {2}${damaged}: `));
    expect(output).toContain('Nothing was removed');
    expect(await stored('disk')).toHaveLength(2);
    const again = await start('disk');
    expect(await areThere(again)).toBe('all the same');
    await again.stop();
  });

  it('leaves what is no upload, and moves nothing where there is nothing', async () => {
    expect(await move('disk', 'gridfs')).toMatchObject({
      code: 0,
      output: expect.stringMatching(/There is nothing to move: the folder .* holds no files\./),
    });
    const site = await start('disk');
    await addPosts(site, sized([1000]));
    await site.stop();
    for (const name of ['readme.txt', `${randomUUID()}.part`]) await writeFile(join(places.UPLOADS_DIR, name), 'x');
    expect(await move('gridfs', 'gridfs', '--remove')).toMatchObject({ code: 0 });
    expect(await stored('gridfs')).toHaveLength(1);
    expect(await stored('disk')).toHaveLength(2);
  });

  it('does not take away the files that the site reads', async () => {
    const site = await start('disk');
    const areThere = await addPosts(site, sized([1000]));
    const { code, output } = await move('disk', 'gridfs', '--remove');
    expect({ code, output }).toEqual({
      code: 1,
      output: expect.stringContaining('Set STORAGE=gridfs and restart the site'),
    });
    expect(await areThere(site)).toBe('all the same');
    await site.stop();
  });

  it('waits for nobody long: a second one says that the first is running', async () => {
    const locks = database.collection<{ _id: string; holder: string; until: Date }>('locks');
    // As a program does that runs: a lock that lasts much longer counts as taken by a clock ahead.
    const hold = () => {
      const mine = { holder: 'another machine, process 7', until: new Date(Date.now() + 10_000) };
      return locks.updateOne({ _id: 'storage-move' }, { $set: mine }, { upsert: true });
    };
    await hold();
    const holding = setInterval(() => void hold(), 1000);
    const { code, output } = await move('disk', 'gridfs').finally(() => clearInterval(holding));
    expect({ code, output }).toEqual({
      code: 1,
      output: expect.stringContaining('Another move is running (another machine, process 7)'),
    });
    await locks.updateOne({ _id: 'storage-move' }, { $set: { until: new Date() } });
    expect((await move('disk', 'gridfs')).code).toBe(0);
  });

  it.each([[[]], [['tape']], [['disk', 'gridfs']], [['gridfs', '--force']]])(
    'asked for %j says how to ask',
    async (options) => {
      const { code, output } = await move('disk', ...options);
      expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('storage:move -- gridfs --remove') });
      expect(output).not.toMatch(/\bat .*\.js/);
    },
  );

  it('says that the database cannot be reached, that settings are wrong, that the folder is none', async () => {
    const nobody = createServer().listen(0, '127.0.0.1');
    await once(nobody, 'listening');
    const { port } = nobody.address() as AddressInfo; // a TCP server's address
    nobody.close();
    await writeFile(places.UPLOADS_DIR, 'a file');
    const wrong = [
      {
        environment: { ...places, MONGODB_URI: `mongodb://127.0.0.1:${port}/site` },
        says: 'MongoDB cannot be reached',
      },
      { environment: { ...places, STORAGE: 'tape' }, says: 'STORAGE must be one of disk, gridfs' },
      { environment: places, says: 'ENOTDIR' },
    ];
    for (const { environment, says } of wrong) {
      const moving = spawnMove(environment, 'gridfs');
      expect(await moving.ended).toBe(1);
      expect(moving.output()).toContain(says);
      expect(moving.output()).not.toMatch(/\bat .*\.js/);
    }
  });

  it('finds the database that comes with the server, whether the site runs or not', async () => {
    const folder = await testFolder('move-own');
    const own = { DATA_DIR: folder, UPLOADS_DIR: join(folder, 'uploads') };
    const server = await spawnWithOwnDatabase(folder, { STORAGE: 'disk' });
    const areThere = await addPosts({ url: await server.url }, sized([1000, 700_000]));
    const running = spawnMove(own, 'gridfs');
    expect({ code: await running.ended, output: running.output() }).toMatchObject({
      code: 0,
      output: expect.stringMatching(/copied now +2 files/),
    });
    const seen = await ownDatabase(folder);
    expect(await seen.collection('uploads.files').countDocuments()).toBe(2);
    await seen.close();
    await server.stop();
    const stopped = spawnMove({ ...own, STORAGE: 'gridfs' }, 'gridfs', '--remove');
    expect({ code: await stopped.ended, output: stopped.output() }).toMatchObject({
      code: 0,
      output: expect.stringMatching(/Removed from .*: 2 files/),
    });
    const again = await spawnWithOwnDatabase(folder, { STORAGE: 'gridfs' });
    expect(await areThere({ url: await again.url })).toBe('all the same');
    await again.stop();
  });
});
