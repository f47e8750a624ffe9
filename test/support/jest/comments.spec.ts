import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

const OPENING =
  /^(?:It is|The ones? (?:that|who)|Those (?:that|who))\b|(?:^|[.!] )(?:What|Who(?:ever|m|se)?|Where(?:ver)?|How|Whether)\b/;
const WORD = /\b(?:[Ww]hoever|[Aa]new|[Bb]y itself)\b/;
const COMMENT = /(?<=^|[\s{(])(?:\/\*([^]*?)\*\/|\/\/ (.*(?:\n[ \t]*\/\/.*)*))/gm;

/** Comments of a text with a retired opening or word, on one line each. */
function retiredIn(text: string): string[] {
  const comments = [...text.matchAll(COMMENT)].map(([, block, lines = '']) => block ?? lines);
  return comments
    .map((each) => each.replaceAll(/(?:\s*\n\s*(?:\*|\/\/)?)+\s*/g, ' ').replace(/^[*\s]+/, ''))
    .filter((each) => OPENING.test(each) || WORD.test(each));
}

const paths = ['bench', 'scripts', 'server', 'shared', 'test', 'tools', 'web']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((path) => /\.(?:ts|tsx|js|cjs|css)$/.test(path) && !/comments\.spec/.test(path));

describe('comments', () => {
  it.each([
    '/** What a draft holds. */',
    'const a = 1;\n  /**\n   * Whether it is\n   * stored.\n   */',
    '{/* Where files are dropped. */}',
    'const a = 1; // How many there are',
    '// It is stored.\n// Twice.',
    '/** Stored. What was typed since\n * stays. */',
    '/** Tells\n * whoever asks. */',
    '// Drawn anew.',
  ])('are refused: %j', (text) => expect(retiredIn(text)).toHaveLength(1));

  it.each(['/** Drops unknown fields from a draft. */', '// Stays where\n// What it replaces stood.', "say('What');"])(
    'are taken: %j',
    (text) => expect(retiredIn(text)).toEqual([]),
  );

  it('begin with a verb or the thing, in the words of the trade', () => {
    const found = paths.map((path) => ({ path, comments: retiredIn(readFileSync(join(root, path), 'utf8')) }));
    const retired = found.filter(({ comments }) => comments.length > 0);
    expect(paths.length).toBeGreaterThan(1500);
    expect(retired).toEqual([]);
  });
});
