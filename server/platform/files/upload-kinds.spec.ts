import * as fc from 'fast-check';

import { documentEndings, drawingEndings } from '../../../shared/words/files.types.js';

import { cleanFileName, contentTypeOf } from './upload-kinds.js';

const kind = fc.constantFrom('pdf' as const, 'image' as const, 'document' as const, 'drawing' as const);
const character = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
  fc.constantFrom(
    '/',
    '\\',
    '.',
    ' ',
    '\0',
    '\r',
    '\n',
    '"',
    '%',
    '\u202e',
    '\u200d',
    '\u0301',
    'e',
    '\ud800',
    '가',
    'ㄱ',
    '🔥',
  ),
);
const name = fc
  .array(character, { maxLength: 300 })
  .chain((characters) =>
    fc.constantFrom('', '.pdf', '.PDF', '.webp', '.jpeg', '.exe').map((ending) => characters.join('') + ending),
  );

describe('cleanFileName', () => {
  it('is never a path, never blank, never broken, never endless, and can be sent in a header', () => {
    fc.assert(
      fc.property(name, kind, (sent, of) => {
        const clean = cleanFileName(sent, of);
        expect(clean).not.toMatch(/[\\/\p{Cc}\p{Cf}\p{Cs}]/u);
        expect(clean).toMatch(/\S/);
        expect([...clean].length).toBeLessThanOrEqual(205);
        expect(clean).toBe(clean.normalize('NFC'));
        expect(() => encodeURIComponent(clean)).not.toThrow();
      }),
      { numRuns: 500 },
    );
  });

  it('is the same when it is cleaned again', () => {
    fc.assert(
      fc.property(name, kind, (sent, of) => {
        const clean = cleanFileName(sent, of);
        expect(cleanFileName(clean, of).trim()).toBe(clean.trim());
      }),
    );
  });

  it('keeps the ending', () => {
    fc.assert(
      fc.property(name, fc.constantFrom('.pdf', '.PDF', '.Pdf'), (sent, ending) => {
        expect(cleanFileName(sent + ending, 'pdf').endsWith(ending)).toBe(true);
      }),
    );
  });
});

describe('contentTypeOf', () => {
  it('knows every ending that is taken, and is that of no page', () => {
    for (const ending of [...documentEndings, ...drawingEndings]) {
      const type = contentTypeOf(`A.${ending.toUpperCase()}`);
      expect(type === 'application/pdf').toBe(ending === 'pdf');
      expect(type).not.toMatch(/html|xml$|svg|text/);
    }
  });

  it('keeps the endings of all kinds when names are cut', () => {
    for (const [of, endings] of [
      ['document', documentEndings],
      ['drawing', drawingEndings],
    ] as const)
      for (const ending of endings)
        expect(cleanFileName(`${'x'.repeat(300)}.${ending}`, of)).toBe(`${'x'.repeat(200)}.${ending}`);
  });
});
