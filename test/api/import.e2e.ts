import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { runBackup, runRestore } from '../support/makers/archives.js';
import { boardAt, pdfNamed } from '../support/makers/boards.js';
import { writeTables } from '../support/makers/exports/write-folder.js';
import { writeCollections, writeLines, writeTree } from '../support/makers/exports/write-json.js';
import { writeManaged } from '../support/makers/exports/write-managed.js';
import { truth } from '../support/makers/exports/truth.js';
import type { TrueDocument } from '../support/makers/exports/truth.js';
import { ask, signIn } from '../support/site/http.js';
import { begin, contentOf, newPlace, placeOf, runImport, writeStorage } from '../support/makers/imports.js';
import { startTestSite, testFolder } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';
import { storedIn } from '../support/makers/stored.js';
import { uploadsOf } from '../support/makers/uploads.js';

const shapes = { writeManaged, writeTree, writeCollections, writeLines, writeTables };

let folder: string;
let storageFolder: string;

beforeAll(async () => {
  folder = await testFolder('exports');
  storageFolder = await writeStorage(folder);
});

async function written(shape: keyof typeof shapes, documents: readonly TrueDocument[] = truth): Promise<string> {
  const own = join(folder, `${shape}-${Math.random()}`);
  await mkdir(own);
  return shapes[shape](own, documents);
}

