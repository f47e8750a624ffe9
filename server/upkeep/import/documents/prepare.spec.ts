import { FileFinder } from './file-finder.js';
import { prepare } from './prepare.js';

const surroundings = { finder: new FileFinder(), taken: new Map<string, string>() };

describe('prepare', () => {
  it.each(['jobs', 'constructor', '__proto__', 'toString', ''])('refuses the collection %p', async (collection) => {
    const source = { kind: 'document', place: 'line 1', collection, id: 'a', fields: new Map() } as const;
    expect(await prepare(source, surroundings)).toMatchObject({
      kind: 'refused',
      remarks: [{ code: 'unknown_collection' }],
    });
  });

  it('leaves out fields whose names mean something to JavaScript', async () => {
    const names = ['__proto__', 'constructor', 'toString'];
    const fields = new Map([['title', 'A'], ['content', 'B'], ...names.map((name) => [name, 'x'] as const)]);
    const source = { kind: 'document', place: 'line 1', collection: 'ko-posts', id: '__proto__', fields } as const;
    const prepared = await prepare(source, surroundings);
    expect(prepared).toMatchObject({ kind: 'prepared', document: { title: 'A', content: 'B' } });
    expect(prepared.remarks).toContainEqual({
      code: 'unknown_fields',
      detail: '__proto__: "x", constructor: "x", toString: "x"',
    });
  });
});
