import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { FileFinder, readFile } from './file-finder.js';
import type { Named } from './file-finder.js';

let folder: string;
const finder = new FileFinder();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'finder-'));
  await mkdir(join(folder, 'storage/pdfs'), { recursive: true });
  await writeFile(join(folder, 'outside.pdf'), 'outside');
  await writeFile(join(folder, 'storage/pdfs', '가스켓 교체.pdf'.normalize('NFD')), 'korean');
  await symlink(join(folder, 'outside.pdf'), join(folder, 'storage/linked.pdf'));
  await finder.load(join(folder, 'storage'));
});

afterAll(() => rm(folder, { recursive: true }));

async function contentOf(named: Named): Promise<string | undefined> {
  if ('address' in named) return undefined;
  const chunks = [];
  for await (const chunk of named.bytes()) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

describe('readFile', () => {
  it.each([
    ['https://firebasestorage.googleapis.com/v0/b/p/o/pdfs%2F가스켓%20교체.pdf?alt=media&token=x'],
    ['https://storage.googleapis.com/bucket/pdfs/가스켓%20교체.pdf'],
    ['gs://bucket/pdfs/가스켓 교체.pdf'],
    ['/pdfs/가스켓 교체.pdf'],
  ])('finds what %s names, however its letters are written', async (address) => {
    expect(await contentOf(readFile(address, undefined, finder))).toBe('korean');
  });

  it.each(['../outside.pdf', 'linked.pdf', '/etc/passwd', 'file:///etc/passwd', 'https://example.com/%'])(
    'gives %s as an address',
    (address) => {
      expect(readFile(address, undefined, finder)).toMatchObject({ address });
    },
  );

  describe('of files of one name', () => {
    const bucket = 'project.appspot.com';
    const at = (path: string, of = bucket) =>
      `https://firebasestorage.googleapis.com/v0/b/${of}/o/${encodeURIComponent(path)}?alt=media`;
    const found = async (address: string) => contentOf(readFile(address, 'catalog.pdf', one));
    const one = new FileFinder();

    beforeAll(async () => {
      const files = {
        [`${bucket}/pdfs/2023/catalog.pdf`]: '2023',
        [`${bucket}/pdfs/2024/catalog.pdf`]: '2024',
        [`${bucket}/twice/catalog.pdf`]: 'fetched',
        'twice/catalog.pdf': 'fetched before',
      };
      for (const [path, content] of Object.entries(files)) {
        await mkdir(join(folder, 'one', path, '..'), { recursive: true });
        await writeFile(join(folder, 'one', path), content);
      }
      await one.load(join(folder, 'one'));
    });

    it('takes the one whose whole path fits, in the folder that was named or in that of the bucket', async () => {
      expect(await found(at('pdfs/2023/catalog.pdf'))).toBe('2023');
      expect(await found(at('pdfs/2024/catalog.pdf'))).toBe('2024');
      expect(await found(`gs://${bucket}/pdfs/2024/catalog.pdf`)).toBe('2024');
      expect(await found('pdfs/2023/catalog.pdf')).toBe('2023');
    });

    it.each([
      at('pdfs/2025/catalog.pdf'),
      at('2024/catalog.pdf'),
      at('catalog.pdf'),
      at('pdfs/2024/Catalog.pdf'),
      at('pdfs/2024/catalog.pdf', 'other.appspot.com'),
      `gs://${bucket}/o/catalog.pdf`,
      'https://example.com/twice/catalog.pdf?id=1',
      'catalog.pdf',
    ])('takes none for %s', (address) => {
      expect(readFile(address, 'catalog.pdf', one)).toEqual({ name: 'catalog.pdf', address, candidates: [] });
    });

    it('takes none of two that fit, and names both', () => {
      const candidates = [join(folder, 'one', bucket, 'twice/catalog.pdf'), join(folder, 'one/twice/catalog.pdf')];
      expect(readFile(at('twice/catalog.pdf'), undefined, one)).toMatchObject({ candidates });
    });
  });

  it('reads data URLs and bytes', async () => {
    expect(await contentOf(readFile('data:application/pdf;base64,aGVsbG8=', 'a.pdf', finder))).toBe('hello');
    expect(await contentOf(readFile('data:text/plain,a%20b', 'a.txt', finder))).toBe('a b');
    expect(await contentOf(readFile(new Uint8Array([104, 105]), 'a.pdf', finder))).toBe('hi');
  });
});
