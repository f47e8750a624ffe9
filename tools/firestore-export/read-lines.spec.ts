import { inShort, readAll } from '../../test/support/makers/exports/read-all.js';

import { readLines } from './read-lines.js';
import { readTable } from './read-table.js';

describe('lines of documents', () => {
  it.each([
    ['by their paths', '{"path": "ko-posts/a", "data": {"t": 1}}', ['ko-posts/a']],
    ['below others', '{"path": "ko-posts/a/answers/b", "data": {}}', ['ko-posts/a/answers/b']],
    ['by their collections', '{"id": "a", "collection": "ko-posts"}', ['ko-posts/a']],
    ['by their ids alone', '{"id": "a"}\r\n\r\n{"_id": "b"}\r\n', ['posts/a', 'posts/b']],
    ['at the path of a collection', '{"path": "ko-posts", "data": {}}\n{"id": 1}', ['no_id: file, line 1', 'posts/1']],
    ['without an id', '{"t": 1}\n{"id": 1}', ['no_id: file, line 1', 'posts/1']],
    ['that are no maps', '[1]\nnull\n{"id": 1}', ['no_document: file, line 1', 'no_document: file, line 2', 'posts/1']],
    [
      'that are broken',
      '{"id": 1\n{"id": "2}\n{"id": 3}',
      ['not_json: file, line 1', 'not_json: file, line 2', 'posts/3'],
    ],
    ['that are cut', '{"id": 1}\n{"id": 2', ['posts/1', 'cut: file, line 2']],
  ])('%s', async (_, content, expected) => {
    expect(inShort(await readAll(readLines, content))).toEqual(expected);
  });

  it('go on behind what is too large, too deep or no UTF-8', async () => {
    const lines = [
      '{"id": 1}',
      `{"id": "${'x'.repeat(2000)}"}`,
      `{"id": 3, "t": ${'['.repeat(300)}`,
      '{"id": "\xff"}',
      '{"id": 5}',
    ];
    expect(inShort(await readAll(readLines, Buffer.from(lines.join('\n'), 'latin1'), { documentBytes: 1000 }))).toEqual(
      ['posts/1', 'too_large: file, line 2', 'too_deep: file, line 3', 'not_utf8: file, line 4', 'posts/5'],
    );
  });
});

describe('a table', () => {
  it.each([
    ['with commas', 'id,title\na,"A, B"\nb,"""C"""', ['posts/a', 'posts/b']],
    ['with semicolons', 'title;__id__\r\n"A;\r\nB";a\r\nC;b\r\n', ['posts/a', 'posts/b']],
    ['with tabs', '"Document ID"\ttitle\na\tA', ['posts/a']],
    [
      'with rows of other lengths',
      'id,title\na\nb,B\nc,C,more\nd,D',
      ['damaged: file, line 2', 'posts/b', 'damaged: file, line 4', 'posts/d'],
    ],
    ['with a quote in a cell', 'id,title\na,5" pipe\nb,B', ['damaged: file, line 2', 'posts/b']],
    ['with text behind quotes', 'id,title\na,"A" B\nb,B', ['damaged: file, line 2', 'posts/b']],
    ['with lines in cells', 'id,title\na,"A\n\nB"\nb\nc,C', ['posts/a', 'damaged: file, line 5', 'posts/c']],
    ['with quotes that are not closed', 'id,title\na,A\nb,"B\nc,C\n', ['posts/a', 'cut: file, line 3']],
    ['without ids', 'title\nA', ['no_id: file, line 2']],
    ['with an empty id', 'id,title\n,A\nb,B', ['no_id: file, line 2', 'posts/b']],
    ['without rows', 'id,title\n', []],
  ])('%s', async (_, content, expected) => {
    expect(inShort(await readAll(readTable, content))).toEqual(expected);
  });

  it('has no field where a cell is empty', async () => {
    const found = await readAll(readTable, 'id,title,__proto__,author\na,"A ""1""\r\n2",,"  B "');
    expect(found).toEqual([
      expect.objectContaining({
        fields: new Map([
          ['title', 'A "1"\r\n2'],
          ['author', '  B '],
        ]),
      }),
    ]);
  });

  it('goes on behind what is too large or no UTF-8', async () => {
    const content = Buffer.from(`id,title\na,"${'x'.repeat(2000)}"\nb,\xff\nc,C`, 'latin1');
    expect(inShort(await readAll(readTable, content, { documentBytes: 1000 }))).toEqual([
      'too_large: file, line 2',
      'not_utf8: file, line 3',
      'posts/c',
    ]);
  });
});
