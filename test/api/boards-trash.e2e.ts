import type { PictureList } from '../../shared/content/pictures.types.js';
import { boardAt, pdfNamed, sendForm, toForm } from '../support/makers/boards.js';
import { bareFields, certificatesAt, imageNamed, makeImage, pdfPart } from '../support/makers/certificates.js';
import { ask, runJob, sessionOf, signIn } from '../support/site/http.js';
import { seedPosts } from '../support/makers/seed-posts.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';
import { ageUploads, uploadsBecome, uploadsOf } from '../support/makers/uploads.js';

const UNKNOWN = '0123456789abcdef01234567';
const DAYS = 24 * 3_600_000;

let site: TestSite;
let token: string;

beforeAll(async () => {
  site = await startTestSite('boards-trash');
  token = await signIn(site);
});

afterAll(async () => {
  await site?.stop();
});

const everyBoard = (['posts', 'e-procurement'] as const).flatMap((kind) =>
  (['ko', 'en', 'legacy'] as const).map((name) => ({ kind, name })),
);

describe.each(everyBoard)('the trash of /api/admin/$kind/$name', ({ kind, name }) => {
  const at = () => boardAt(site, kind, name, token);

  it('shows what was deleted, until when, and gives it back as it was', async () => {
    const board = at();
    const { body: post } = await board.add({ title: '공고', password: 'locked' }, pdfNamed('공고.pdf', 3000));
    await board.remove(post.id);
    const { status, body } = await board.trash();
    expect({ status, total: body.total, pageSize: body.pageSize }).toEqual({ status: 200, total: 1, pageSize: 20 });
    const {
      content: _,
      pdfFileName: _name,
      pdfUrl: _url,
      files: _files,
      firstTitle: _first,
      firstTwin: _twin,
      next: _next,
      ...item
    } = post;
    const deletedAt = body.items[0]?.deletedAt ?? '';
    const purgedAt = new Date(Date.parse(deletedAt) + 30 * DAYS).toISOString();
    expect(body.items).toEqual([{ ...item, deletedAt, deletedBy: sessionOf(token), purgedAt }]);
    expect(Math.abs(Date.now() - Date.parse(deletedAt))).toBeLessThan(60_000);
    expect(await board.restore(post.id)).toMatchObject({ status: 200, body: post });
    expect((await board.trash()).body.items).toEqual([]);
    expect((await board.read(post.id)).body).toEqual(post);
    expect((await board.restore(post.id)).status).toBe(404);
    await board.remove(post.id);
    await board.purge(post.id);
  });

  it('removes for good what is in it, with its file, and nothing else', async () => {
    const board = at();
    const before = await uploadsOf(site);
    const { body: post } = await board.add({ title: 'for good' }, pdfNamed('a.pdf'));
    expect((await board.purge(post.id)).status).toBe(404);
    expect((await board.read(post.id)).status).toBe(200);
    await board.remove(post.id);
    expect((await board.purge(post.id)).status).toBe(204);
    expect(await uploadsOf(site)).toEqual(before);
    expect((await board.trash()).body.items).toEqual([]);
    expect([(await board.restore(post.id)).status, (await board.purge(post.id)).status]).toEqual([404, 404]);
  });

  it('is 404 for unknown ids', async () => {
    const { body: post } = await at().add();
    await at().remove(post.id);
    for (const id of [UNKNOWN, '1', '%7B%7D'])
      for (const answer of [at().restore(id), at().purge(id)]) expect((await answer).status).toBe(404);
    await at().purge(post.id);
  });
});

