import { boardKinds } from '../../shared/posts/boards.types.js';
import type { AdminPostItem, BoardKind } from '../../shared/posts/boards.types.js';
import { languages } from '../../shared/words/localized.types.js';
import type { ErrorBody } from '../../shared/words/error.types.js';
import { SAMPLE_PASSWORD } from '../../shared/admin/samples.types.js';
import type { RemovedSamples, Samples } from '../../shared/admin/samples.types.js';
import { boardAt, pdfNamed } from '../support/makers/boards.js';
import { ask, signIn } from '../support/site/http.js';
import { readPdf } from '../support/makers/pdf-text.js';
import { askRaw } from '../support/site/raw-http.js';
import { offerAgain } from '../support/makers/samples.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';
import { storedIn } from '../support/makers/stored.js';
import { uploadsOf } from '../support/makers/uploads.js';

const PUBLIC_URL = 'https://heat.example.com';

const boards = boardKinds.flatMap((kind) => languages.map((name) => ({ kind, name })));

let site: TestSite;
let token: string;

beforeAll(async () => {
  site = await startTestSite('samples', { PUBLIC_URL });
  token = await signIn(site);
});

afterAll(() => site?.stop());

const samplesAt = ({ url }: { url: string }, method = 'GET', session = token) =>
  ask<Samples & RemovedSamples & ErrorBody>(`${url}/api/admin/samples`, { method, token: session });
const board = (kind: BoardKind, name: 'ko' | 'en', at: { url: string } = site) => boardAt(at, kind, name, token);

async function itemsOf(kind: BoardKind, name: 'ko' | 'en'): Promise<AdminPostItem[]> {
  const { body } = await board(kind, name).adminList('?pageSize=50');
  return body.items;
}

const allItems = async () => (await Promise.all(boards.map(({ kind, name }) => itemsOf(kind, name)))).flat();

function firstOf(items: readonly AdminPostItem[], title: RegExp): AdminPostItem {
  const found = items.find((item) => title.test(item.title));
  if (!found) throw new Error(`No post is called ${title}.`);
  return found;
}

/** Every file that a post names. */
async function filesNamed(): Promise<string[]> {
  const names = boards.map(({ kind, name }) => site.database.collection(`${name}-${kind}`).find().toArray());
  return (await Promise.all(names))
    .flat()
    .flatMap(({ pdfFile, files }) => [
      ...(pdfFile ? [pdfFile] : []),
      ...files.map((each: { file: string }) => each.file),
    ]);
}

describe('samples that are not wanted', () => {
  it('conflict with a post, also one in the trash, and are not offered beside it', async () => {
    const { body: post } = await board('posts', 'en').add({}, pdfNamed('a.pdf'));
    for (const act of [() => undefined, () => board('posts', 'en').remove(post.id)]) {
      await act();
      const before = await storedIn(site);
      const { status, body } = await samplesAt(site, 'POST');
      expect([status, body.code]).toEqual([409, 'conflict']);
      expect((await samplesAt(site)).body).toEqual({ isOffered: false, posts: 0 });
      expect(await uploadsOf(site)).toHaveLength(1);
      expect(await storedIn(site)).toBe(before);
    }
    await board('posts', 'en').purge(post.id);
  });

  it('that are declined are not offered any more', async () => {
    expect((await samplesAt(site)).body).toEqual({ isOffered: true, posts: 0 });
    const { status, body } = await samplesAt(site, 'DELETE');
    expect({ status, body }).toEqual({ status: 200, body: { removed: 0, kept: 0 } });
    expect((await samplesAt(site)).body).toEqual({ isOffered: false, posts: 0 });
  });
});

