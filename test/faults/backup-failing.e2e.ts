import { access, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import mongoose from 'mongoose';
import type { Connection } from 'mongoose';

import { checkArchive } from '../../server/upkeep/backup/check-archive.js';
import { StartProblem } from '../../server/platform/common/start-problem.js';
import { partsOf, runBackup, runRestore, spawnOn, writeParts } from '../support/makers/archives.js';
import type { ArchivePart } from '../support/makers/archives.js';
import { wrongFiles } from '../support/site/busy-site.js';
import { boardAt, pdfNamed } from '../support/makers/boards.js';
import { eventually, signIn } from '../support/site/http.js';
import { startTestSite, testDatabaseUri, testFolder } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';
import { loseUpload, uploadsIn } from '../support/makers/uploads.js';

type Places = { MONGODB_URI: string; DATA_DIR: string; UPLOADS_DIR: string; STORAGE: string };

let folder: string;
let places: Places;
let site: TestSite;
/** A good backup of the site, and what is in it. */
let whole: string;
let parts: ArchivePart[];
const posts = new Map<string, Buffer>();

async function newPlaces(): Promise<Places> {
  const DATA_DIR = await testFolder('backup');
  const UPLOADS_DIR = join(DATA_DIR, 'uploads');
  return { MONGODB_URI: testDatabaseUri('backup'), DATA_DIR, UPLOADS_DIR, STORAGE: 'disk' };
}

const pathOf = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await testFolder('archives');
  places = await newPlaces();
  site = await startTestSite('backup', places);
  const board = boardAt(site, 'posts', 'ko', await signIn(site));
  for (const size of [0, 70_000, ...Array<number>(8).fill(3_000_000)]) {
    const file = pdfNamed('a.pdf', size);
    posts.set((await board.add({}, file)).body.id, file.bytes);
  }
  whole = pathOf('whole.tar.gz');
  await runBackup(places, whole);
  parts = await partsOf(whole);
}, 120_000);

afterAll(async () => {
  await site?.stop();
});

/** Works with an installation's database behind its back. */
async function withDatabase<T>({ MONGODB_URI }: Places, work: (database: Connection) => Promise<T>): Promise<T> {
  const database = await mongoose.createConnection(MONGODB_URI).asPromise();
  return work(database).finally(() => database.close());
}

const collectionsOf = (target: Places) =>
  withDatabase(target, async (database) => (await database.listCollections()).map(({ name }) => name));

/** Why this archive is not restored. */
async function refusalOf(content: Buffer | ArchivePart[]): Promise<string> {
  const path = pathOf('refused.tar.gz');
  if (Buffer.isBuffer(content)) await writeFile(path, content);
  else await writeParts(path, content);
  return checkArchive(path).then(
    () => 'It was taken.',
    (problem: unknown) => (problem instanceof StartProblem ? problem.message : `no words: ${String(problem)}`),
  );
}

const changed = (name: RegExp, change: (part: ArchivePart) => ArchivePart[]) =>
  parts.flatMap((part) => (name.test(part.name) ? change(part) : [part]));

const json = (value: unknown) => Buffer.from(JSON.stringify(value));

const flipped = (bytes: Buffer, at: number) => {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
};

