import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { inSources } from './sources.js';

describe('inSources', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sources-'));
    // Line 2 of the built file, from its column 3 on, is line 5 of the source, from its column 7 on.
    const map = { version: 3, file: 'built.js', sources: ['../server/quotes.ts'], names: [], mappings: ';EAIM' };
    await writeFile(join(folder, 'built.js.map'), JSON.stringify(map));
    await writeFile(join(folder, 'broken.js.map'), '{');
  });
  afterAll(() => rm(folder, { recursive: true }));

  const url = (name: string) => pathToFileURL(join(folder, name)).href;

  it('names the source of a line', () => {
    const source = join(folder, '../server/quotes.ts');
    expect(inSources(`    at async create (${url('built.js')}:2:9)`, url(''))).toBe(
      `    at async create (${source}:5:7)`,
    );
    expect(inSources(`    at ${url('built.js')}:2:3`, url(''))).toBe(`    at ${source}:5:7`);
  });

  it.each(['built.js', 'broken.js', 'missing.js'])('leaves what nothing is known of: %s', (name) => {
    const line = `    at create (${url(name)}:1:1)`;
    expect(inSources(line, url(''))).toBe(line);
  });

  it('reads nothing outside the built server, whatever an error says', () => {
    const line = `    at ${url('built.js')}:2:3`;
    expect(inSources(line)).toBe(line);
    expect(inSources(line, url('server/'))).toBe(line);
    const climbing = `    at ${url('server/')}../built.js:2:3`;
    expect(inSources(climbing, url('server/'))).toBe(climbing);
  });

  it.each([
    '    at file://elsewhere/built.js:1:2',
    '    at file:///%E0%A4%A:1:2',
    '    at node:internal/process:1:2',
    '    at /site/node_modules/mongodb/lib/insert.js:55:19',
    '',
  ])('leaves "%s"', (line) => expect(inSources(line)).toBe(line));
});
