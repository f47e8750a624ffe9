import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const web = join(import.meta.dirname, '..');
const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));

it('has no two endpoints of one name: whichever comes later would be left out', () => {
  const names = files.flatMap((file) =>
    [...readFileSync(join(web, file), 'utf8').matchAll(/^ +(\w+): build\.(?:query|mutation)\b/gm)].map(
      ([, name]) => name,
    ),
  );
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
