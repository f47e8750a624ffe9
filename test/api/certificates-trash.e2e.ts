import { bareFields, certificateFields, certificatesAt, imageNamed, pdfPart } from '../support/makers/certificates.js';
import type { TestCertificates } from '../support/makers/certificates.js';
import { ask, runJob, sessionOf, signIn } from '../support/site/http.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';
import { uploadsBecome, uploadsOf } from '../support/makers/uploads.js';

const UNKNOWN = '0123456789abcdef01234567';
const DAYS = 24 * 3_600_000;

let site: TestSite;
let certificates: TestCertificates;
let token: string;

beforeAll(async () => {
  site = await startTestSite('certificates-trash');
  token = await signIn(site);
  certificates = certificatesAt(site, token);
});

afterAll(async () => {
  await site?.stop();
});

afterEach(async () => {
  await certificates.clear();
  await uploadsBecome(site, []);
});

/** With a built-in picture, so that the one file is the PDF. */
const addWithPdf = async (file: ReturnType<typeof pdfPart>, name = file.name) =>
  (await certificates.add(bareFields({ name, image: 'kc-certificate.webp' }), file)).body;
const named = async (order: Record<string, number>) => {
  const ids: Record<string, string> = {};
  for (const [name, place] of Object.entries(order))
    ids[name] = (await certificates.add(certificateFields({ name, order: String(place) }))).body.id;
  return (name: string) => ids[name] ?? '';
};
const shown = async () => (await certificates.list()).map(({ name, order }) => `${order} ${name}`);

describe('a deleted certificate', () => {
  it('is nowhere for visitors, and its files neither', async () => {
    const { body } = await certificates.add(bareFields(), await imageNamed('앞면.webp'), pdfPart('인증서.pdf'));
    const { body: other } = await certificates.add(certificateFields());
    await certificates.remove(body.id);
    for (const query of ['', '?language=en']) expect(await certificates.list(query)).toEqual([other]);
    for (const name of [body.image, body.pdf])
      for (const method of ['GET', 'HEAD']) expect((await certificates.file(name, {}, method)).status).toBe(404);
    const naming = [
      await certificates.add(certificateFields({ pdf: body.pdf })),
      await certificates.change(other.id, { pdf: body.pdf }),
    ];
    for (const refusal of naming)
      expect(refusal).toMatchObject({ status: 400, body: { fields: { pdf: 'not_found' } } });
    expect((await certificates.change(body.id, { name: 'x' })).status).toBe(404);
    expect((await certificates.remove(body.id)).status).toBe(404);
    expect((await certificates.arrange([other.id, body.id])).status).toBe(409);
    expect((await certificates.arrange([other.id])).status).toBe(200);
  });

  it('is in the trash with its dates, and comes back as it was', async () => {
    const [image, pdf] = [await imageNamed('앞면.webp'), pdfPart('인증서.pdf', 5000)];
    const { body } = await certificates.add(bareFields(), image, pdf);
    await certificates.remove(body.id);
    const [found] = await certificates.trash();
    const purgedAt = new Date(Date.parse(found?.deletedAt ?? '') + 30 * DAYS).toISOString();
    expect(found).toEqual({ ...body, deletedAt: found?.deletedAt, deletedBy: sessionOf(token), purgedAt });
    expect(Math.abs(Date.now() - Date.parse(found?.deletedAt ?? ''))).toBeLessThan(60_000);
    expect(await certificates.restore(body.id)).toMatchObject({ status: 200, body });
    expect([await certificates.list(), await certificates.trash()]).toEqual([[body], []]);
    expect((await certificates.file(body.image)).body.equals(image.bytes)).toBe(true);
    expect((await certificates.file(body.pdf)).body.equals(pdf.bytes)).toBe(true);
  });

  it('that came with the site leaves the files of the site where they are', async () => {
    await certificates.seed();
    const kc = (await certificates.list()).find(({ category }) => category === 'kc');
    await certificates.remove(kc?.id ?? '');
    expect((await certificates.file('kc-certificate.pdf')).status).toBe(200);
    expect((await certificates.seed()).body).toEqual({ added: 1 });
  });

  it('is removed for good by hand, and only from the trash', async () => {
    const { id } = await addWithPdf(pdfPart('a.pdf'));
    expect((await certificates.purge(id)).status).toBe(404);
    expect(await certificates.list()).toHaveLength(1);
    await certificates.remove(id);
    expect(await uploadsOf(site)).toHaveLength(1);
    expect((await certificates.purge(id)).status).toBe(204);
    expect(await uploadsOf(site)).toEqual([]);
    expect([(await certificates.restore(id)).status, (await certificates.purge(id)).status]).toEqual([404, 404]);
  });

  it('is gone for good with its files when its time is over, and not before, which is noted', async () => {
    const [old, recent] = [await addWithPdf(pdfPart('old.pdf')), await addWithPdf(pdfPart('recent.pdf'))];
    const stored = site.database.collection('certificates');
    for (const [{ id, name }, days] of [
      [old, 30.01],
      [recent, 29.99],
    ] as const) {
      await certificates.remove(id);
      await stored.updateOne({ name }, { $set: { deletedAt: new Date(Date.now() - days * DAYS) } });
    }
    await runJob(site, 'purge-certificates', async () => (await stored.countDocuments({ name: 'old.pdf' })) === 0);
    expect((await certificates.trash()).map(({ name }) => name)).toEqual(['recent.pdf']);
    expect((await certificates.restore(recent.id)).status).toBe(200);
    expect((await certificates.file('recent.pdf')).status).toBe(200);
    const noted = await site.database.collection('audit-log').find({ action: 'trash.expire' }).toArray();
    expect(noted).toMatchObject([{ subject: { noun: 'certificates', id: old.id, name: 'old.pdf' }, session: null }]);
  });
});

