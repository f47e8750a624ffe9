import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { makePdf } from '../../../test/support/makers/pdf.js';

import { PdfCheck } from './pdf-check.js';

const whole = makePdf();
const END_MARK = '%%EOF\n';
const object = Buffer.from('\n9 0 obj\n<< /Length 5000 >>\nstream\n');

/** Sends the bytes through in pieces of this size; returns the type, or the code of the refusal. */
async function check(bytes: Buffer, size: number): Promise<string> {
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
  const checked = Readable.from(pieces).pipe(new PdfCheck());
  return buffer(checked).then(
    (through) => (through.equals(bytes) ? checked.type : 'changed'),
    (error: { code: string }) => error.code,
  );
}

describe.each([5, 1000, 100_000])('PdfCheck, in pieces of %d bytes', (size) => {
  it.each([
    ['the zeros of a copier', Buffer.alloc(4845)],
    ['the zeros of a document system', Buffer.alloc(80_508)],
    ['a page that a gateway has added', Buffer.from(`<!-- ${'x'.repeat(5586)} -->`)],
    ['a change with an end of its own', Buffer.concat([object, Buffer.from('startxref\r\n9\r\n%%EOF')])],
  ])('takes one with %s behind its end', async (_, more) => {
    expect(await check(Buffer.concat([whole, more]), size)).toBe('application/pdf');
  });

  it.each([
    ['in the middle', makePdf(9000).subarray(0, 5000)],
    ['behind the first of two ends', Buffer.concat([whole, object, Buffer.alloc(3000, 'x')])],
    ['in its end', whole.subarray(0, -END_MARK.length)],
  ])('refuses one that was cut %s', async (_, bytes) => {
    expect(await check(bytes, size)).toBe('unsupported_file');
  });
});
