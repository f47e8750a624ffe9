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
    ['가스켓 교체.pdf'],
  ])('finds what %s names, however its letters are written', async (address) => {
    expect(await contentOf(readFile(address, undefined, finder))).toBe('korean');
  });

  it.each(['../outside.pdf', 'linked.pdf', '/etc/passwd', 'file:///etc/passwd', 'https://example.com/%'])(
    'gives %s as an address',
    (address) => {
      expect(readFile(address, undefined, finder)).toMatchObject({ address });
    },
  );

  it('reads data URLs and bytes', async () => {
    expect(await contentOf(readFile('data:application/pdf;base64,aGVsbG8=', 'a.pdf', finder))).toBe('hello');
    expect(await contentOf(readFile('data:text/plain,a%20b', 'a.txt', finder))).toBe('a b');
    expect(await contentOf(readFile(new Uint8Array([104, 105]), 'a.pdf', finder))).toBe('hi');
  });
});
