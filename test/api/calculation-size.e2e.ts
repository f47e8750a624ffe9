import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const web = join(import.meta.dirname, '../../dist/web');

type Chunk = {
  file: string;
  name?: string;
  src?: string;
  isEntry?: true;
  imports?: string[];
  dynamicImports?: string[];
};
const chunks = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
const keys = Object.keys(chunks);

/** A chunk and everything the browser has to load with it. */
function loadedWith(key: string, loaded = new Set<string>()): Set<string> {
  if (loaded.has(key)) return loaded;
  loaded.add(key);
  for (const other of chunks[key]?.imports ?? []) loadedWith(other, loaded);
  return loaded;
}

const named = (name: string) => keys.find((key) => chunks[key]?.name === name) ?? name;

/** As it is sent: bytes. */
const weightOf = (key: string) => statSync(join(web, `${chunks[key]?.file ?? key}.br`)).size;

describe('the calculation', () => {
  const pages = keys.filter((key) => chunks[key]?.isEntry || chunks[key]?.src?.startsWith('pages/'));

  it('adds at most 8 KB to a page, 9.75 KB with the limits and units where its page has none', () => {
    const [calculation, limits] = [weightOf(named('calculation')), weightOf(named('limits'))];
    expect(calculation).toBeLessThanOrEqual(8192);
    expect(calculation + limits).toBeLessThanOrEqual(9984);
  });

  it('brings fluids other than water only when a name asks for them, at most 4 KB', () => {
    const more = keys.filter((key) => chunks[key]?.src?.endsWith('calculation/fluids/more/more.ts'));
    expect(more).toHaveLength(1);
    expect(loadedWith('calculation/panel/LiveResults.tsx')).not.toContain(more[0]);
    expect(weightOf(more[0] ?? '')).toBeLessThanOrEqual(4096);
  });

  it('works out plates and pressure drop in at most 4 KB more', () => {
    expect(weightOf(named('sizing'))).toBeLessThanOrEqual(4096);
  });

  it.each(['calculation', 'sizing'])('comes with what is shown of it and with no page: %s', (name) => {
    expect(pages.length).toBeGreaterThan(10);
    expect(pages.filter((page) => loadedWith(page).has(named(name)))).toEqual([]);
    expect(loadedWith('calculation/panel/LiveResults.tsx')).toContain(named(name));
  });
});
