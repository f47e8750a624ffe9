import { readdirSync } from 'node:fs';
import { join } from 'node:path';

// oxlint-disable-next-line no-restricted-imports -- the walk through the finished pages asks the very same
import { foreignWords } from '../../test/support/browser/words';

const root = join(import.meta.dirname, '../..');
const isText = (path: string) =>
  path.endsWith('.text.ts') ||
  /^(?:web\/content\/.*|server\/content\/(?:documents\/.*|defaults))(?<!\.spec)\.ts$/.test(path);
/** Made when pages are rendered. */
const isMade = (path: string) => /^web\/content\/(?:pictures|views)\.ts$/.test(path);
const files = ['web', 'server/site']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => isText(path) && !isMade(path));

type Pair = { ko: unknown; en: unknown };
const hasBoth = (value: unknown): value is Pair =>
  typeof value === 'object' && value !== null && 'ko' in value && 'en' in value;
/** A list of the languages themselves holds a pair for each. */
const isPair = (value: object): value is Pair => hasBoth(value) && !hasBoth(value.ko);

/** All bilingual words below a value, with the way to each. */
function pairsIn(value: unknown, path: string, seen = new Set<unknown>()): [string, Pair][] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  if (isPair(value)) return [[path, value]];
  return Object.entries(value).flatMap(([name, part]) => pairsIn(part, `${path}.${name}`, seen));
}

/** The strings in one language's half of a pair; functions make theirs elsewhere. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Words allowed in both languages, or in the other one: addresses, and the switch between the languages. */
const EXCEPTIONS = new Set(['한국어']);

describe.each(files)('the words of %s', (file) => {
  it('exist in both languages, each in its own', async () => {
    const pairs = pairsIn(await import(join(root, file)), file);
    const problems = pairs.flatMap(([path, { ko, en }]) => {
      const [korean, english] = [stringsIn(ko), stringsIn(en)];
      const found: string[] = [];
      if (typeof ko !== typeof en || korean.length !== english.length) found.push(`${path}: not the same in both`);
      if ([...korean, ...english].some((words) => words.trim() === '')) found.push(`${path}: empty`);
      const foreign = [
        ...korean.flatMap((words) => foreignWords('ko', words)),
        ...english.flatMap((words) => foreignWords('en', words)),
      ].filter((words) => !EXCEPTIONS.has(words));
      return [...found, ...foreign.map((words) => `${path}: ${words}`)];
    });
    expect(problems).toEqual([]);
  });
});
