import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { inShort } from '../../test/support/makers/exports/read-all.js';
import { truth } from '../../test/support/makers/exports/truth.js';
import { cellOf, writeFolder, writeTables } from '../../test/support/makers/exports/write-folder.js';
import { writeCollections, writeLines, writeTree } from '../../test/support/makers/exports/write-json.js';
import { writeEmulator, writeManaged } from '../../test/support/makers/exports/write-managed.js';

import type { Found, SourceValue } from './source.types.js';
import { bytesOf, readExport, shapeOf } from './read-export.js';
import type { ReadOptions } from './reading.types.js';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-'));
});
afterEach(async () => rm(folder, { recursive: true }));

async function all(path: string, options?: ReadOptions): Promise<Found[]> {
  const found: Found[] = [];
  for await (const part of readExport(path, options)) found.push(part);
  return found;
}

/** By their paths, with their fields in the order of their names. */
const sorted = (
  documents: readonly { collection: string; id: string; fields: Iterable<readonly [string, SourceValue]> }[],
) =>
  documents
    .map(({ collection, id, fields }) => ({
      path: `${collection}/${id}`,
      fields: [...fields].toSorted(([a], [b]) => a.localeCompare(b)),
    }))
    .toSorted((a, b) => a.path.localeCompare(b.path));

const trueDocuments = sorted(truth.map(({ fields, ...own }) => ({ ...own, fields: Object.entries(fields) })));
const asTexts = trueDocuments.map(({ path, fields }) => ({
  path,
  fields: fields.map(([name, value]) => [name, cellOf(value)]),
}));

const documentsIn = (found: readonly Found[]) =>
  sorted(found.flatMap((part) => (part.kind === 'document' ? [part] : [])));

