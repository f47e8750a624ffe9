import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const notes = readFileSync(join(root, 'SECURITY.md'), 'utf8');
const promises = notes.split('\n').filter((line) => /^\| (?!promise)[^-|]/.test(line));

describe('SECURITY.md', () => {
  it('names for every promise what holds it', () => {
    expect(promises.length).toBeGreaterThan(10);
    expect(promises.filter((line) => !/\| `/.test(line))).toEqual([]);
  });

  it('names tests that are there', () => {
    const named = [...notes.matchAll(/`([\w/.-]+\.(?:e2e|spec)\.ts)`/g)].map(([, name = '']) => name);
    const paths = named.map((name) => (name.includes('/') ? name : `test/api/${name}`));
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
