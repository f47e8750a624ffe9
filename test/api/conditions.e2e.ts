import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { boardAt, pdfNamed } from '../support/makers/boards.js';
import { signIn } from '../support/site/http.js';
import { askRaw } from '../support/site/raw-http.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

let site: TestSite;
/** Kinds of requested things: files from the disk, answers from memory, an uploaded file. */
const paths: Record<string, string> = {
  'an icon': '/icon-192.png',
  'a spreadsheet': '/delivery-files/industrial-delivery-performance-2021-2024.xlsx',
  'a page': '/ko',
  'a data sheet': '/data-sheets/gas-cooler-ko.pdf',
  'a page not found': '/ko/nothing-here',
};
const onDisk = ['a picture', 'a font', 'an icon', 'a certificate', 'a spreadsheet'];
const inMemory = ['a script', 'a page', 'a data sheet'];

beforeAll(async () => {
  site = await startTestSite('conditions');
  const web = join(import.meta.dirname, '../../dist/web');
  const named = async (folder: string, ending: string) =>
    `/${folder}/${(await readdir(join(web, folder))).find((name) => name.endsWith(ending))}`;
  paths['a picture'] = await named('assets', '.webp');
  paths['a font'] = await named('assets', '.woff2');
  paths['a script'] = await named('assets', '.js');
  paths['a certificate'] = await named('certificates', '.pdf');
  const board = boardAt(site, 'posts', 'ko', await signIn(site));
  const { id } = (await board.add({}, pdfNamed('a.pdf'))).body;
  paths['an uploaded file'] = (await board.open(id)).body.pdfUrl ?? '';
});

afterAll(async () => {
  await site?.stop();
});

const get = (name: string, headers: Record<string, string> = {}, method = 'GET') =>
  askRaw(site.url, paths[name] ?? '', { method, headers });

describe('a range beyond the end', () => {
  it.each(onDisk)('of %s is answered 416 with the size, and nothing else', async (name) => {
    const { length } = (await get(name)).body;
    for (const Range of [`bytes=${length}-`, 'bytes=999999999-']) {
      const { status, headers, body } = await get(name, { Range });
      expect({ status, range: headers['content-range'], body: body.length }).toEqual({
        status: 416,
        range: `bytes */${length}`,
        body: 0,
      });
      expect(headers['content-type']).toBeUndefined();
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it.each(onDisk)('does not keep a part of %s from being sent', async (name) => {
    const whole = await get(name);
    const { status, headers, body } = await get(name, { Range: 'bytes=2-9' });
    expect(status).toBe(206);
    expect(headers['content-type']).toBe(whole.headers['content-type']);
    expect(body.equals(whole.body.subarray(2, 10))).toBe(true);
  });

  it.each(inMemory)('of %s does not count: it is sent whole, as every range of it', async (name) => {
    const whole = await get(name);
    const { status, body } = await get(name, { Range: 'bytes=999999999-' });
    expect({ status, isWhole: body.equals(whole.body) }).toEqual({ status: 200, isWhole: true });
  });
});

describe('If-Match', () => {
  it.each([...onDisk, ...inMemory, 'an uploaded file'])('with another version of %s is answered 412', async (name) => {
    for (const version of ['"another"', '"another", "one more"', 'W/"another"']) {
      const { status, headers, body } = await get(name, { 'If-Match': version });
      expect({ version, status, body: body.length }).toEqual({ version, status: 412, body: 0 });
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-type'] ?? '').not.toContain('json');
    }
  });

  it.each([...onDisk, ...inMemory, 'an uploaded file'])('with the version of %s changes nothing', async (name) => {
    const whole = await get(name);
    for (const version of [whole.headers.etag ?? '', '*', `"another", ${whole.headers.etag}`]) {
      const { status, body } = await get(name, { 'If-Match': version });
      expect({ version, status, isWhole: body.equals(whole.body) }).toEqual({ version, status: 200, isWhole: true });
    }
  });

  it('goes before If-None-Match and a range', async () => {
    const { headers } = await get('a page');
    const both = { 'If-Match': '"another"', 'If-None-Match': headers.etag ?? '', Range: 'bytes=0-9' };
    for (const name of ['a page', 'an icon', 'an uploaded file']) expect((await get(name, both)).status).toBe(412);
  });

  it('does not make a page out of one that is not there', async () => {
    expect((await get('a page not found', { 'If-Match': '"another"' })).status).toBe(404);
  });
});

describe('If-Unmodified-Since', () => {
  it.each(onDisk)('before the last change of %s is answered 412', async (name) => {
    const changed = (await get(name)).headers['last-modified'] ?? '';
    const early = await get(name, { 'If-Unmodified-Since': 'Sat, 01 Jan 2000 00:00:00 GMT' });
    expect({ status: early.status, body: early.body.length }).toEqual({ status: 412, body: 0 });
    expect(early.headers['content-type']).toBeUndefined();
    expect((await get(name, { 'If-Unmodified-Since': changed })).status).toBe(200);
  });
});
