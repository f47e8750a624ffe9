import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { makeZip } from '../../../test/support/makers/documents.js';

import { checkOf } from './upload-kinds.js';

/** Sends the bytes through in small pieces; whether they are taken, or the code of the refusal. */
async function check(name: string, bytes: Buffer): Promise<string> {
  const pieces = Array.from({ length: Math.ceil(bytes.length / 900) }, (_, index) =>
    bytes.subarray(index * 900, (index + 1) * 900),
  );
  return buffer(Readable.from(pieces).pipe(checkOf('document', name))).then(
    () => 'taken',
    (error: { code: string }) => error.code,
  );
}

/** As a program writes it that packs every entry and learns its size afterwards: method 8 and bit 3 of the flags. */
function packed(zip: Buffer): Buffer {
  const changed = Buffer.from(zip);
  if (zip.length < 30) return changed;
  changed.writeUInt16LE(0x08, 6);
  changed.writeUInt16LE(8, 8);
  changed.fill(0, 14, 26);
  return changed;
}

const container = (stream: string) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(3000),
    Buffer.from(stream, 'utf16le'),
    Buffer.alloc(400),
  ]);

describe('ArchiveCheck', () => {
  it.each([
    ['공고.hwpx', 'begins with its type', { mimetype: 'application/hwp+zip', 'Contents/content.hpf': '<x/>' }],
    ['공고.hwpx', 'ends with its type', { 'Contents/content.hpf': '<x/>', mimetype: 'application/hwp+zip' }],
    [
      '공고.hwpx',
      'begins with a large picture',
      { 'BinData/image1.png': 'x'.repeat(300_000), 'Contents/section0.xml': '<x/>' },
    ],
    ['table.xlsx', 'has a picture', { 'xl/media/image1.png': 'x', 'xl/workbook.xml': '<x/>' }],
    ['table.xlsx', 'has paths of Windows', { 'xl\\workbook.xml': '<x/>' }],
    ['terms.docx', 'has a numbered part', { 'word/document2.xml': '<x/>' }],
    ['drawings.zip', 'holds documents', { '도면/공고.hwpx': 'x', 'old/xl/workbook.xml': 'x' }],
    ['drawings.zip', 'is empty', {}],
  ])('takes a %s that %s, by its directory and whatever packed it', async (name, _, entries) => {
    const zip = makeZip(entries);
    expect(await check(name, zip)).toBe('taken');
    expect(await check(name, packed(zip))).toBe('taken');
  });

  it.each([
    ['공고.hwpx', 'is any archive', { 'a.txt': 'a' }],
    ['공고.hwpx', 'is a book', { mimetype: 'application/epub+zip', 'OEBPS/content.opf': 'x' }],
    ['table.xlsx', 'has a picture only', { 'xl/media/image1.png': 'x' }],
    ['table.xlsx', 'holds a table', { 'inner.xlsx': makeZip({ 'xl/workbook.xml': 'x' }).toString('latin1') }],
    ['table.xlsx', 'has macros', { 'xl/workbook.xml': 'x', 'xl/vbaProject.bin': 'x' }],
    ['terms.docx', 'is a table', { 'xl/workbook.xml': 'x' }],
  ])('refuses a %s that %s', async (name, _, entries) => {
    expect(await check(name, makeZip(entries))).toBe('unsupported_file');
  });

  it('refuses an archive that was cut', async () => {
    const zip = makeZip({ 'a.txt': 'a'.repeat(2000) });
    expect(await check('a.zip', zip.subarray(0, 1500))).toBe('unsupported_file');
    expect(await check('a.zip', zip.subarray(0, -10))).toBe('unsupported_file');
  });

  it('reads the larger form of the end of a directory', async () => {
    const zip = makeZip({ 'word/document.xml': '<x/>' });
    const end = zip.subarray(-22);
    const large = Buffer.alloc(56);
    large.write('PK\u0006\u0006', 'latin1');
    large.writeUInt32LE(end.readUInt32LE(16), 48);
    const changed = Buffer.from(end);
    changed.writeUInt32LE(0xff_ff_ff_ff, 16);
    expect(await check('a.docx', Buffer.concat([zip.subarray(0, -22), large, changed]))).toBe('taken');
  });

  it('tells a document with a password from an older one', async () => {
    expect(await check('table.xlsx', container('EncryptedPackage'))).toBe('protected_file');
    expect(await check('table.xlsx', container('Workbook'))).toBe('unsupported_file');
  });
});