async function fileOf(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

describe('an export', () => {
  it.each([
    ['managed', writeManaged],
    ['managed', writeEmulator],
    ['tree', writeTree],
    ['collections', writeCollections],
    ['lines', writeLines],
    ['folder', writeFolder],
  ] as const)('of the shape %s gives all documents as they were', async (shape, write) => {
    const path = await write(folder, truth);
    expect(await shapeOf(path)).toBe(shape);
    const found = await all(path);
    expect(documentsIn(found)).toEqual(trueDocuments);
    expect(found).toHaveLength(truth.length);
  });

  it('of tables gives all documents, with texts for all values', async () => {
    const path = await writeTables(folder, truth);
    expect(await shapeOf(path)).toBe('folder');
    const found = await all(path);
    expect(documentsIn(found)).toEqual(asTexts);
    expect(found).toHaveLength(truth.length);
  });

  it.each([
    ['managed', writeManaged],
    ['tree', writeTree],
    ['folder', writeFolder],
    ['tables', writeTables],
  ] as const)('tells how much of it was read: %s', async (_, write) => {
    const path = await write(folder, truth);
    const read: number[] = [];
    await all(path, { onRead: (bytes) => read.push(bytes) });
    expect(read).toEqual(read.toSorted((a, b) => a - b));
    expect(read.at(-1)).toBe(await bytesOf(path));
  });

  it('is found in the folder around it, or in one of its files', async () => {
    await writeManaged(folder, truth);
    expect(await shapeOf(folder)).toBe('managed');
    expect(documentsIn(await all(folder))).toEqual(trueDocuments);
    const name = 'all_namespaces_kind_certificates_output-0';
    const path = join(folder, 'firestore_export/all_namespaces/kind_certificates', name);
    expect(inShort(await all(path))).toEqual(['certificates/eN3qLh7ZmO5sKc9Rv1Tx']);
  });

  it('is known by its content, whatever its name is', async () => {
    const wrong = await fileOf('posts.csv', '{"__collections__": {"ko-posts": {"a": {"title": "A"}}}}');
    expect(await shapeOf(wrong)).toBe('tree');
    expect(inShort(await all(wrong))).toEqual(['ko-posts/a']);
    const folderOf = join(folder, 'mixed');
    await mkdir(folderOf);
    await writeFile(join(folderOf, 'ko-posts.json'), '{"id": "a", "title": "A"}\n{"id": "b", "title": "B"}\n');
    await writeFile(join(folderOf, 'en-posts.json'), '\uFEFFid;title\nc;C\n');
    expect(inShort(await all(folderOf))).toEqual(['en-posts/c', 'ko-posts/a', 'ko-posts/b']);
  });

  it.each([
    ['ko-posts.json', '{"ko-posts": {"a": {"title": "판형"}}}'],
    ['ko-posts.csv', 'id,title\r\na,판형\r\n'],
  ])('in UTF-16, as PowerShell writes it, is read: %s', async (name, content) => {
    const marked = Buffer.from(`\uFEFF${content}`, 'utf16le');
    for (const bytes of [marked, marked.subarray(2), Buffer.from(marked).swap16()]) {
      const found = await all(await fileOf(name, bytes));
      expect(found).toMatchObject([{ collection: 'ko-posts', id: 'a', fields: new Map([['title', '판형']]) }]);
    }
  });

  it.each([
    ['id,title\r\na,\xc6\xc7\xc7\xfc\r\nb,B\r\n', ['not_utf8: ko-posts.csv, line 2', 'ko-posts/b']],
    ['id,\xc1\xa6\xb8\xf1\r\na,A\r\n', ['not_utf8: ko-posts.csv, line 1']],
  ])('in CP949, as Excel writes it, says so: %j', async (content, expected) => {
    expect(inShort(await all(await fileOf('ko-posts.csv', Buffer.from(content, 'latin1'))))).toEqual(expected);
  });

  it.each([
    ['{"a": {"title": "A"}, "b": {"title": "B"}}', ['ko-posts/a', 'ko-posts/b']],
    ['{"a": {"createdAt": {"_seconds": 1, "_nanoseconds": 0}}}', ['ko-posts/a']],
    ['{"a": {}, "b": {"title": "B"}}', ['ko-posts/a', 'ko-posts/b']],
    ['[{"id": "a"}, {"id": 7}]', ['ko-posts/a', 'ko-posts/7']],
    ['{"en-posts": {"a": {"title": "A"}}}', ['en-posts/a']],
    ['{"en-posts": [{"id": "a"}]}', ['en-posts/a']],
    ['{"en-posts": {}, "posts": {"a": {}, "b": {"title": "B"}}}', ['posts/a', 'posts/b']],
    ['{"id": "a", "collection": "posts", "title": "A"}', ['posts/a']],
    ['{"data": {"title": "A"}, "path": "posts/a"}\n{"data": {}, "path": "posts/b"}', ['posts/a', 'posts/b']],
    ['id,title\na,A\nb,B', ['ko-posts/a', 'ko-posts/b']],
    [
      '{"__proto__": {"a": {"title": "A"}}, "constructor": {"__proto__": {"title": "B"}}}',
      ['__proto__/a', 'constructor/__proto__'],
    ],
    ['{}', []],
  ])('is read as what it is: %s', async (content, expected) => {
    expect(inShort(await all(await fileOf('ko-posts.json', content)))).toEqual(expected);
  });

  it.each(['', 'Hello', '\0\0\0\0\0\0\0\0', '{\n  "name": "site"\n}', '7', '%PDF-1.7\n%âãÏÓ', 'title,content\nA,B\n'])(
    'is none: %j',
    async (content) => {
      const path = await fileOf('posts.json', content);
      expect(await shapeOf(path)).toBeUndefined();
      expect(await bytesOf(path)).toBe(0);
      expect(inShort(await all(path))).toEqual(['unknown_shape: posts.json']);
    },
  );

  it('goes on behind a file that is none', async () => {
    await fileOf('a.json', 'Hello');
    await fileOf('b.json', '{"1": {"title": "A"}}');
    expect(inShort(await all(folder))).toEqual(['unknown_shape: a.json', 'b/1']);
  });

  it('cannot be read where there is nothing', async () => {
    await expect(all(join(folder, 'missing'))).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(shapeOf(join(folder, 'missing'))).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
