import { inShort, readAll } from '../../../test/support/makers/exports/read-all.js';
import { entity, Point, Reference } from '../../../test/support/makers/exports/write-entity.js';
import { log } from '../../../test/support/makers/exports/write-managed.js';

import { crc32c } from './crc32c.js';
import { BLOCK, isLog } from './log-block.js';
import { readManaged } from './read-managed.js';

const post = (id: string, size = 10): Buffer => entity(`posts/${id}`, { title: 'x'.repeat(size) });
const changed = (bytes: Buffer, at: number): Buffer =>
  Buffer.from(bytes.map((byte, index) => (index === at ? byte ^ 0xff : byte)));

describe('a file of a managed export', () => {
  it('has the checksums of Castagnoli', () => {
    expect(crc32c(Buffer.from('123456789'))).toBe(0xe3069283);
    expect(crc32c(Buffer.alloc(32))).toBe(0x8a9136aa);
  });

  it('gives values of all kinds', async () => {
    const fields = {
      empty: null,
      yes: true,
      no: false,
      whole: 7,
      negative: -7,
      fraction: -0.5,
      text: '가스켓',
      long: 'x'.repeat(2000),
      none: '',
      moment: new Date('1969-12-31T23:59:59.999Z'),
      bytes: Uint8Array.of(0, 255),
      list: [1, 'two', null],
      one: [{ a: 1 }],
      nothing: [],
      map: { inner: { list: [new Date(0)] }, empty: {} },
      __proto__name: 1,
    };
    const special = { reference: new Reference('posts/a/answers/b'), place: new Point(37.5, 127) };
    const [found] = await readAll(readManaged, log([entity('posts/p', { ...fields, ...special })]));
    const values = found?.kind === 'document' ? Object.fromEntries(found.fields) : {};
    const expected = { ...fields, reference: 'posts/a/answers/b', place: { latitude: 37.5, longitude: 127 } };
    expect(values).toEqual(expected);
  });

  it('knows documents below others', async () => {
    expect(inShort(await readAll(readManaged, log([entity('posts/a/answers/b', {})])))).toEqual(['posts/a/answers/b']);
  });

  it.each([0, 1, 5, 6, 7, 8, 20])('goes on over the end of a block with %i bytes left in it', async (left) => {
    const most = BLOCK - 200;
    const size = most + BLOCK - left - log([post('a', most)]).length;
    const entries = [post('a', size), post('b'), post('c', 3 * BLOCK), post('d')];
    expect(log(entries.slice(0, 1))).toHaveLength(BLOCK - left);
    expect(inShort(await readAll(readManaged, log(entries), { documentBytes: 200_000 }))).toEqual([
      'posts/a',
      'posts/b',
      'posts/c',
      'posts/d',
    ]);
  });

  it('passes over a damaged entry', async () => {
    const [first, second] = [log([post('a')]).length, log([post('a'), post('b')]).length];
    const whole = log([post('a'), post('b'), post('c')]);
    const place = `damaged: file, byte ${first}`;
    expect(inShort(await readAll(readManaged, changed(whole, first)))).toEqual(['posts/a', place, 'posts/c']);
    expect(inShort(await readAll(readManaged, changed(whole, second - 1)))).toEqual(['posts/a', place, 'posts/c']);
    expect(inShort(await readAll(readManaged, changed(whole, first + 6)))).toEqual(['posts/a', place]);
  });

  it('goes on with what begins in the next block where the length of an entry is damaged', async () => {
    const filled = [post('a'), post('b'), post('c', BLOCK), post('d')];
    const first = log(filled.slice(0, 1)).length;
    expect(inShort(await readAll(readManaged, changed(log(filled), first + 4)))).toEqual([
      'posts/a',
      `damaged: file, byte ${first}`,
      'posts/d',
    ]);
  });

  it('loses one entry of which a part is damaged', async () => {
    const entries = [post('a'), post('b', 4 * BLOCK), post('c')];
    const first = log(entries.slice(0, 1)).length;
    for (const at of [first + 100, BLOCK + 100, 2 * BLOCK + 100, 4 * BLOCK + 20])
      expect(inShort(await readAll(readManaged, changed(log(entries), at), { documentBytes: 200_000 }))).toEqual([
        'posts/a',
        `damaged: file, byte ${first}`,
        'posts/c',
      ]);
  });

  it('is cut where it ends in an entry', async () => {
    const [first, entries] = [log([post('a')]).length, [post('a'), post('b', BLOCK)]];
    for (const end of [first + 3, first + 10, BLOCK, BLOCK + 3, BLOCK + 20])
      expect(inShort(await readAll(readManaged, log(entries).subarray(0, end)))).toEqual([
        'posts/a',
        `cut: file, byte ${first}`,
      ]);
    expect(inShort(await readAll(readManaged, log(entries).subarray(0, first)))).toEqual(['posts/a']);
  });

  it('passes over what is too large, too deep, no UTF-8 or no document', async () => {
    const deep = (levels: number): Record<string, never> => {
      const map: Record<string, unknown> = {};
      let inner = map;
      for (let level = 0; level < levels; level += 1) inner = inner.map = {};
      return map as Record<string, never>;
    };
    const badText = Buffer.from(entity('posts/u', { title: 'QQ' }).map((byte) => (byte === 0x51 ? 0xff : byte)));
    const entries = [
      post('large', 5000),
      entity('posts/deep', deep(200)),
      entity('posts/flat', deep(90)),
      badText,
      entity('', {}),
      Buffer.from('Hello'),
      Buffer.from([0x6a, 0x7f, 0x01]),
      Buffer.alloc(0),
      post('last'),
    ];
    expect(inShort(await readAll(readManaged, log(entries), { documentBytes: 4000 }))).toEqual([
      'too_large: file, byte 0',
      expect.stringMatching('^too_deep:'),
      'posts/flat',
      expect.stringMatching('^not_utf8:'),
      expect.stringMatching('^no_id:'),
      expect.stringMatching('^damaged:'),
      expect.stringMatching('^damaged:'),
      expect.stringMatching('^no_id:'),
      'posts/last',
    ]);
  });

  it('is told from other files', () => {
    expect(isLog(log([post('a')]))).toBe(true);
    expect(isLog(changed(log([post('a'), post('b')]), 10))).toBe(true);
    for (const other of ['', '{"a": 1}', '\0'.repeat(100)]) expect(isLog(Buffer.from(other))).toBe(false);
  });
});
