/**
 * Renders everything that the site says as it comes, in both languages: pages to dist/pages, those that are others on a
 * site that asks for consent to dist/consent-pages, pages to be filled with a post to dist/post-pages, what pages that
 * follow need to dist/content. Writes the frames of pages, without what they say, to dist/frames: the server fills them
 * when the office publishes.
 */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { Letters } from '../server/content/publishing/missing-glyphs.ts';
import type { Language } from '../shared/words/localized.types.ts';
import { defaultContent } from '../server/site/defaults.ts';
import type { Renderer } from '../shared/content/renderer.types.ts';
import { font, runsOf, writeSiteFont } from './page-font.ts';
import { sourcesHash } from './sources-hash.ts';
import { liveMark, startScript } from './start-script.ts';

type ManifestChunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] };

const dist = join(import.meta.dirname, '../dist');
const renderer: Renderer = await import(join(dist, 'prerender/entry-server.js'));
const manifest: Record<string, ManifestChunk> = JSON.parse(
  await readFile(join(dist, 'web/.vite/manifest.json'), 'utf8'),
);
const template = await readFile(join(dist, 'web/index.html'), 'utf8');

/** The files of a chunk and of everything it imports, in the order in which the browser should ask for them. */
function filesOf(key: string, filesIn = ({ file }: ManifestChunk) => [`/${file}`]): string[] {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no chunk ${key}.`);
  return [...new Set([...(chunk.imports ?? []).flatMap((other) => filesOf(other, filesIn)), ...filesIn(chunk)])];
}

/** The chunk of a page's source file, in whatever folder below `pages` it is. */
const pageChunk = (source: string) => Object.keys(manifest).find((key) => key.endsWith(`/${source}`)) ?? source;

const firstFiles = filesOf('index.html');

/** The scripts of a page that follows another: its code and that of its sections, by its source file. */
const scripts = Object.fromEntries(
  Object.keys(manifest).flatMap((key) => {
    const source = /^pages\/(?:.*\/)?(\w+Page\.tsx)$/.exec(key)?.[1];
    if (!source) return [];
    const sections = manifest[key]?.dynamicImports ?? [];
    const files = new Set([key, ...sections].flatMap((each) => filesOf(each)));
    return [[source, [...files].filter((file) => !firstFiles.includes(file))]];
  }),
);

/** The style sheet of the entry: what stands in for the font. */
const [entrySheet = '', ...otherSheets] = filesOf('index.html', ({ css = [] }) => css);
if (otherSheets.length > 0) throw new Error(`The entry has more than one style sheet: ${otherSheets.join(', ')}.`);
const entryStyles = await readFile(join(dist, 'web', entrySheet), 'utf8');

async function renderedSite(language: Language) {
  const site = { language, content: defaultContent, scripts, basis: 'pre-contract' } as const;
  const files = [];
  for await (const file of renderer.renderSite(site)) files.push(file);
  return files;
}
const rendered = { ko: await renderedSite('ko'), en: await renderedSite('en') };
const pagesOf = (language: Language) => rendered[language].flatMap((file) => ('text' in file ? [] : [file.html]));
const { headOf, rest, characters } = await writeSiteFont(
  { ko: pagesOf('ko'), en: pagesOf('en') },
  entryStyles.trim(),
  join(dist, 'web'),
);

/** The script of a page with the code of this source file. */
function scriptOf(source: string, language: Language): string {
  const files = [...new Set([...firstFiles, ...filesOf(pageChunk(source))])];
  return startScript({
    source,
    files,
    entry: firstFiles.at(-1) ?? '',
    ...(language === 'ko' && { font: { ...font, url: rest } }),
  });
}

/** A page without what it says and without its font. */
function bareFrame(source: string, language: Language): string {
  return template
    .replace(/<script type="module"[^>]*><\/script>\s*/, '')
    .replaceAll(/<link rel="(?:stylesheet|modulepreload)"[^>]*>\s*/g, '')
    .replace('<div id="root"', (root) => root + liveMark(source))
    .replace('<html lang="ko">', `<html lang="${language}">`)
    .replace('class="lang-ko" data-lang="ko"', `class="lang-${language}" data-lang="${language}"`)
    .replace('</body>', () => `<!--block-->${scriptOf(source, language)}\n</body>`);
}

async function write(file: string, text: string): Promise<void> {
  const path = join(dist, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** The pages of posts share the font of the first one: what the others show first is the server's to fill in. */
const postFonts = new Map<Language, string>();

async function writeLanguage(language: Language): Promise<void> {
  const pages = new Map<string, { html: string; frame: string }>();
  for (const file of rendered[language]) {
    if ('text' in file) {
      await write(file.file, file.text);
      continue;
    }
    const isOfPost = file.file.startsWith('post-pages/');
    const bare = bareFrame(file.source, language);
    const fonts = (isOfPost && postFonts.get(language)) || (await headOf(file.html, language));
    if (isOfPost) postFonts.set(language, fonts);
    const frame = bare.replace('<!--head-->', () => `<!--head-->\n${fonts}`);
    pages.set(file.file, { html: file.html, frame });
    await write(join('frames', file.file), frame);
    await write(file.file, renderer.intoFrame(frame, file));
  }
  for await (const file of renderer.renderSite({ language, content: defaultContent, scripts, basis: 'consent' })) {
    const page = pages.get(file.file);
    if ('text' in file || !page || page.html === file.html || !file.file.startsWith('pages/')) continue;
    await write(`consent-${file.file}`, renderer.intoFrame(page.frame, file));
  }
}

for (const language of renderer.languages) await writeLanguage(language);

/** Letters that the site's own font has; the others are drawn from the whole one. */
const whole = Object.values(manifest).find(({ file }) => /pretendardvariable-dynamic-subset.*\.css$/.test(file));
if (!whole) throw new Error('The build has no whole font.');
const wholeStyles = await readFile(join(dist, 'web', whole.file), 'utf8');
const parts = (wholeStyles.match(/@font-face\s*\{[^}]*\}/g) ?? []).map((face) => ({
  rule: face.replace(/;?unicode-range:[^;}]+/, '').replace(/;?\}$/, ''),
  runs: runsOf(/unicode-range:([^;}]+)/.exec(face)?.[1] ?? ''),
}));
const letters: Letters = { characters, parts };
await write('frames/font.json', JSON.stringify(letters));
await write('frames/scripts.json', JSON.stringify(scripts));
// Processes that render for this build may keep its files, and nothing else.
await write('frames/build.json', JSON.stringify({ id: await sourcesHash(), ...renderer.look }));

// The pictures that pages name.
for (const name of await readdir(join(dist, 'prerender/assets')))
  if (/\.(?:avif|webp|svg)$/.test(name))
    await rename(join(dist, 'prerender/assets', name), join(dist, 'web/assets', name));

// The names that a browser shows beside the icon of a site on the home screen.
const { company } = defaultContent;
const webManifest = join(dist, 'web/manifest.webmanifest');
const names = { name: company.name.en, short_name: company.wordmark };
await writeFile(webManifest, JSON.stringify({ ...names, ...JSON.parse(await readFile(webManifest, 'utf8')) }));
await rm(join(dist, 'web/index.html'));
