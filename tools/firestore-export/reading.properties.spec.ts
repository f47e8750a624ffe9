import * as fc from 'fast-check';

import { readAll } from '../../test/support/makers/exports/read-all.js';
import { entity } from '../../test/support/makers/exports/write-entity.js';
import { log } from '../../test/support/makers/exports/write-managed.js';

import { asUtf8 } from './files.js';
import { readManaged } from './managed/read-managed.js';
import { readCollections, readDocuments, readTree } from './read-json.js';
import { readLines } from './read-lines.js';
import { readTable } from './read-table.js';
import type { Reader } from './reading.types.js';

/** The bytes in pieces, cut at these places. */
function cutAt(bytes: Buffer, cuts: readonly number[]): readonly Buffer[] {
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).toSorted((a, b) => a - b), bytes.length];
  return places.slice(1).map((end, index) => bytes.subarray(places[index], end));
}

const marked =
  (reader: Reader): Reader =>
  (source) =>
    reader({ ...source, chunks: asUtf8(source.chunks) });

const value = '{"t": "a\\"\\\\", "판": "형\\n", "n": [1, {"x": "}]"}], "d": {"_seconds": 1, "_nanoseconds": 0}}';
const broken = '{"a": {"t": "x},\n"b": {"n": [1}, c: 1, "d": {"t": "\\u12"}, "e": {}}';
const wholes: readonly (readonly [Reader, Buffer])[] = [
  [marked(readTree), Buffer.from(`\uFEFF{"__collections__": {"posts": {"a": ${value}, "b": ${value}}, "none": {}}}`)],
  [marked(readLines), Buffer.from(`\uFEFF{"id": 1, "판": "형"}\n{"id": 2`, 'utf16le')],
  [readCollections, Buffer.from(`{\n"posts": {"a": ${value}},\n"more": [{"id": 1}, ${value}, 7], "x": "\\\\"}`)],
  [readDocuments, Buffer.from(broken)],
  [readDocuments, Buffer.from(`${value} ${value}`)],
  [readLines, Buffer.from(`{"id": 1}\n{"path": "posts/a", "data": ${value}}\r\n\n{"id"\n{"id": 2`)],
  [readTable, Buffer.from('id,title\r\na,"A ""1""\r\n2"\nb,"",\nc,"C')],
  [readManaged, log([entity('posts/a', { t: 'A' }), entity('posts/b', { t: 'x'.repeat(70_000) }), Buffer.from('no')])],
];
const whole = fc.constantFrom(...wholes);
const cuts = fc.array(fc.nat(), { maxLength: 12 });

describe('an export that is read in pieces', () => {
  it('gives the same, wherever it was cut', async () => {
    await fc.assert(
      fc.asyncProperty(whole, cuts, async ([reader, bytes], places) => {
        expect(await readAll(reader, cutAt(bytes, places))).toEqual(await readAll(reader, [bytes]));
      }),
    );
  });

  it.each(wholes.slice(0, -1))('gives the same byte by byte (%#)', async (reader, bytes) => {
    const pieces = [...bytes].map((byte) => Buffer.from([byte]));
    expect(await readAll(reader, pieces)).toEqual(await readAll(reader, [bytes]));
  });

  it('never fails, and gives the same wherever it was cut, when it is damaged', async () => {
    const damage = fc.array(fc.tuple(fc.nat(), fc.constantFrom(...Buffer.from('{}[]",:\\\n\0a\xff'))), {
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(whole, damage, fc.nat(), cuts, async ([reader, bytes], changes, length, places) => {
        const damaged = Buffer.from(bytes.subarray(0, bytes.length - (length % 40)));
        for (const [at, byte] of changes) damaged[at % damaged.length] = byte;
        expect(await readAll(reader, cutAt(damaged, places))).toEqual(await readAll(reader, [damaged]));
      }),
      { numRuns: 500 },
    );
  });

  it('gives the documents of any JSON', async () => {
    const fields = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null)));
    const documents = fc.dictionary(fc.string(), fields);
    await fc.assert(
      fc.asyncProperty(documents, fc.nat({ max: 2 }), cuts, async (own, indent, places) => {
        const text = JSON.stringify(own, undefined, indent);
        const found = await readAll(readDocuments, cutAt(Buffer.from(text), places));
        const read = found.map((part) =>
          part.kind === 'document' ? [part.id, Object.fromEntries(part.fields)] : part,
        );
        expect(read).toEqual(Object.entries(JSON.parse(text)).filter(([, one]) => one !== undefined));
      }),
    );
  });
});
