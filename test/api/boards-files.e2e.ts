import { boardAt, pdfNamed } from '../support/makers/boards.js';
import { documentSamples, furtherFile } from '../support/makers/documents.js';
import type { DocumentName } from '../support/makers/documents.js';
import { ask, signIn } from '../support/site/http.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';
import { uploadsOf } from '../support/makers/uploads.js';

const PASSWORD = '열려라 123';
const samples = Object.keys(documentSamples) as DocumentName[]; // its own keys

let site: TestSite;
let token: string;

beforeAll(async () => {
  site = await startTestSite('boards-files');
  token = await signIn(site);
});

afterAll(async () => {
  await site?.stop();
});

const board = () => boardAt(site, 'e-procurement', 'ko', token);
const fetched = async (url: string) => {
  const answer = await fetch(site.url + url);
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};

describe('further files of a post', () => {
  it('come with it, of every kind, and download under their names, never to be shown', async () => {
    const drawing = { ...pdfNamed('도면.pdf', 300), field: 'files' };
    const { status, body } = await board().add(
      {},
      pdfNamed('공고문.pdf'),
      ...samples.map((name) => furtherFile(name)),
      drawing,
    );
    expect(status).toBe(201);
    const { body: post } = await board().open(body.id);
    const sent = { ...documentSamples, '도면.pdf': { bytes: drawing.bytes, type: 'application/pdf' } };
    expect(post.files.map(({ name, size }) => [name, size])).toEqual(
      Object.entries(sent).map(([name, { bytes }]) => [name, bytes.length]),
    );
    for (const { name, url } of post.files) {
      const { answer, bytes } = await fetched(url);
      const sample = sent[name as keyof typeof sent];
      expect({ name, status: answer.status, isSame: bytes.equals(sample.bytes) }).toEqual({
        name,
        status: 200,
        isSame: true,
      });
      expect(answer.headers.get('content-type')).toBe(sample.type);
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /);
      expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent(name));
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
    expect(post).toMatchObject({ hasPdf: true, pdfFileName: '공고문.pdf' });
  });

  it('are added, removed and kept by a change; what is removed is gone for good', async () => {
    const before = await uploadsOf(site);
    const { body: added } = await board().add({}, furtherFile('table.xlsx'), furtherFile('drawing.dwg'));
    const [table] = added.files;
    const { body: kept } = await board().change(added.id, { title: '고친 공고' });
    expect(kept.files).toEqual(added.files);
    const change = { removeFiles: table?.id ?? '' };
    const { body: changed } = await board().change(added.id, change, furtherFile('terms.docx'));
    expect(changed.files.map(({ name }) => name)).toEqual(['drawing.dwg', 'terms.docx']);
    expect((await fetched(table?.url.replace('/admin', '') ?? '')).answer.status).toBe(404);
    expect(await uploadsOf(site)).toHaveLength(before.length + 2);
    await board().remove(added.id);
    expect((await fetched(changed.files[0]?.url.replace('/admin', '') ?? '')).answer.status).toBe(404);
    const { body: restored } = await board().restore(added.id);
    expect(restored.files).toEqual(changed.files);
    await board().remove(added.id);
    await board().purge(added.id);
    expect(await uploadsOf(site)).toEqual(before);
  });

  it.each([
    ['drawing.dwg', 'table.xlsx'],
    ['table.xlsx', 'terms.docx'],
    ['terms.docx', '공고.hwpx'],
    ['공고.hwp', 'drawing.dwg'],
    ['drawings.zip', 'table.xlsx'],
    ['drawings.zip', '공고.hwp'],
    ['drawing.dwg', 'page.html'],
    ['drawings.zip', 'program.exe'],
    ['drawings.zip', 'nothing'],
    ['drawings.zip', 'drawing.pdf'],
  ] as const)('that are a %s and say they are %s are refused by their place, and nothing is kept', async (is, says) => {
    const { body: post } = await board().add();
    const before = await uploadsOf(site);
    const sent = [furtherFile('table.xlsx'), furtherFile(is, says), furtherFile('terms.docx')];
    for (const answer of [await board().add({}, ...sent), await board().change(post.id, {}, ...sent)]) {
      expect(answer).toMatchObject({
        status: 415,
        body: { code: 'unsupported_file', fields: { 'files.1': 'unsupported_file' } },
      });
      expect(Object.keys(answer.body.fields ?? {})).toHaveLength(1);
    }
    expect(await uploadsOf(site)).toEqual(before);
  });

  it('are nine at most, those that are there included', async () => {
    const nine = Array.from({ length: 9 }, () => furtherFile('drawing.dwg'));
    const { body: post } = await board().add({}, pdfNamed('a.pdf'), ...nine);
    expect(post.files).toHaveLength(9);
    const before = await uploadsOf(site);
    const refused = { status: 400, body: { code: 'validation_failed', fields: { files: 'invalid' } } };
    expect(await board().add({}, ...nine, furtherFile('table.xlsx'))).toMatchObject(refused);
    expect(await board().change(post.id, {}, furtherFile('table.xlsx'))).toMatchObject(refused);
    expect(await uploadsOf(site)).toEqual(before);
    const removeFiles = post.files[0]?.id ?? '';
    expect((await board().change(post.id, { removeFiles }, furtherFile('table.xlsx'))).body.files).toHaveLength(9);
  });

  it('of another post, of another board, or of nobody are 404', async () => {
    const [{ body: post }, { body: other }] = await Promise.all([
      board().add({}, furtherFile('table.xlsx')),
      board().add({}, furtherFile('terms.docx')),
    ]);
    const [file] = other.files;
    const wrong = [
      `/api/e-procurement/ko/${post.id}/files/${file?.id}`,
      `/api/posts/ko/${other.id}/files/${file?.id}`,
      `/api/e-procurement/en/${other.id}/files/${file?.id}`,
      `/api/e-procurement/ko/${other.id}/files/0`,
      `/api/e-procurement/ko/${other.id}/files/__proto__`,
    ];
    for (const url of wrong) expect({ url, status: (await fetched(url)).answer.status }).toEqual({ url, status: 404 });
  });

  it('of a locked post need its password, and nothing says before that there are any', async () => {
    const { body: post } = await board().add(
      { title: '비밀', password: PASSWORD },
      furtherFile('drawing.dwg', '비밀도면.dwg'),
    );
    const [file] = post.files;
    const path = `/api/e-procurement/ko/${post.id}/files/${file?.id}`;
    const listed = await ask(`${site.url}/api/e-procurement/ko`);
    expect(JSON.stringify(listed.body)).not.toContain('비밀도면');
    for (const query of ['', '?token=', '?token=x']) expect((await fetched(path + query)).answer.status).toBe(403);
    const { body: opened } = await board().open(post.id, { password: PASSWORD });
    const url = opened.files[0]?.url ?? '';
    expect(url).toMatch(/\?token=/);
    const { answer, bytes } = await fetched(url);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(bytes.equals(documentSamples['drawing.dwg'].bytes)).toBe(true);
    await board().change(post.id, { password: 'another' });
    expect((await fetched(url)).answer.status).toBe(403);
  });
});
