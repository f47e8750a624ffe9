import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import * as fc from 'fast-check';
import sharp from 'sharp';

import { documentSamples, drawingSamples } from '../../../test/support/makers/documents.js';
import { makePdf } from '../../../test/support/makers/pdf.js';
import { AppError } from '../common/app-error.js';

import { checkOf } from './upload-kinds.js';
import type { FileKind } from './upload-kinds.js';

const picture = sharp({ create: { width: 5, height: 5, channels: 3, background: '#345' } });
const wholes: readonly (readonly [FileKind, Buffer, name?: string])[] = [
  ['pdf', makePdf()],
  ['pdf', makePdf(5000)],
  ['image', await picture.png().toBuffer()],
  ['image', await picture.jpeg().toBuffer()],
  ['image', await picture.webp().toBuffer()],
  ['picture', await picture.jpeg().toBuffer()],
  ['picture', await picture.avif({ effort: 0 }).toBuffer()],
  ['picture', Buffer.from('\uFEFF<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ...Object.entries(documentSamples).map(([name, { bytes }]) => ['document', bytes, name] as const),
  ...Object.entries(drawingSamples).map(([name, { bytes }]) => ['drawing', bytes, name] as const),
  ['drawing', makePdf(), 'P&ID.pdf'],
];

/** Sends the bytes through, cut at these places; the type, or the code of the refusal. */
async function check(kind: FileKind, bytes: Buffer, cuts: readonly number[] = [], name = ''): Promise<unknown> {
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).toSorted((a, b) => a - b), bytes.length];
  const pieces = places.slice(1).map((end, index) => bytes.subarray(places[index], end));
  const checked = Readable.from(pieces.filter(({ length }) => length > 0)).pipe(checkOf(kind, name));
  return buffer(checked).then(
    (through) => (through.equals(bytes) ? checked.type : 'changed'),
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );
}

const document = /^(?:application|image|model)\/[\w.+-]+$/;
const types = {
  pdf: /^application\/pdf$/,
  image: /^image\//,
  picture: /^image\//,
  document,
  drawing: document,
  spreadsheet: document,
};
const whole = fc.constantFrom(...wholes);
const cuts = fc.array(fc.nat(), { maxLength: 12 });

describe('the check of a file', () => {
  it('lets a whole one through, wherever it was cut on its way', async () => {
    await fc.assert(
      fc.asyncProperty(whole, cuts, async ([kind, bytes, name], places) => {
        expect(await check(kind, bytes, places, name)).toMatch(types[kind]);
      }),
    );
  });

  it('judges a damaged one the same, wherever it was cut on its way', async () => {
    const damage = fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(whole, damage, fc.nat(), cuts, async ([kind, bytes, name], changes, length, places) => {
        const damaged = Buffer.from(bytes.subarray(0, length % (bytes.length + 1)));
        for (const [at, value] of changes) if (damaged.length > 0) damaged[at % damaged.length] = value;
        const judged = await check(kind, damaged, [], name);
        expect(judged).toMatch(
          /^(?:(?:application|model)\/[\w.+-]+|image\/(?:png|jpeg|webp|avif|svg\+xml|vnd\.dwg|vnd\.dxf)|\w+_file)$/,
        );
        expect(await check(kind, damaged, places, name)).toBe(judged);
      }),
    );
  });

  it('refuses anything else', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('pdf' as const, 'image' as const),
        fc.uint8Array({ maxLength: 3000 }),
        cuts,
        async (kind, bytes, places) => {
          expect(await check(kind, Buffer.from(bytes), places)).toBe('unsupported_file');
        },
      ),
    );
  });

  it('takes a file of a request for what its name says, and for nothing else', async () => {
    const samples = [
      ...Object.entries(drawingSamples),
      ['P&ID.pdf', { bytes: makePdf(), type: 'application/pdf' }],
    ] as const;
    for (const [name, { bytes, type }] of samples) {
      expect({ name, judged: await check('drawing', bytes, [], name) }).toEqual({ name, judged: type });
      for (const [other, { type: otherType }] of samples) {
        const judged = await check('drawing', bytes, [], other);
        expect({ name, other, judged }).toEqual({
          name,
          other,
          judged: type === otherType ? type : 'unsupported_file',
        });
      }
      for (const other of ['x', 'x.exe', 'x.svg', 'x.html', 'x.hwp', 'x.webp', 'pdf', '.pdf.', ''])
        expect({ name, other, judged: await check('drawing', bytes, [], other) }).toMatchObject({
          judged: 'unsupported_file',
        });
    }
  });

  it('refuses a name that says of no kind that is taken, also where nobody knows the content', async () => {
    for (const kind of ['document', 'drawing'] as const)
      for (const name of ['notes.txt', 'notes', 'run.bat', '']) {
        const judged = await check(kind, Buffer.from('what anybody may have written'), [], name);
        expect({ kind, name, judged }).toEqual({ kind, name, judged: 'unsupported_file' });
      }
  });

  it('takes each of the other kind for none of its own', async () => {
    const ofOneKind = wholes.filter(([kind]) => kind !== 'drawing' && kind !== 'picture');
    for (const [kind, bytes] of ofOneKind)
      expect(await check(kind === 'pdf' ? 'image' : 'pdf', bytes)).toBe('unsupported_file');
  });

  it.each(['1', '1 ', ' ', '1 1', 'startxref ', '%PDF-1.', '\u00ff\u00d8', ' 999\n', '999\n\n', '\n', ' 0\n'])(
    'is done with a megabyte of %j',
    async (text) => {
      const filling = Buffer.alloc(1_000_000, text, 'latin1');
      for (const kind of ['pdf', 'image'] as const) {
        const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), filling]);
        expect(await check(kind, bytes, [65_536, 131_072])).toBe('unsupported_file');
      }
      for (const name of ['a.dxf', 'a.step'])
        expect(await check('drawing', filling, [], name)).toBe('unsupported_file');
    },
  );
});
