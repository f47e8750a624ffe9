import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { runImport, newPlace, placeOf } from '../support/makers/imports.js';
import { ask } from '../support/site/http.js';
import { makePdf } from '../support/makers/pdf.js';
import { startTestSite, testFolder } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';
import { uploadsOf } from '../support/makers/uploads.js';

let folder: string;
let site: TestSite;

beforeAll(async () => {
  folder = await testFolder('hostile-exports');
  site = await startTestSite('import-hostile');
});

afterAll(async () => {
  await site?.stop();
});

const posts = (documents: Record<string, unknown>, board = 'ko-posts') => JSON.stringify({ [board]: documents });

async function file(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

describe('an export that names a document twice', () => {
  it('brings it once, with its file', async () => {
    const pdfFile = `data:application/pdf;base64,${makePdf().toString('base64')}`;
    const line = JSON.stringify({ id: 'twice', collection: 'en-posts', title: '두 번', content: 'x', pdfFile });
    const before = await uploadsOf(site);
    await runImport(placeOf(site), await file('twice.ndjson', `${line}\n`.repeat(5)), '--apply');
    const stored = await site.database.collection('en-posts').find({ title: '두 번' }).toArray();
    expect(stored).toHaveLength(1);
    const added = (await uploadsOf(site)).filter((each) => !before.includes(each));
    expect(added).toEqual([stored[0]?.pdfFile]);
  });
});

describe('two certificates whose files have one name', () => {
  it('keep each its own', async () => {
    const pdfs = [makePdf(2000), makePdf(3000)];
    const certificates = pdfs.map((pdf, at) => ({
      id: `certificate-${at}`,
      collection: 'certificates',
      category: 'kc',
      name: 'KC',
      image: 'iso-9001-ko.webp',
      pdf: `data:application/pdf;base64,${pdf.toString('base64')}`,
      order: at,
    }));
    const lines = certificates.map((each) => `${JSON.stringify(each)}\n`).join('');
    await runImport(placeOf(site), await file('names.ndjson', lines), '--apply');
    const { body } = await ask<{ items: { pdf: string; order: number }[] }>(`${site.url}/api/certificates`);
    expect(body.items.map(({ pdf }) => pdf)).toEqual(['KC.pdf', 'KC (2).pdf']);
    for (const { pdf, order } of body.items) {
      const response = await fetch(`${site.url}/certificates/${encodeURIComponent(pdf)}`);
      expect((await response.arrayBuffer()).byteLength).toBe(pdfs[order]?.length);
    }
  });
});

describe('a hostile export', () => {
  it('is refused line by line, and the rest comes in', async () => {
    const fine = JSON.stringify({ id: 'fine', collection: 'ko-posts', title: '멀쩡한 글', content: '내용' });
    const lines = [
      fine,
      '{"id":"broken","collection":"ko-posts",',
      '{"id":"proto","collection":"ko-posts","title":"프로토타입","content":"x","__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}',
      JSON.stringify({
        id: '../../etc/passwd',
        collection: 'ko-posts',
        title: '경로',
        content: 'x',
        pdfFile: '../../etc/passwd',
      }),
      JSON.stringify({ id: 'operator', collection: 'ko-posts', title: { $ne: null }, content: 'x' }),
      JSON.stringify({ id: 'no-title', collection: 'ko-posts', title: ' ', content: 'x' }),
      JSON.stringify({
        id: 'no-pdf',
        collection: 'ko-posts',
        title: '가짜 파일',
        content: 'x',
        pdfFile: 'data:application/pdf;base64,TVo=',
        pdfFileName: 'a.exe',
      }),
      JSON.stringify({ id: 'x', collection: 'admin-settings', secret: 'x' }),
      JSON.stringify({ id: 'y', collection: 'jobs', name: 'x' }),
      `{"id":"large","collection":"ko-posts","title":"큰 글","content":"${'가'.repeat(6_000_000)}"}`,
      JSON.stringify({
        id: 'last',
        collection: 'ko-posts',
        title: '마지막 글',
        content: '내용',
        viewCount: -5,
        createdAt: 'gestern',
      }),
    ];
    const before = await uploadsOf(site);
    const path = await file('hostile.ndjson', `${lines.join('\n')}\n`);
    const { code, report } = await runImport(placeOf(site), path, '--apply');
    expect(code).toBe(2);
    const stored = await site.database.collection('ko-posts').find().sort({ title: 1 }).toArray();
    expect(stored.map(({ title }) => title).toSorted()).toEqual(
      ['멀쩡한 글', '프로토타입', '경로', '가짜 파일', '마지막 글'].toSorted(),
    );
    expect(stored.every(({ pdfFile, isAdmin }) => pdfFile === null && isAdmin === undefined)).toBe(true);
    expect(await uploadsOf(site)).toEqual(before);
    const table = await readFile(`${report}.csv`, 'utf8');
    const said = (id: string) => table.split('\r\n').find((line) => line.includes(id));
    expect(said('line 2"')).toContain('JSON 형식이 아닙니다');
    expect(said('operator')).toContain('제목이 없습니다');
    expect(said('no-pdf')).toContain('받을 수 없는 형식');
    expect(said('line 10')).toContain('너무 큽니다');
    expect(said('ko-posts/last')).toContain('gestern');
    expect(said('jobs/y')).toContain('없는 종류');
    const list = await ask<{ total: number }>(`${site.url}/api/posts/ko`);
    expect([list.status, list.body.total]).toEqual([200, 5]);
  });

  it('that is cut, or not written in UTF-8, comes in as far as it can be read', async () => {
    const place = await newPlace('import-cut');
    const whole = posts({ one: { title: 'one', content: 'x' }, two: { title: 'two', content: 'x' } });
    const cut = await runImport(place, await file('cut.json', whole.slice(0, -20)));
    expect([cut.code, cut.output]).toEqual([2, expect.stringMatching(/ko-posts +\d +1/)]);
    const latin = Buffer.from(posts({ one: { title: 'one' }, two: { title: 'tw\u00F6' } }), 'latin1');
    const other = await runImport(place, await file('latin.json', latin));
    expect([other.code, other.output]).toEqual([2, expect.stringMatching(/ko-posts +2 +1 +0 +0 +0 +1/)]);
  });

  it('gets no file from outside the folder, neither by a path nor by a link', async () => {
    const files = join(folder, 'files-of-storage');
    await mkdir(files, { recursive: true });
    await file('outside.pdf', makePdf());
    await symlink(join(folder, 'outside.pdf'), join(files, 'linked.pdf'));
    const named = { a: '../outside.pdf', b: join(folder, 'outside.pdf'), c: 'linked.pdf', d: 'file:///etc/passwd' };
    const documents = Object.fromEntries(
      Object.entries(named).map(([id, pdfFile]) => [id, { title: id, content: 'x', pdfFile }]),
    );
    const before = await uploadsOf(site);
    const { output } = await runImport(
      placeOf(site),
      await file('outside.json', posts(documents, 'en-posts')),
      '--files',
      files,
      '--apply',
    );
    expect(output).toMatch(/en-posts +4 +4/);
    expect(await uploadsOf(site)).toEqual(before);
  });
});