describe('an import', () => {
  /** Empty until one comes to stay. */
  let site: TestSite;

  beforeAll(async () => {
    site = await startTestSite('import');
  });

  afterAll(async () => {
    await site?.stop();
  });

  it('is gone with a restore of a backup that was taken before', async () => {
    const board = boardAt(site, 'posts', 'ko', await signIn(site));
    const post = { title: '먼저 있던 글', content: '그대로' };
    const { id } = (await board.add(post, pdfNamed('먼저.pdf'))).body;
    const before = await contentOf(placeOf(site));
    const archive = join(folder, 'before.tar.gz');
    expect(await runBackup(placeOf(site), archive)).toMatchObject({ code: 0 });
    const path = await written('writeTree');
    const { run } = await runImport(placeOf(site), path, '--files', storageFolder, '--apply');
    expect(await contentOf(placeOf(site))).not.toEqual(before);
    const place = await newPlace('import-restored');
    expect(await runRestore(place, archive)).toMatchObject({ code: 0 });
    expect(await contentOf(place)).toEqual(before);
    // The site is empty again.
    await runImport(placeOf(site), '--undo', run);
    await board.remove(id);
    await board.purge(id);
  });

  it('that is tried stores nothing, and says what would happen', async () => {
    const before = [await storedIn(site), await uploadsOf(site)];
    const { code, output, report } = await runImport(
      placeOf(site),
      await written('writeTree'),
      '--files',
      storageFolder,
    );
    expect(code).toBe(2);
    expect(output).toMatch(/ko-posts +4 +4 +0 +0 +0 +0 +3/);
    expect(output).toMatch(/certificates +2 +1 +0 +0 +0 +1 +0/);
    expect([await storedIn(site), await uploadsOf(site)]).toEqual(before);
    const [page, table] = await Promise.all([readFile(`${report}.html`, 'utf8'), readFile(`${report}.csv`, 'utf8')]);
    for (const words of [
      '시험 실행입니다',
      '작성일이 없습니다',
      '게시물 비밀번호를 암호화했습니다',
      'SP-20%20(EN).pdf',
    ])
      expect(page).toContain(words);
    expect(table).toContain('certificates/wS0pXu6DfY2jGb8Na4Ei');
    expect(`${page}${table}${output}`).not.toMatch(/0417|plate-2019!/);
  });

  it('brings the same from documents as they were and from tables, which hold texts', async () => {
    const contents = [];
    for (const shape of ['writeManaged', 'writeTables'] as const) {
      const place = await newPlace(`import-${shape}`);
      const { code, output } = await runImport(place, await written(shape), '--files', storageFolder, '--apply');
      expect({ shape, code, output }).toMatchObject({ shape, code: 2 });
      contents.push(await contentOf(place));
    }
    const [first, second] = contents;
    expect(second).toEqual(first);
    expect(first?.content['ko-posts']).toHaveLength(4);
    expect(first?.content['ko-e-procurement']).toMatchObject([{ opens: true, viewCount: 9 }]);
    expect(first?.content.administrators).toEqual([true]);
    // Three data URLs of posts, one of a certificate with its picture, one from the storage.
    expect(first?.files).toHaveLength(6);
  });

  it('comes into a running site, once; old links lead to its posts, and taking it back leaves nothing', async () => {
    const path = await written('writeCollections');
    const { run } = await runImport(placeOf(site), path, '--files', storageFolder, '--apply');
    const list = await ask<{ total: number }>(`${site.url}/api/posts/ko?q=${encodeURIComponent('가스켓')}`);
    expect(list.body.total).toBe(1);
    const old = await ask(`${site.url}/ko/posts/kP7wQ2mXc9Rt4LzB1aYd`);
    expect(old.status).toBe(302);
    const page = await fetch(site.url + old.headers.get('location'));
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('판형 열교환기 SP-20 카탈로그')]);
    const locked = await ask(`${site.url}/ko/e-procurement/qV9nEs5TzJ2hCx7Mp3Lk`);
    const lockedPage = await (await fetch(site.url + locked.headers.get('location'))).text();
    expect(lockedPage).not.toContain('비밀번호가 있는 입찰');
    const stored = await storedIn(site);
    const again = await runImport(placeOf(site), path, '--files', storageFolder, '--apply');
    expect(again.output).toMatch(/ko-posts +4 +0 +0 +4 +0 +0 +0/);
    expect(await storedIn(site)).toBe(stored);
    // The administrators' password of the former site.
    expect(await signIn(site, 'plate-2019!')).toEqual(expect.any(String));
    const undone = await runImport(placeOf(site), '--undo', run);
    expect(undone.output).toContain('Taken back: 11.');
    expect(await uploadsOf(site)).toEqual([]);
    for (const { collection } of truth) {
      const kept = collection === 'admin-settings' ? {} : { length: 0 };
      expect(await site.database.collection(collection).find().toArray()).toMatchObject(kept);
    }
    expect(await site.database.collection('imported').countDocuments()).toBe(0);
    expect(await signIn(site)).toEqual(expect.any(String));
  });

  it('does not touch what was changed or deleted here since, and says so', async () => {
    await runImport(placeOf(site), await written('writeLines'), '--files', storageFolder, '--apply');
    const token = await signIn(site, 'plate-2019!');
    const idOf = async (title: string) => String((await site.database.collection('ko-posts').findOne({ title }))?._id);
    const [edited, deleted] = [await idOf('판형 열교환기 SP-20 카탈로그'), await idOf('작성자가 있는 글')];
    const admin = `${site.url}/api/admin/posts/ko`;
    expect((await ask(`${admin}/${edited}`, { method: 'PATCH', json: { title: '고친 제목' }, token })).status).toBe(
      200,
    );
    expect((await ask(`${admin}/${deleted}`, { method: 'DELETE', token })).status).toBeLessThan(300);
    // Its former address answers as one that never was.
    expect((await ask(`${site.url}/ko/posts/zR1oXv6LbN4cG8yPq2Sd`)).status).toBe(404);
    const newer = truth.map((each) => ({ ...each, fields: { ...each.fields, content: '새 내용' } }));
    const { output, run } = await runImport(
      placeOf(site),
      await written('writeTree', newer),
      '--files',
      storageFolder,
      '--apply',
    );
    expect(output).toMatch(/ko-posts +4 +0 +2 +0 +2 +0/);
    const posts = site.database.collection('ko-posts');
    expect((await posts.find({ content: '새 내용' }).toArray()).map(({ title }) => title).toSorted()).toEqual(
      ['가스켓 교체 방법', '등록일이 없는 글'].toSorted(),
    );
    expect(await posts.findOne({ title: '고친 제목' })).toMatchObject({
      content: expect.stringContaining('카탈로그를'),
    });
    // It was the first run that added them.
    expect((await runImport(placeOf(site), '--undo', run)).code).toBe(1);
  });

  it('explains how it is called, and what is no export', async () => {
    const place = await newPlace('import-usage');
    const empty = begin('import', place);
    expect(await empty.ended).toBe(1);
    expect(empty.output()).toContain('npm run import -- EXPORT');
    const unwritable = begin('import', place, await written('writeTree'), '--report', join(folder, 'none/report'));
    expect(await unwritable.ended).toBe(1);
    expect(unwritable.output()).toContain('cannot be written');
    expect((await runImport(place, join(folder, 'nothing'))).output).toContain('cannot be read');
    expect((await runImport(place, join(storageFolder, 'certificates/iso-9001.jpg'))).output).toContain('is no export');
  });
});