describe('the place of a restored certificate', () => {
  it('is what it was while nothing else has changed, also among equal numbers', async () => {
    const id = await named({ a: 1, b: 1, c: 1, d: 2, e: 5 });
    const before = await shown();
    for (const name of ['b', 'e', 'd']) await certificates.remove(id(name));
    expect(await shown()).toEqual(['1 a', '1 c']);
    for (const name of ['e', 'b', 'd']) await certificates.restore(id(name));
    expect(await shown()).toEqual(before);
  });

  it('is its number where the others have been put into another order', async () => {
    const id = await named({ a: 1, b: 2, c: 3, d: 4 });
    await certificates.remove(id('c'));
    await certificates.arrange(['d', 'b', 'a'].map(id));
    await certificates.restore(id('c'));
    expect(await shown()).toEqual(['1 d', '2 b', '3 c', '4 a']);
  });

  it('is its number where another has been given it', async () => {
    const id = await named({ a: 1, b: 2, c: 3 });
    await certificates.remove(id('b'));
    await certificates.add(certificateFields({ name: 'new', order: '2' }));
    await certificates.restore(id('b'));
    expect(await shown()).toEqual(['1 a', '2 b', '3 new', '4 c']);
  });
});

describe('the file of a restored certificate', () => {
  it('gets a free name where a newer one has taken its own', async () => {
    const [older, newer] = [pdfPart('이름.pdf', 3000), pdfPart('이름.pdf', 4000)];
    const first = await addWithPdf(older, 'first');
    await certificates.remove(first.id);
    const second = await addWithPdf(newer, 'second');
    expect(second.pdf).toBe('이름.pdf');
    const { body: restored } = await certificates.restore(first.id);
    expect(restored).toEqual({ ...first, pdf: '이름 (2).pdf' });
    expect((await certificates.file('이름 (2).pdf')).body.equals(older.bytes)).toBe(true);
    expect((await certificates.file('이름.pdf')).body.equals(newer.bytes)).toBe(true);
  });

  it('and of those that are added or restored at the same time are all there', async () => {
    const file = (size: number) => pdfPart('다툼.pdf', size);
    const ids: string[] = [];
    for (const size of [1000, 2000]) {
      const { id } = await addWithPdf(file(size));
      await certificates.remove(id);
      ids.push(id);
    }
    const answers = await Promise.all([...ids.map((id) => certificates.restore(id)), addWithPdf(file(3000))]);
    expect(answers).toHaveLength(3);
    const list = await certificates.list();
    expect(list.map(({ pdf }) => pdf).toSorted()).toEqual(['다툼 (2).pdf', '다툼 (3).pdf', '다툼.pdf']);
    for (const { pdf } of list) expect((await certificates.file(pdf)).status).toBe(200);
  });
});

describe('a file that two certificates have', () => {
  const file = pdfPart('공동.pdf', 3000);
  const both = async () => {
    const first = await addWithPdf(file, 'first');
    const { body: second } = await certificates.add(certificateFields({ name: 'second', pdf: file.name }));
    return [first.id, second.id] as const;
  };
  const isServed = async (name = file.name) => (await certificates.file(name)).body.equals(file.bytes);

  it('is there as long as one of them is in the list, and one file again when both are back', async () => {
    const [first, second] = await both();
    await certificates.remove(first);
    expect(await isServed()).toBe(true);
    await certificates.remove(second);
    expect((await certificates.file(file.name)).status).toBe(404);
    const taken = await addWithPdf(pdfPart(file.name, 9000), 'newer');
    for (const id of [second, first]) await certificates.restore(id);
    const list = await certificates.list();
    expect(list.filter(({ id }) => id !== taken.id).map(({ pdf }) => pdf)).toEqual(['공동 (2).pdf', '공동 (2).pdf']);
    expect(await isServed('공동 (2).pdf')).toBe(true);
    expect(await uploadsOf(site)).toHaveLength(2);
  });

  it('stays for the other one when one is removed for good', async () => {
    const [first, second] = await both();
    await certificates.remove(first);
    await certificates.purge(first);
    expect(await isServed()).toBe(true);
    await certificates.remove(second);
    expect(await uploadsOf(site)).toHaveLength(1);
    await certificates.restore(second);
    expect(await isServed()).toBe(true);
  });

  it('stays for the one in the trash when the one in the list gets another', async () => {
    const [first, second] = await both();
    await certificates.remove(first);
    await certificates.change(second, { pdf: 'kc-certificate.pdf' });
    expect((await certificates.file(file.name)).status).toBe(404);
    await certificates.restore(first);
    expect(await isServed()).toBe(true);
  });
});

describe('the trash of certificates', () => {
  it('is 404 for unknown ids, and read page by page', async () => {
    const { id } = await addWithPdf(pdfPart('a.pdf'));
    await certificates.remove(id);
    for (const unknown of [UNKNOWN, '1', '%7B%7D'])
      for (const answer of [certificates.restore(unknown), certificates.purge(unknown)])
        expect((await answer).status).toBe(404);
    const page = (number: number) => ask(`${certificates.admins}/trash?page=${number}`, { token });
    expect((await page(2)).body).toEqual({ items: [], total: 1, page: 2, pageSize: 20, pageCount: 1 });
    expect((await page(0)).status).toBe(400);
  });

  it('shows the last deleted first', async () => {
    const id = await named({ a: 1, b: 2, c: 3 });
    for (const name of ['b', 'c', 'a']) await certificates.remove(id(name));
    expect((await certificates.trash()).map(({ name }) => name)).toEqual(['a', 'c', 'b']);
  });
});
