import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const decisions = readdirSync(join(root, 'docs/decisions')).toSorted();
const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'docs/operate.md',
  'docs/where.md',
  ...decisions.map((name) => `docs/decisions/${name}`),
];
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }; // ours

/** All first groups of a pattern in a text. */
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, group = '']) => group);

/** The anchors of a document's headings, as GitHub makes them. */
const anchorsOf = (text: string) =>
  found(text, /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Problems of all documents, each with its document. */
const wrong = (check: (text: string, path: string) => string[]) =>
  documents.flatMap((path) => check(read(path), path).map((each) => `${path}: ${each}`));

function leadsNowhere(path: string, link: string): boolean {
  const [file, anchor] = link.split('#');
  const target = file ? join(dirname(path), file) : path;
  return !existsSync(join(root, target)) || Boolean(anchor && !anchorsOf(read(target)).includes(anchor));
}

describe('the documents', () => {
  it('link to files and headings that exist', () => {
    const broken = wrong((text, path) =>
      found(text, /\]\((?!https?:)([^)]+)\)/g).filter((link) => leadsNowhere(path, link)),
    );
    expect(broken).toEqual([]);
  });

  it('name folders and files that exist', () => {
    const named = (text: string) =>
      found(text, /`((?:server|shared|tools|web|test|scripts|docs|deploy|bench|\.ci)\/[^`\s]*)`/g);
    // Of a pattern only what comes before its first sign is looked for.
    const isMissing = (path: string) => !existsSync(join(root, path.replace(/[^/]*[*<].*/, '')));
    expect(wrong((text) => named(text).filter(isMissing))).toEqual([]);
  });

  it('name commands that exist', () => {
    const commands = (text: string) => found(text, /npm run (?:--silent )?([a-z][\w:-]*)/g);
    expect(wrong((text) => commands(text).filter((name) => !(name in scripts)))).toEqual([]);
    const programs = (text: string) => found(text, /dist\/server\/([\w/-]+)\.js/g);
    expect(wrong((text) => programs(text).filter((name) => !existsSync(join(root, `server/${name}.ts`))))).toEqual([]);
  });

  it('schedule commands that cron runs whole, and never redirect into what looks like a backup', () => {
    const lines = found(read('docs/operate.md'), /^ {4}((?:[\d*]+ ){5}.+)$/gm);
    expect(lines.length).toBeGreaterThan(0);
    // crontab(5): the rest behind a bare % is input.
    expect(lines.filter((line) => /(?<!\\)%/.test(line))).toEqual([]);
    expect(wrong((text) => found(text, /(> *\S+\.tar\.gz)/g))).toEqual([]);
  });

  it.each([
    ['README.md', 120],
    ['ARCHITECTURE.md', 70],
  ])('%s has at most %i lines', (path, most) => {
    expect(read(path).trimEnd().split('\n').length).toBeLessThanOrEqual(most);
  });

  it('tell the architecture in 5,000 characters', () => {
    expect(read('ARCHITECTURE.md').length).toBeLessThanOrEqual(5000);
  });

  it('number the decisions without a gap, each with its context, decision and cost', () => {
    const numbers = decisions.map((_, index) => String(index + 1).padStart(3, '0'));
    expect(decisions.map((name) => name.slice(0, 3))).toEqual(numbers);
    for (const name of decisions) {
      const text = read(`docs/decisions/${name}`);
      expect(found(text, /^## (.+)$/gm)).toEqual(['Context', 'Decision', 'Cost']);
      expect(text).toMatch(new RegExp(`^# ${name.slice(0, 3)} `));
    }
  });
});