describe('samples', () => {
  let other: TestSite;
  let before: Samples;
  let answers: Awaited<ReturnType<typeof samplesAt>>[];

  beforeAll(async () => {
    await offerAgain(site);
    other = await startTestSite('samples', {
      PUBLIC_URL,
      MONGODB_URI: site.databaseUri,
      DATA_DIR: site.dataFolder,
    });
    before = (await samplesAt(site)).body;
    answers = await Promise.all([site, site, other].map((each) => samplesAt(each, 'POST')));
  });

  afterAll(() => other?.stop());

  it('are filled in once, although two servers are asked at once, and one of them twice', async () => {
    expect(before).toEqual({ isOffered: true, posts: 0 });
    for (const { status, body } of [...answers, await samplesAt(site, 'POST')])
      expect({ status, body }).toEqual({ status: 200, body: { isOffered: false, posts: 16 } });
    expect(await allItems()).toHaveLength(16);
    // Nothing is left of who came too late.
    expect((await uploadsOf(site)).toSorted()).toEqual((await filesNamed()).toSorted());
    // The lists that the other server keeps follow.
    expect((await board('posts', 'en', other).list()).body.total).toBe(4);
  });

  it('are posts of both languages, paired, found and listed', async () => {
    for (const kind of boardKinds) {
      const [korean, english] = [await itemsOf(kind, 'ko'), await itemsOf(kind, 'en')];
      expect([korean.length, english.length]).toEqual([4, 4]);
      expect(korean.map(({ twin }) => twin)).toEqual(english.map(({ id }) => id));
      expect(english.map(({ twin }) => twin)).toEqual(korean.map(({ id }) => id));
      for (const { twinState } of [...korean, ...english]) expect(twinState).toBe('current');
      for (const { createdAt } of korean) expect(Date.parse(createdAt ?? '')).toBeLessThan(Date.now());
    }
    // The search and the cached list know them, and so does the feed.
    expect(await board('posts', 'ko').titles('?q=보유수량')).toEqual(['팽창탱크와 팽창기수분리기 카탈로그']);
    expect(await board('posts', 'en').titles('?q=design+limits')).toContain('Design limits of all product families');
    expect((await askRaw(site.url, '/en/posts/feed.xml')).text).toContain('Plate heat exchanger catalog');
  });

  it('tell of a tender that is open, one that was corrected and one that is closed', async () => {
    for (const name of languages) {
      const tenders = (await itemsOf('e-procurement', name)).map(({ id, tender }) => ({ id, ...tender }));
      expect(tenders.map(({ kind, revision }) => [kind, revision])).toEqual([
        ['notice', null],
        ['correction', 1],
        ['notice', null],
        ['notice', null],
      ]);
      const [open, correction, corrected, closed] = tenders;
      const days = tenders.map(({ closesAt }) => (Date.parse(closesAt ?? '') - Date.now()) / 86_400_000);
      expect(days[0]).toBeGreaterThan(14);
      expect(days[1]).toBeGreaterThan(days[2] ?? NaN);
      expect(days[2]).toBeGreaterThan(0);
      expect(days[3]).toBeLessThan(0);
      expect(correction?.number).toBe(corrected?.number);
      expect(new Set([open?.number, correction?.number, closed?.number]).size).toBe(3);

      const { body } = await board('e-procurement', name).open(correction?.id ?? '');
      expect(body.tender).toMatchObject({ first: corrected?.id, telephone: '032-000-0000' });
      expect(body.notices.map(({ id }) => id)).toEqual([corrected?.id]);
      expect(body.content).toContain('sales@example.com');
    }
  });

  it('have real PDFs of one page in their language, one of them behind a password', async () => {
    for (const { kind, name } of boards) {
      for (const { id, protected: isLocked, title } of await itemsOf(kind, name)) {
        if (isLocked) expect((await board(kind, name).open(id)).body.code).toBe('post_password_required');
        const { body } = await board(kind, name).open(id, isLocked ? { password: SAMPLE_PASSWORD } : {});
        expect(body.title).toBe(title);
        const urls = [body.pdfUrl, ...body.files.map(({ url }) => url)].filter((url) => url !== null);
        expect(urls.length > 0 || kind === 'e-procurement').toBe(true);
        for (const url of urls) {
          const file = await askRaw(site.url, url);
          expect({ url, type: file.headers['content-type'] }).toEqual({ url, type: 'application/pdf' });
          const sheet = await readPdf(file.body);
          expect(sheet.pages).toBe(1);
          expect(/[가-힣]/.test(sheet.text)).toBe(name === 'ko');
          expect(sheet.links.join(' ')).toContain(`${PUBLIC_URL}/${name}/`);
        }
      }
    }
    const locked = (await allItems()).filter((each) => each.protected);
    expect(locked).toHaveLength(2);
    // The table of limits says what the families' own sheets say.
    const limits = firstOf(await itemsOf('posts', 'en'), /Design limits/);
    const { text } = await readPdf((await askRaw(site.url, `${board('posts', 'en').visitors}/${limits.id}/pdf`)).body);
    for (const words of ['Gas cooler', '50 bar(g)', '34 kg/cm²', '30 to 210 °C', 'Ball tank'])
      expect(text.replaceAll(/\s/g, '')).toContain(words.replaceAll(' ', ''));
  });

  describe('that are removed', () => {
    it('by two at once are taken once, and the empty boards can be filled again', async () => {
      const earlier = await site.database.collection('audit-log').countDocuments({ action: /^samples\./ });
      await samplesAt(site, 'POST');
      const removals = await Promise.all([samplesAt(site, 'DELETE'), samplesAt(site, 'DELETE')]);
      expect(removals.map(({ status }) => status)).toEqual([200, 200]);
      expect(removals.reduce((sum, { body }) => sum + body.removed, 0)).toBe(16);
      expect(await uploadsOf(site)).toEqual([]);
      expect((await samplesAt(site, 'POST')).body).toEqual({ isOffered: false, posts: 16 });
      const { body } = await ask<{ items: { action: string; outcome: string }[] }>(
        `${site.url}/api/admin/audit?kind=settings`,
        { token },
      );
      const noted = body.items.slice(0, body.items.length - earlier);
      expect(noted.map(({ action, outcome }) => [action, outcome])).toEqual([
        ['samples.fill', 'done'],
        ['samples.remove', 'done'],
        ['samples.remove', 'done'],
        ['samples.fill', 'done'],
      ]);
    });

    it('go for good with their files, if nobody has changed them, and free the twins that stay', async () => {
      await samplesAt(site, 'POST');
      const [korean, english] = [board('posts', 'ko'), board('posts', 'en')];
      const items = await itemsOf('posts', 'en');
      const [changed, viewed, trashed] = items;
      await english.change(changed?.id ?? '', { content: 'Our own words now.' });
      await english.open(viewed?.id ?? '', { password: SAMPLE_PASSWORD });
      await english.remove(trashed?.id ?? '');
      const { body: own } = await korean.add({ title: '우리 글' }, pdfNamed('own.pdf'));

      expect((await samplesAt(site)).body).toEqual({ isOffered: false, posts: 15 });
      const { status, body } = await samplesAt(site, 'DELETE');
      expect({ status, body }).toEqual({ status: 200, body: { removed: 15, kept: 1 } });

      const left = await allItems();
      expect(left.map(({ id }) => id).toSorted()).toEqual([changed?.id, own.id].toSorted());
      expect(left.map(({ twin, twinState }) => [twin, twinState])).toEqual(left.map(() => [null, null]));
      expect((await english.trash()).body.total).toBe(0);
      expect((await english.list()).body.total).toBe(1);
      expect((await uploadsOf(site)).toSorted()).toEqual((await filesNamed()).toSorted());
      expect((await samplesAt(site)).body).toEqual({ isOffered: false, posts: 0 });
      // A sample that stayed is a post like any other.
      expect((await samplesAt(site, 'DELETE')).body).toEqual({ removed: 0, kept: 0 });
      expect((await samplesAt(site, 'POST')).body.code).toBe('conflict');
    });
  });
});
