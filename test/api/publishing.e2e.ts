import { join } from 'node:path';

import mongoose, { Types } from 'mongoose';

import type { BoardKind } from '../../shared/posts/boards.types.js';
import { runBackup, runRestore } from '../support/makers/archives.js';
import { boardAt, draftsAt, pdfNamed } from '../support/makers/boards.js';
import { eventually, signIn } from '../support/site/http.js';
import { newPlace, placeOf } from '../support/makers/imports.js';
import { startTestSite, testDatabaseUri } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';
import { ageUploads, uploadsOf } from '../support/makers/uploads.js';

/** For a backup, and a restored site: ms. */
const LONG = 300_000;

const LATER = '2099-01-01T00:00Z';

/** Lets the time of these drafts come; returns it. */
async function comes({ database }: TestSite, ...ids: string[]): Promise<string> {
  const publishAt = new Date();
  const chosen = { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } };
  await database.collection('drafts').updateMany(chosen, { $set: { publishAt } });
  return publishAt.toISOString();
}

/** Waits until a board has so many posts, and answers its list. */
const listOf = (site: TestSite, total: number, board: 'ko' | 'en' = 'ko', kind: BoardKind = 'posts') =>
  eventually(
    async () => (await boardAt(site, kind, board).list('?pageSize=50')).body,
    (list) => list.total === total,
  );

let site: TestSite;
let other: TestSite;

beforeAll(async () => {
  const shared = { MONGODB_URI: testDatabaseUri('publishing') };
  [site, other] = await Promise.all([startTestSite('publishing', shared), startTestSite('other', shared)]);
});

afterAll(async () => {
  await Promise.all([site?.stop(), other?.stop()]);
});

describe('a draft with a time', () => {
  it('is published by itself, once by two servers, not before its time, and both show it', async () => {
    const drafts = draftsAt(site, 'posts', 'ko', await signIn(site));
    const add = async (title: string) => (await drafts.add({ title, publishAt: LATER })).body.id;
    const ids = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((number) => add(`글 ${number}`)));
    const later = await add('나중');
    const publishAt = await comes(site, ...ids);
    const both = await Promise.all([site, other].map((each) => listOf(each, 8)));
    for (const { items } of both) {
      expect(items.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
      for (const { createdAt } of items) expect(String(createdAt) >= publishAt).toBe(true);
    }
    expect((await drafts.list()).body).toMatchObject({ total: 1, items: [{ id: later }] });
    const own = { action: 'post.publish', 'subject.noun': 'posts/ko' };
    const entries = () => site.database.collection('audit-log').find(own).toArray();
    const noted = await eventually(entries, ({ length }) => length === 8);
    expect(noted.map(({ subject }) => subject.id).toSorted()).toEqual(ids.toSorted());
    expect(noted.every(({ session, address, outcome }) => !session && !address && outcome === 'done')).toBe(true);
    // The post stays what it became, however often its time is looked at.
    expect(await entries()).toHaveLength(8);
  });

  it('is published soon where its time is over already, and not where it was taken away', async () => {
    const drafts = draftsAt(site, 'posts', 'en', await signIn(site));
    const { body: moved } = await drafts.add({ title: '미룸', publishAt: LATER });
    expect((await drafts.change(moved.id, { publishAt: '' })).status).toBe(200);
    const { body: past } = await drafts.add({ title: '지남', publishAt: '2020-01-01T00:00Z' });
    await listOf(site, 1, 'en');
    const { body: last } = await drafts.add({ title: '마지막', publishAt: LATER });
    await comes(site, last.id);
    expect((await listOf(site, 2, 'en')).items.map(({ id }) => id)).toEqual([last.id, past.id]);
    expect((await drafts.read(moved.id)).status).toBe(200);
  });
});

describe('drafts at the next start', () => {
  const further = { ...pdfNamed('b.pdf'), field: 'files' };
  const procurement = async (at: TestSite) => draftsAt(at, 'e-procurement', 'ko', await signIn(at));
  const listed = (at: TestSite, total: number) => listOf(at, total, 'ko', 'e-procurement');

  it(
    'are published if their time came while the server was killed; the files of others stay, also in a backup',
    async () => {
      await other.stop();
      const drafts = await procurement(site);
      const { body: due } = await drafts.add({ title: '예약', publishAt: LATER });
      const { body: kept } = await drafts.add({ title: '보관' }, pdfNamed('a.pdf'), further);
      const files = await uploadsOf(site);
      expect(files).toHaveLength(2);
      await ageUploads(site, files);
      await site.stop('SIGKILL');
      const database = await mongoose.createConnection(site.databaseUri).asPromise();
      const started = await comes({ ...site, database }, due.id);
      await database.close();

      const own = placeOf(site);
      site = await startTestSite('publishing', own);
      const { items } = await listed(site, 1);
      expect(items).toMatchObject([{ id: due.id, title: '예약' }]);
      expect(String(items[0]?.createdAt) >= started).toBe(true);
      expect(await uploadsOf(site)).toEqual(files);
      const archive = join(site.dataFolder, 'backup.tar.gz');
      expect(await runBackup(own, archive)).toMatchObject({ code: 0 });

      // They are published from the backup where it is restored.
      const target = await newPlace('restored-drafts');
      expect(await runRestore(target, archive)).toMatchObject({ code: 0 });
      const restored = await startTestSite('restored-drafts', target);
      const { change } = await procurement(restored);
      expect((await change(kept.id, { publishAt: '2020-01-01T00:00Z' })).status).toBe(200);
      await listed(restored, 2);
      const opened = (await boardAt(restored, 'e-procurement', 'ko').open(kept.id)).body;
      for (const url of [opened.pdfUrl, opened.files[0]?.url])
        expect((await fetch(restored.url + url)).headers.get('content-type')).toBe('application/pdf');
      await restored.stop();
    },
    LONG,
  );
});