describe('a deleted post', () => {
  it('is nowhere for visitors, signed in or not, and its file neither', async () => {
    const board = boardAt(site, 'e-procurement', 'en', token);
    const { body: post } = await board.add({ title: 'Bids wanted', password: 'locked' }, pdfNamed('secret.pdf'));
    const opened = (await board.open(post.id, { password: 'locked' })).body;
    expect((await fetch(site.url + opened.pdfUrl)).status).toBe(200);
    await board.remove(post.id);
    const signedIn: Record<string, string> = { Authorization: `Bearer ${token}` };
    for (const headers of [{}, signedIn]) {
      const answers = await Promise.all([
        fetch(site.url + opened.pdfUrl, { headers }),
        fetch(`${board.visitors}/${post.id}/pdf`, { headers }),
        fetch(`${board.visitors}/trash`, { headers }),
        board.open(post.id, { password: 'locked' }, headers),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
    for (const query of ['', '?q=Bids', '?category=catalog', '?pageSize=50'])
      expect(await board.titles(query)).toEqual([]);
    expect((await ask<{ items: [] }>(`${board.admins}?q=Bids`, { token })).body.items).toEqual([]);
    expect((await ask(`${board.admins}/${post.id}/pdf`, { token })).status).toBe(404);
    expect((await board.change(post.id, { title: 'x' })).status).toBe(404);
  });

  it('is gone for good with its file when its time is over, and not before, which is noted', async () => {
    const board = boardAt(site, 'posts', 'en', token);
    const posts = site.database.collection('en-posts');
    const before = await uploadsOf(site);
    const { body: old } = await board.add({ title: 'old' }, pdfNamed('old.pdf'));
    const { body: recent } = await board.add({ title: 'recent' });
    const deletedAgo = async (title: string, days: number) =>
      posts.updateOne({ title }, { $set: { deletedAt: new Date(Date.now() - days * DAYS) } });
    for (const { id } of [old, recent]) await board.remove(id);
    await deletedAgo('old', 30.01);
    await deletedAgo('recent', 29.99);
    await runJob(site, 'purge-posts', async () => (await posts.countDocuments({ title: 'old' })) === 0);
    await uploadsBecome(site, before);
    expect((await board.restore(old.id)).status).toBe(404);
    expect((await board.restore(recent.id)).status).toBe(200);
    const noted = () => site.database.collection('audit-log').find({ action: 'trash.expire' }).toArray();
    const subject = { noun: 'posts/en', id: old.id, name: 'old' };
    expect(await noted()).toMatchObject([{ subject, session: null, address: null, outcome: 'done' }]);
  });
});

describe('a long trash', () => {
  it('comes in pages of 20, the last deleted first', async () => {
    const board = boardAt(site, 'posts', 'ko', token);
    await seedPosts(site.database, 'ko-posts', 25);
    const posts = await site.database.collection('ko-posts').find({ deletedAt: null }).toArray();
    for (const { _id } of posts) await board.remove(String(_id));
    const pages = await Promise.all([1, 2, 3].map((page) => board.trash(`?page=${page}`)));
    expect(pages.map(({ body }) => body.items.length)).toEqual([20, 5, 0]);
    expect(pages[0]?.body).toMatchObject({ total: 25, pageCount: 2 });
    const ids = pages.flatMap(({ body }) => body.items.map(({ id }) => id));
    expect(ids).toEqual(posts.map(({ _id }) => String(_id)).toReversed());
    expect((await board.trash('?page=0')).status).toBe(400);
    expect((await board.trash('?q=x')).status).toBe(400);
  });
});

describe('the sweep of uploads at a new start', () => {
  it('leaves the files of everything that is stored, in the trash too, and frees others', async () => {
    const board = boardAt(site, 'posts', 'legacy', token);
    const { body: post } = await board.add({}, pdfNamed('kept.pdf'));
    await board.remove(post.id);
    const certificates = certificatesAt(site, token);
    const withPicture = bareFields({ image: 'kc-certificate.webp' });
    const shown = pdfPart('남는 것.pdf', 5000);
    await certificates.add(bareFields(), await imageNamed('남는 것.webp'), shown);
    const { body: removed } = await certificates.add(withPicture, pdfPart('지운 것.pdf'));
    await certificates.remove(removed.id);
    await certificates.add(withPicture, pdfPart('orphan.pdf'));
    await site.database.collection('certificates').deleteOne({ pdf: 'orphan.pdf' });
    const orphan = await site.database
      .collection<{ _id: string; file: string }>('certificate-files')
      .findOneAndDelete({ _id: 'orphan.pdf' });
    const form = toForm({}, [{ field: 'file', name: 'plant.png', bytes: await makeImage('png'), type: 'image/png' }]);
    await sendForm(`${site.url}/api/admin/pictures`, token, form);
    const pictures = async () => (await ask<PictureList>(`${site.url}/api/admin/pictures`, { token })).body.items;
    const before = await pictures();
    expect(before).toHaveLength(1);
    const files = await uploadsOf(site);
    expect(files).toContain(orphan?.file);
    await ageUploads(site, files);
    const { dataFolder: DATA_DIR, databaseUri: MONGODB_URI } = site;
    await site.stop();

    site = await startTestSite('boards-trash', { DATA_DIR, MONGODB_URI });
    expect(await uploadsOf(site)).toEqual(files.filter((each) => each !== orphan?.file));
    const { body: restored } = await boardAt(site, 'posts', 'legacy', token).restore(post.id);
    const headers = { Authorization: `Bearer ${token}` };
    expect((await fetch(`${site.url}${restored.pdfUrl}`, { headers })).status).toBe(200);
    const after = certificatesAt(site, token);
    expect((await after.file('남는 것.pdf')).body.equals(shown.bytes)).toBe(true);
    await after.restore(removed.id);
    expect((await after.file('지운 것.pdf')).status).toBe(200);
    expect(await pictures()).toEqual(before);
    for (const { thumbnail } of before) expect((await fetch(site.url + thumbnail)).status).toBe(200);
  });
});
