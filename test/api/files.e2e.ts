import { boardAt, pdfNamed, postFields, sendForm, toForm } from '../support/makers/boards.js';
import type { TestBoard } from '../support/makers/boards.js';
import { signIn } from '../support/site/http.js';
import { makePdf } from '../support/makers/pdf.js';
import { askRaw } from '../support/site/raw-http.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';
import { uploadsOf } from '../support/makers/uploads.js';

let site: TestSite;
let token: string;
let board: TestBoard;

beforeAll(async () => {
  site = await startTestSite('files', { UPLOAD_MEGABYTES: '1' });
  token = await signIn(site);
  board = boardAt(site, 'posts', 'ko', token);
});

afterAll(async () => {
  await site?.stop();
});

const whole = makePdf();
const MEGABYTE = 1024 * 1024;

describe('a file', () => {
  it.each([
    ['is empty', Buffer.alloc(0)],
    ['is one byte', Buffer.from('%')],
    ['is text', Buffer.from('견적서')],
    ['is a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['is a picture', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['is nothing but long', Buffer.alloc(200_000, 'x')],
    ['has the header line only', Buffer.from('%PDF-1.7\n')],
    ['has the header line and text', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(100_000, 'text ')])],
    ['has the end only', Buffer.from('1 0 obj\nendobj\nstartxref\n0\n%%EOF\n')],
    ['has header and end with nothing between', Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF\n')],
    ['ends before its end', whole.subarray(0, -8)],
    ['ends in the middle', makePdf(100_000).subarray(0, 50_000)],
    ['lacks its middle', Buffer.concat([makePdf(100_000).subarray(0, 400), makePdf(100_000).subarray(-20)])],
    ['begins late', Buffer.concat([Buffer.alloc(2000, ' '), whole])],
    ['begins as a GIF', Buffer.concat([Buffer.from('GIF89a'), whole])],
    ['begins as a page', Buffer.concat([Buffer.from('<!doctype html><script>alert(1)</script>\n'), whole])],
    ['begins as a blank and a page', Buffer.concat([Buffer.from('\n <p>'), whole])],
    ['begins as an archive', Buffer.concat([Buffer.from('PK\u0003\u0004'), whole])],
    ['begins with a letter', Buffer.concat([Buffer.from('x'), whole])],
    ['begins with two byte order marks', Buffer.concat([Buffer.from('\uFEFF\uFEFF'), whole])],
  ])('that %s is refused whatever its name and type say, and nothing of it is left', async (_, bytes) => {
    const before = await uploadsOf(site);
    const { status, body } = await board.add({}, { name: '카탈로그.pdf', bytes, type: 'application/pdf' });
    expect({ status, code: body.code }).toEqual({ status: 415, code: 'unsupported_file' });
    expect(await uploadsOf(site)).toEqual(before);
    expect((await board.list()).body.total).toBe(0);
  });

  it.each([
    ['whatever type the browser says', whole, 'application/x-unknown'],
    ['with a few bytes before it', Buffer.concat([Buffer.from('\n\n'), whole]), 'application/pdf'],
    ['with a byte order mark before it', Buffer.concat([Buffer.from('\uFEFF\r\n'), whole]), 'application/pdf'],
    ['with blank lines after it', Buffer.concat([whole, Buffer.from('\r\n\0\0\r\n')]), 'application/pdf'],
    ['of exactly the size allowed', exactly(MEGABYTE), 'application/pdf'],
  ])('that is a PDF is taken %s, and comes back byte by byte', async (_, bytes, type) => {
    const { status, body } = await board.add({}, { name: 'a.pdf', bytes, type });
    expect(status).toBe(201);
    const answer = await askRaw(site.url, (await board.open(body.id)).body.pdfUrl ?? '');
    expect(answer.body.equals(bytes)).toBe(true);
    expect(answer.headers['content-length']).toBe(String(bytes.length));
    await board.remove(body.id);
  });

  it.each([
    ['one byte', exactly(MEGABYTE + 1)],
    ['ten times', makePdf(10 * MEGABYTE)],
  ])('larger than allowed by %s is refused and leaves nothing', async (_, bytes) => {
    const before = await uploadsOf(site);
    const { status, body } = await sendForm(board.admins, token, toForm(postFields(), [{ name: 'a.pdf', bytes }]));
    expect({ status, code: body.code }).toEqual({ status: 413, code: 'file_too_large' });
    expect(await uploadsOf(site)).toEqual(before);
  });
});

