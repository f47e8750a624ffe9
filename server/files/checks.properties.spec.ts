import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import * as fc from 'fast-check';
import sharp from 'sharp';

import { documentSamples } from '../../test/support/documents.js';
import { makePdf } from '../../test/support/pdf.js';
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
  ...Object.entries(documentSamples).map(([name, { bytes }]) => ['document', bytes, name] as const),
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

const types = { pdf: /^application\/pdf$/, image: /^image\//, document: /^(?:application|image)\/[\w.+-]+$/ };
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
        expect(judged).toMatch(/^(?:application\/[\w.+-]+|image\/(?:png|jpeg|webp|vnd\.dwg)|unsupported_file)$/);
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

  it('takes each of the other kind for none of its own', async () => {
    for (const [kind, bytes] of wholes)
      expect(await check(kind === 'pdf' ? 'image' : 'pdf', bytes)).toBe('unsupported_file');
  });

  it.each(['1', '1 ', ' ', '1 1', 'startxref ', '%PDF-1.', '\u00ff\u00d8'])(
    'is done with a megabyte of %j',
    async (text) => {
      for (const kind of ['pdf', 'image'] as const) {
        const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(1_000_000, text, 'latin1')]);
        expect(await check(kind, bytes, [65_536, 131_072])).toBe('unsupported_file');
      }
    },
  );
});
