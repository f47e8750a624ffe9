import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { checkOf } from './upload-kinds.js';
import type { FileKind } from './upload-kinds.js';

const codeOf = (kind: FileKind, name: string, bytes: Buffer) =>
  buffer(Readable.from([bytes]).pipe(checkOf(kind, name))).catch((error: { code: string }) => error.code);

const begins = (mark: string) => Buffer.concat([Buffer.from(mark, 'latin1'), Buffer.alloc(3000, 'x')]);
const heic = begins('\0\0\0\u0024ftypheic\0\0\0\0mif1heic');

describe('a refusal', () => {
  it.each(['DRMONE  This Document', '\u009B DRMONE  This Document', 'SCDSA002', '<## NASCA DRM FILE - VER1.00 ##>'])(
    'says that a document is locked which begins with %j',
    async (mark) => {
      for (const name of ['a.pdf', 'a.docx', 'a.dwg', 'a.jpg', 'a.zip'])
        expect({ name, code: await codeOf('drawing', name, begins(mark)) }).toEqual({ name, code: 'protected_file' });
      expect(await codeOf('document', 'a.hwp', begins(mark))).toBe('protected_file');
    },
  );

  it.each([
    ['drawing', '명판.HEIC'],
    ['drawing', 'IMG_0012.jpg'],
    ['image', 'IMG_0012.jpg'],
    ['picture', 'IMG_0012.jpg'],
  ] as const)('of a %s says of %s that it is the format of an iPhone', async (kind, name) => {
    expect(await codeOf(kind, name, heic)).toBe('heic_file');
  });

  it('has no other reason for anything else', async () => {
    expect(await codeOf('drawing', 'a.heic', begins('\u00FF\u00D8\u00FF'))).toBe('unsupported_file');
    expect(await codeOf('drawing', 'a.pdf', begins('text'))).toBe('unsupported_file');
  });
});