describe('the name of a file', () => {
  const rfc6266 = (name: string) =>
    encodeURIComponent(name).replaceAll(
      /['()*]/g,
      (mark) => `%${(mark.codePointAt(0) ?? 0).toString(16).toUpperCase()}`,
    );

  it.each([
    ['composed Korean', '판형열교환기 카탈로그.pdf', '판형열교환기 카탈로그.pdf'],
    ['decomposed Korean', '판형열교환기.pdf'.normalize('NFD'), '판형열교환기.pdf'],
    ['an emoji', '도면 🔥.pdf', '도면 🔥.pdf'],
    ['quotes', `"견적" 'A'.pdf`, `"견적" 'A'.pdf`],
    ['a percent sign', '50% 도면%20.pdf', '50% 도면%20.pdf'],
    ['brackets, semicolons and stars', '도면(1);*=a.pdf', '도면(1);*=a.pdf'],
    ['a path', '../../등록/비밀.pdf', '비밀.pdf'],
    ['a path of Windows', 'C:\\문서\\비밀.pdf', '비밀.pdf'],
    ['line ends', '도면\r\nSet-Cookie: a=b.pdf', '도면Set-Cookie: a=b.pdf'],
    ['a change of the writing direction', '도면\u202Efdp.exe.pdf', '도면fdp.exe.pdf'],
    ['300 characters, cut to fit', `${'가'.repeat(300)}.pdf`, `${'가'.repeat(200)}.pdf`],
    ['300 emoji, cut between two', `${'🔥'.repeat(300)}.PDF`, `${'🔥'.repeat(200)}.PDF`],
    ['nothing that can be seen', '\u202E\u200F', 'document.pdf'],
  ])('with %s comes back in a header that every browser reads', async (_, sent, name) => {
    const { status, body } = await board.add({}, pdfNamed(sent));
    expect({ status, name: body.pdfFileName }).toEqual({ status: 201, name });
    const { pdfUrl } = (await board.open(body.id)).body;
    const answer = await askRaw(site.url, pdfUrl ?? '');
    expect(answer.body.equals(whole)).toBe(true);
    const disposition = answer.headers['content-disposition'] ?? '';
    const ascii =
      /^[\x20-\x7e]*$/.test(name) || /^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''/.test(disposition);
    expect({ disposition, ascii }).toEqual({ disposition, ascii: true });
    if (disposition.includes('filename*')) expect(disposition.split(`filename*=UTF-8''`)[1]).toBe(rfc6266(name));
    else expect(disposition.replaceAll('"', '')).toBe(`attachment; filename=${name}`);
  });
});

describe('GET …/pdf', () => {
  const size = 100_000;
  const bytes = makePdf(size);
  let path: string;

  beforeAll(async () => {
    const { body } = await board.add({}, { name: '범위.pdf', bytes });
    path = (await board.open(body.id)).body.pdfUrl ?? '';
  });

  const get = (headers: Record<string, string> = {}, method = 'GET') => askRaw(site.url, path, { method, headers });
  const last = bytes.length - 1;

  it('sends the whole file as nothing else than a PDF to keep', async () => {
    const { status, headers, body } = await get();
    expect({ status, same: body.equals(bytes) }).toEqual({ status: 200, same: true });
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
  });

  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=0-99', 0, 99],
    ['bytes=500-1499', 500, 1499],
    [`bytes=${last}-`, last, last],
    ['bytes=-10', last - 9, last],
    ['bytes=-9999999', 0, last],
    ['bytes=10-9999999', 10, last],
  ])('sends the part %s', async (Range, start, end) => {
    const { status, headers, body } = await get({ Range });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(`bytes ${start}-${end}/${bytes.length}`);
    expect(headers['content-length']).toBe(String(end - start + 1));
    expect(body.equals(bytes.subarray(start, end + 1))).toBe(true);
  });

  it.each([`bytes=${bytes.length}-`, 'bytes=9999999-99999999', 'bytes=-0'])('answers 416 to %s', async (Range) => {
    const { status, headers, body } = await get({ Range });
    expect({ status, length: body.length }).toEqual({ status: 416, length: 0 });
    expect(headers['content-range']).toBe(`bytes */${bytes.length}`);
  });

  it.each(['bytes=x', 'bytes=-', 'bytes=', 'lines=1-2', 'bytes=5-1', 'bytes=0-1,50-60', 'bytes=0-1e9'])(
    'sends the whole file for %s',
    async (Range) => {
      const { status, body } = await get({ Range });
      expect({ status, length: body.length }).toEqual({ status: 200, length: bytes.length });
    },
  );

  it('sends a part only of the version that the parts at hand are of', async () => {
    const { etag = '' } = (await get()).headers;
    const Range = 'bytes=0-9';
    const lengths = [];
    for (const version of [etag, '"another"', `W/${etag}`, 'Sat, 21 Nov 2026 00:00:00 GMT'])
      lengths.push((await get({ Range, 'If-Range': version })).body.length);
    expect(lengths).toEqual([10, bytes.length, bytes.length, bytes.length]);
  });

  it('says that a file at hand has not changed', async () => {
    const { etag = '' } = (await get()).headers;
    const { status, body } = await get({ 'If-None-Match': `"x", ${etag}` });
    expect({ status, length: body.length }).toEqual({ status: 304, length: 0 });
    expect((await get({ 'If-None-Match': '"x"' })).status).toBe(200);
  });

  it('tells HEAD what GET would send, whole, and counts nothing', async () => {
    const { status, headers, body } = await get({ Range: 'bytes=0-9' }, 'HEAD');
    expect({ status, size: headers['content-length'], length: body.length }).toEqual({
      status: 200,
      size: String(bytes.length),
      length: 0,
    });
  });

  it('goes on for others after visitors leave in the middle', async () => {
    for (let index = 0; index < 10; index += 1) {
      const leave = new AbortController();
      await fetch(site.url + path, { signal: leave.signal });
      leave.abort();
    }
    expect((await get()).body.equals(bytes)).toBe(true);
    expect(site.output()).not.toContain('"level":50');
  });
});

/** A PDF of exactly this many bytes. */
function exactly(size: number): Buffer<ArrayBuffer> {
  const almost = makePdf(size - 200);
  return Buffer.concat([almost, Buffer.alloc(size - almost.length, '\n')]);
}
