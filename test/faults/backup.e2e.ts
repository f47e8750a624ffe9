import { stat } from 'node:fs/promises';
import { join } from 'node:path';

import { LAST_BACKUP } from '../../server/platform/database/last-backup.js';
import { turnOn } from '../support/makers/accounts.js';
import { runBackup, runRestore } from '../support/makers/archives.js';
import { keepBusy, sendQuote, wrongFiles } from '../support/site/busy-site.js';
import { bareFields, certificatesAt, imageNamed, pdfPart } from '../support/makers/certificates.js';
import { ask, eventually, signIn } from '../support/site/http.js';
import { spawnWithOwnDatabase } from '../support/site/own-database.js';
import { startTestSite, testDatabaseUri, testFolder } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

type Storage = 'disk' | 'gridfs';

/** Settings of an installation that has nothing yet. */
async function newPlaces(STORAGE: Storage) {
  const DATA_DIR = await testFolder('backup');
  return { MONGODB_URI: testDatabaseUri('backup'), DATA_DIR, UPLOADS_DIR: join(DATA_DIR, 'uploads'), STORAGE };
}

const quotesOf = async ({ database }: TestSite): Promise<string[]> =>
  database.collection('quotes').distinct('reference');

/** Every index of every collection, as text. */
async function indexesOf({ database }: TestSite): Promise<string[]> {
  const names = (await database.listCollections())
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('uploads.'));
  const all = names.map(async (name) =>
    (await database.collection(name).indexes()).map((index) => `${name} ${JSON.stringify(index)}`),
  );
  return (await Promise.all(all)).flat().toSorted();
}

/** Two sites start, and one is kept busy: ms. */
const LONG = 240_000;

describe.each<{ from: Storage; to: Storage }>([
  { from: 'disk', to: 'gridfs' },
  { from: 'gridfs', to: 'disk' },
])('a backup of a busy site with its files in $from, restored into $to', ({ from, to }) => {
  it(
    'has everything that was taken before it began, whole, and goes on from there',
    async () => {
      const places = await newPlaces(from);
      const site = await startTestSite('backup', places);
      const token = await signIn(site);
      const certificates = certificatesAt(site, token);
      const [image, pdf] = [await imageNamed('앞면.webp'), pdfPart('인증서.pdf', 400_000)];
      await certificates.add(bareFields(), image, pdf);
      // The counts of the later visit come first in JavaScript, not in the database.
      const visit = { page: '/products', language: 'ko', device: 'phone' };
      for (const LCP of [4000, 500])
        expect((await ask(`${site.url}/api/vitals`, { json: { ...visit, LCP } })).status).toBe(204);
      const { taken, stop } = keepBusy(site, token);
      await eventually(
        async () => taken.posts.size,
        (size) => size > 7,
      );
      const before = { quotes: [...taken.quotes], posts: new Map(taken.posts) };
      const path = join(places.DATA_DIR, 'site.tar.gz');
      await site.database
        .collection<{ _id: string; at: Date }>(LAST_BACKUP)
        .insertOne({ _id: 'last', at: new Date(0) });
      expect(await runBackup(places, path)).toEqual({ code: 0, output: expect.stringContaining(`Written to ${path}`) });
      await stop();
      // In force after the backup, so not in what is restored.
      await turnOn(site);
      expect((await stat(path)).mode % 0o1000).toBe(0o600);

      const target = await newPlaces(to);
      expect(await runRestore(target, path)).toEqual({
        code: 0,
        output: expect.stringMatching(/quotes +\d+ +[\d,]+ bytes {2}same\n[^]*uploaded files +\d+ /),
      });
      const restored = await startTestSite('restored', target);
      expect(await wrongFiles(restored, before.posts)).toEqual([]);
      const quotes = await quotesOf(restored);
      expect(before.quotes.filter((reference) => !quotes.includes(reference))).toEqual([]);
      const [counted, again] = [site, restored].map(({ database }) => database.collection('vitals').find().toArray());
      expect(await again).toEqual(await counted);
      // Files begun while the backup ran are whole or not there at all.
      const posts = restored.database.collection('ko-posts').find({ pdfFile: { $ne: null }, deletedAt: null });
      for await (const { _id } of posts)
        expect((await fetch(`${restored.url}/api/posts/ko/${String(_id)}/pdf`)).status).toBe(200);
      expect(quotes).not.toContain(await sendQuote(restored));
      for (const { name, bytes } of [image, pdf])
        expect((await certificatesAt(restored).file(name)).body.equals(bytes)).toBe(true);
      expect(await signIn(restored)).toMatch(/^ey/);
      // A restored site has no backup of its own yet, whatever the other one had.
      const [indexes, noted] = [await indexesOf(site), (each: string) => each.startsWith(`${LAST_BACKUP} `)];
      expect(indexes.filter(noted)).toHaveLength(1);
      expect(await indexesOf(restored)).toEqual(indexes.filter((each) => !noted(each)));
      await Promise.all([site.stop(), restored.stop()]);
    },
    LONG,
  );
});

describe('a backup of a site with a database of its own', () => {
  it(
    'is made while the site runs and while it does not, and restored where there is nothing',
    async () => {
      const [folder, target] = [await testFolder('backup-own'), await testFolder('restored-own')];
      const own = (place: string) => ({ DATA_DIR: place, UPLOADS_DIR: join(place, 'uploads'), STORAGE: 'disk' });
      const server = await spawnWithOwnDatabase(folder, { STORAGE: 'disk' });
      const site = { url: await server.url };
      const { taken, stop } = keepBusy(site, await signIn(site));
      await eventually(
        async () => taken.posts.size,
        (size) => size > 2,
      );
      await stop();
      const paths = [join(folder, 'running.tar.gz'), join(folder, 'stopped.tar.gz')] as const;
      expect(await runBackup(own(folder), paths[0])).toEqual({ code: 0, output: expect.any(String) });
      await server.stop();
      expect(await runBackup(own(folder), paths[1])).toEqual({ code: 0, output: expect.any(String) });

      expect(await runRestore(own(target), paths[0])).toEqual({ code: 0, output: expect.any(String) });
      const restored = await spawnWithOwnDatabase(target, { STORAGE: 'disk' });
      expect(await wrongFiles({ url: await restored.url }, taken.posts)).toEqual([]);
      const refused = await runRestore(own(target), paths[1]);
      expect(refused).toEqual({ code: 1, output: expect.stringContaining('is in use by another running server') });
      await restored.stop();
    },
    LONG,
  );
});
