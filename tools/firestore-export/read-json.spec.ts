import { inShort, readAll } from '../../test/support/makers/exports/read-all.js';

import { readCollections, readDocuments, readTree } from './read-json.js';

describe('a JSON export', () => {
  it('gives the documents of the collections below a document', async () => {
    const below = { n: 1, __collections__: { answers: { x: { a: 1 }, y: { __collections__: { deep: { z: {} } } } } } };
    const found = await readAll(readTree, JSON.stringify({ __collections__: { posts: { p: below } } }));
    expect(inShort(found)).toEqual(['posts/p', 'posts/p/answers/x', 'posts/p/answers/y', 'posts/p/answers/y/deep/z']);
    expect(found[0]).toMatchObject({ fields: new Map([['n', 1]]) });
  });

  it('says in which line what cannot be read stands, and goes on', async () => {
    const content =
      '{\n "posts": {\n  "a": {"n": 1},\n  "b": {"n": tru},\n  "c": 7,\n  "d": {"n": 2}\n },\n "none": null\n}';
    expect(await readAll(readCollections, content)).toEqual([
      expect.objectContaining({ kind: 'document', id: 'a', place: 'file, line 3' }),
      { kind: 'unreadable', problem: 'not_json', place: 'file, line 4', collection: 'posts', id: 'b' },
      { kind: 'unreadable', problem: 'no_document', place: 'file, line 5', collection: 'posts', id: 'c' },
      expect.objectContaining({ kind: 'document', id: 'd', place: 'file, line 6' }),
      { kind: 'unreadable', problem: 'no_document', place: 'file, line 8', collection: 'none' },
    ]);
  });

  it.each([
    ['a text that is not closed', '{"a": {"t": "x,\n"u": 1},\n"b": {"t": 1}}', ['not_json: file, line 1', 'posts/b']],
    ['a list that is not closed', '{"a": {"t": [1, 2},\n"b": {"t": 1}}', ['not_json: file, line 1', 'posts/b']],
    ['a comma too many', '{"a": {"t": 1,},\n"b": {"t": 1},}', ['not_json: file, line 1', 'posts/b']],
    ['a comma too few', '{"a": {}\n"b": {},\n"c": {}}', ['posts/a', 'not_json: file, line 2', 'posts/c']],
    ['a name without quotes', '{a: {"t": 1},\n"b": {}}', ['not_json: file, line 1', 'posts/b']],
    ['a name without a value', '{"a": ,\n"b": {}}', ['not_json: file, line 1', 'posts/b']],
    ['a name alone', '{"a",\n"b": {}}', ['not_json: file, line 1', 'posts/b']],
    ['a wrong bracket at the end', '[{"id": 1}}', ['posts/1', 'cut: file, line 1']],
    ['something behind the end', '{"a": {}}\nmore', ['posts/a', 'not_json: file, line 2']],
    ['a whole document in a cut file', '{"a": {}', ['posts/a', 'cut: file, line 1']],
    ['a cut document', '{"a": {},\n"b": {"t": "x', ['posts/a', 'cut: file, line 2']],
    ['a cut name', '{"a": {},\n"b', ['posts/a', 'cut: file, line 2']],
    ['a cut collection', '{"a": {},', ['posts/a', 'cut: file, line 1']],
    [
      'documents without an id',
      '[{"t": 1},\n{"id": ""},\n{"id": "c"}]',
      ['no_id: file, line 1', 'no_id: file, line 2', 'posts/c'],
    ],
    ['no map', '[7,\n{"id": "b"}]', ['no_document: file, line 1', 'posts/b']],
  ])('goes on behind %s', async (_, content, expected) => {
    expect(inShort(await readAll(readDocuments, content))).toEqual(expected);
  });

  it('goes on behind a collection whose name is broken', async () => {
    const content = '{ko: {"a": {"n": 1}},\n"en": {"b": {}}, "posts" {"c": {}}, "more": [{"id": 1}]}';
    expect(inShort(await readAll(readCollections, content))).toEqual([
      'not_json: file, line 1',
      'en/b',
      'not_json: file, line 2',
      'more/1',
    ]);
  });

  it('says so where a text is no UTF-8', async () => {
    const content = Buffer.concat([
      Buffer.from('{"a": {"t": "'),
      Buffer.from([0xc3, 0x28]),
      Buffer.from('"}, "b": {}}'),
    ]);
    expect(inShort(await readAll(readDocuments, content))).toEqual(['not_utf8: file, line 1', 'posts/b']);
  });

  it('passes over a document that is too large', async () => {
    const content = JSON.stringify({ a: { t: 'x'.repeat(2000) }, b: { t: 'y'.repeat(900) } });
    expect(inShort(await readAll(readDocuments, content, { documentBytes: 1000 }))).toEqual([
      'too_large: file, line 1',
      'posts/b',
    ]);
    expect(
      inShort(await readAll(readDocuments, `{"${'n'.repeat(2000)}": {}, "b": {}}`, { documentBytes: 1000 })),
    ).toEqual(['too_large: file, line 1', 'posts/b']);
  });

  it('passes over a document that is too deep', async () => {
    const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
    const content = `{"a": {"t": ${deep(99)}}, "b": {"t": ${deep(100)}}, "c": {"t": ${deep(5000)}}, "d": {"t": "${deep(500)}"}}`;
    expect(inShort(await readAll(readDocuments, content))).toEqual([
      'posts/a',
      'too_deep: file, line 1',
      'too_deep: file, line 1',
      'posts/d',
    ]);
    expect(inShort(await readAll(readDocuments, `{"a": ${'['.repeat(50_000)}`))).toEqual(['cut: file, line 1']);
  });

  it('takes all names as names', async () => {
    const content = '{"__proto__": {"__proto__": 1, "constructor": {"__proto__": {"x": 1}}}, "constructor": {}}';
    const found = await readAll(readDocuments, content);
    expect(inShort(found)).toEqual(['posts/__proto__', 'posts/constructor']);
    const [first] = found;
    const fields = first?.kind === 'document' ? first.fields : new Map();
    expect([...fields.keys()]).toEqual(['__proto__', 'constructor']);
    expect(fields.get('__proto__')).toBe(1);
    expect(Object.getPrototypeOf(fields.get('constructor'))).toBeNull();
    expect(Object.keys(fields.get('constructor'))).toEqual(['__proto__']);
    expect({}).not.toHaveProperty('x');
  });
});