describe('restore', () => {
  it('leaves nothing of an archive that is not whole', async () => {
    const [path, target] = [pathOf('half.tar.gz'), await newPlaces()];
    const bytes = await readFile(whole);
    await writeFile(path, bytes.subarray(0, bytes.length / 2));
    const { code, output } = await runRestore(target, path);
    expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('damaged or not whole') });
    expect(output).not.toMatch(/\bat .*\.js/);
    expect([await collectionsOf(target), await readdir(target.DATA_DIR)]).toEqual([[], []]);
  });

  it('refuses an archive that was cut off, wherever', async () => {
    const bytes = await readFile(whole);
    for (const length of [bytes.length - 1, bytes.length - 9, Math.floor(bytes.length / 2), 2000])
      expect(await refusalOf(bytes.subarray(0, length))).toContain('damaged or not whole');
    for (const length of [100, 0])
      expect(await refusalOf(bytes.subarray(0, length))).toContain('no backup of this site');
    expect(await refusalOf(parts.slice(0, -1))).toContain('its end is missing');
  });

  it('refuses an archive of which a bit is not what it was', async () => {
    const bytes = await readFile(whole);
    for (let share = 0.02; share < 1; share += 0.07)
      expect(await refusalOf(flipped(bytes, Math.floor(bytes.length * share)))).toMatch(/damaged or not whole/);
  });

  it('refuses an archive that somebody has changed and packed again', async () => {
    const within = (part: ArchivePart) => [{ ...part, content: flipped(part.content, part.content.length - 3) }];
    const other = '00000000-0000-4000-8000-000000000000';
    const last = (part: ArchivePart) => [part, { name: `files/${other}`, content: json(1) }];
    const changes: [ArchivePart[], string][] = [
      [changed(/ko-posts/, within), 'the collection ko-posts'],
      [changed(/^files\//, within), 'the file '],
      [changed(/ko-posts/, () => []), 'the collection ko-posts'],
      [changed(/ko-posts/, (part) => [part, part]), 'the collection ko-posts'],
      [changed(/about/, last), `${other} is not in its list`],
      [changed(/manifest/, last), 'does not belong there'],
    ];
    for (const [content, says] of changes) expect(await refusalOf(content)).toContain(says);
  });

  it.each(['files/../../escaped', '../escaped', '/tmp/escaped', 'files/escaped', 'database/../../escaped/0.bson'])(
    'refuses an archive with %s in it',
    async (name) => {
      const content = changed(/about/, (part) => [part, { name, content: json(1) }]);
      expect(await refusalOf(content)).toContain('does not belong there');
      await expect(access(join(folder, '../escaped'))).rejects.toThrow('ENOENT');
    },
  );

  it('refuses what other programs and newer versions of the site made', async () => {
    expect(await refusalOf(Buffer.from('a text, and a long one '.repeat(100)))).toContain('no backup of this site');
    expect(await refusalOf([{ name: 'index.html', content: json(1) }])).toContain('no backup of this site');
    const about = JSON.parse(parts[0]?.content.toString() ?? '') as { version: number }; // written by the backup
    const newer = changed(/about/, ({ name }) => [{ name, content: json({ ...about, version: 2 }) }]);
    expect(await refusalOf(newer)).toContain('newer version of the site (format 2; this one reads up to 1)');
  });

  it('refuses an installation that has something, and says what', async () => {
    const before = await collectionsOf(places);
    const into = await runRestore(places, whole);
    expect(into).toEqual({ code: 1, output: expect.stringMatching(/Here is:\n[^]* ko-posts \(10\)\n/) });
    expect(await collectionsOf(places)).toEqual(before);
    const target = { ...(await newPlaces()), UPLOADS_DIR: places.UPLOADS_DIR };
    const board = boardAt(site, 'posts', 'ko', await signIn(site));
    const { id } = (await board.add({}, pdfNamed('since.pdf'))).body;
    expect(await runRestore(target, whole)).toEqual({ code: 1, output: expect.stringContaining('1 uploaded file\n') });
    await board.remove(id);
    await board.purge(id);
    expect(await wrongFiles(site, posts)).toEqual([]);
  });

  it('shows a site nothing before it is whole, and begins anew after a kill', async () => {
    const target = await newPlaces();
    const killed = spawnOn('restore', whole, target);
    await eventually(
      () => uploadsIn('disk', { dataFolder: target.DATA_DIR }),
      ({ length }) => length > 1,
    );
    await killed.stop('SIGKILL');
    const left = await collectionsOf(target);
    expect(left).toContain('restoring.admin-settings');
    expect(left.filter((name) => !name.startsWith('restoring.'))).toEqual([]);
    expect(await runRestore(target, whole)).toEqual({ code: 0, output: expect.stringContaining('ko-posts') });
    expect((await collectionsOf(target)).filter((name) => name.startsWith('restoring.'))).toEqual([]);
    const restored = await startTestSite('restored', target);
    expect(await wrongFiles(restored, posts)).toEqual([]);
    await restored.stop();
  }, 120_000);
});

describe('backup', () => {
  it('takes the place of nothing', async () => {
    const [path, begun] = [pathOf('mine.tar.gz'), pathOf('begun.tar.gz')];
    await writeFile(path, 'mine');
    await writeFile(`${begun}.partial`, 'begun');
    expect(await runBackup(places, path)).toEqual({ code: 1, output: expect.stringContaining('is there already') });
    expect(await runBackup(places, begun)).toEqual({
      code: 1,
      output: expect.stringContaining('another backup is running'),
    });
    expect(await Promise.all([path, `${begun}.partial`].map((each) => readFile(each, 'utf8')))).toEqual([
      'mine',
      'begun',
    ]);
  });

  it('leaves nothing when it is stopped', async () => {
    const path = pathOf('stopped.tar.gz');
    const running = spawnOn('backup', path, places);
    const names = () => readdir(folder);
    await eventually(names, (found) => found.includes('stopped.tar.gz.partial'));
    expect(await running.stop('SIGTERM')).toBe(1);
    expect(running.output()).toContain('No backup was made.');
    expect((await names()).filter((name) => name.startsWith('stopped'))).toEqual([]);
  });

  it('refuses where there is no site, no folder, or no name', async () => {
    const path = pathOf('none.tar.gz');
    const says = async (environment: Places, ...options: string[]) => {
      const { code, output } = await runBackup(environment, ...options);
      expect(code).toBe(1);
      expect(output).not.toMatch(/\bat .*\.js/);
      return output;
    };
    expect(await says(await newPlaces(), path)).toContain('the database is empty');
    expect(await says(places, join(folder, 'nowhere/a.tar.gz'))).toContain('ENOENT');
    for (const options of [[], [path, path], [path, '--force']])
      expect(await says(places, ...options)).toContain('npm run backup -- site.tar.gz');
    expect((await runRestore(places)).output).toContain('npm run restore -- site.tar.gz');
    expect((await readdir(folder)).filter((name) => name.startsWith('none'))).toEqual([]);
  });

  it('names files that the site has lost, and does without them when told to', async () => {
    const board = boardAt(site, 'posts', 'en', await signIn(site));
    const before = await uploadsIn('disk', { dataFolder: places.DATA_DIR });
    await board.add({}, pdfNamed('lost.pdf'));
    const after = await uploadsIn('disk', { dataFolder: places.DATA_DIR });
    const lost = after.find((id) => !before.includes(id)) ?? '';
    await loseUpload({ dataFolder: places.DATA_DIR }, lost);
    const path = pathOf('lost.tar.gz');
    expect(await runBackup(places, path)).toEqual({ code: 1, output: expect.stringContaining(`  ${lost}\n`) });
    await expect(access(path)).rejects.toThrow('ENOENT');
    const told = await runBackup(places, path, '--incomplete');
    expect(told).toEqual({ code: 0, output: expect.stringContaining('without 1 files that the site has lost') });
    const restored = await runRestore(await newPlaces(), path);
    expect(restored).toEqual({ code: 0, output: expect.stringContaining('Without 1 files') });
  });
});
