/** Renders every public page, in both languages, to dist/pages, where the server finds them. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

type ManifestChunk = { file: string; imports?: string[]; css?: string[] };
type Page = { path: string; pathname: string; language: string; source: string };
/** What web/entry-server.tsx exports, built. */
type Renderer = {
  allPages: Page[];
  languages: string[];
  notFoundPath: string;
  renderPage: (pathname: string) => Promise<{ html: string; head: string; language: string }>;
};

const dist = join(import.meta.dirname, '../dist');
const { renderPage, allPages, languages, notFoundPath } = (await import(
  join(dist, 'prerender/entry-server.js')
)) as Renderer;
const manifest = JSON.parse(await readFile(join(dist, 'web/.vite/manifest.json'), 'utf8')) as Record<
  string,
  ManifestChunk
>;
const template = await readFile(join(dist, 'web/index.html'), 'utf8');

/** The files of a chunk and of everything it imports, in the order in which the browser should ask for them. */
function filesOf(key: string, filesIn = ({ file }: ManifestChunk) => [`/${file}`]): string[] {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no chunk ${key}.`);
  return [...new Set([...(chunk.imports ?? []).flatMap((other) => filesOf(other, filesIn)), ...filesIn(chunk)])];
}

/** The part of the font that a page in this language shows first: fetched with the page. */
const firstPart = (language: string) => (language === 'ko' ? 'first' : 'latin');

/**
 * The styles of the entry (fonts) go into the page. Parts of the font share characters; of two that have one the later
 * counts, so the part fetched with the page stands last.
 */
async function entryStyles(language: string): Promise<string> {
  const files = filesOf('index.html', ({ css = [] }) => css);
  const css = (await Promise.all(files.map((file) => readFile(join(dist, 'web', file), 'utf8')))).join('').trim();
  const faces = css.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const first = faces.find((face) => face.includes(`-${firstPart(language)}-`));
  const font = /url\("?(\/assets\/[^")]+\.woff2)/.exec(first ?? '')?.[1];
  if (!first || !font) throw new Error(`The styles have no font for ${language}.`);
  const ordered = css.replace(first, '') + first;
  return `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>\n<style>${ordered}</style>`;
}

/**
 * Scripts start only after the first paint, all files of the page at once: words and pictures are on screen before,
 * and nothing waits for a chain of imports.
 */
function startScript(pageSource: string): string {
  const files = [...new Set([...filesOf('index.html'), ...filesOf(pageSource)])];
  const imports = files.map((file) => `import(${JSON.stringify(file)})`).join(',');
  return `<script>requestAnimationFrame(function(){setTimeout(function(){[${imports}]})})</script>`;
}

const styles = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await entryStyles(language)] as const)),
);

async function writePage(pathname: string, source: string, file: string): Promise<void> {
  const { html, head, language } = await renderPage(pathname);
  const page = template
    .replace(/<script type="module"[^>]*><\/script>\s*/, '')
    .replaceAll(/<link rel="(?:stylesheet|modulepreload)"[^>]*>\s*/g, '')
    .replace('<html lang="ko">', `<html lang="${language}">`)
    .replace('class="lang-ko" data-lang="ko"', `class="lang-${language}" data-lang="${language}"`)
    .replace('<!--head-->', () => `${head}\n${styles[language]}`)
    .replace('<!--page-->', () => html)
    .replace('</body>', () => `${startScript(source)}\n</body>`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, page);
}

for (const { path, pathname, language, source } of allPages) {
  await writePage(pathname, source, join(dist, 'pages', language, `${path.slice(1) || 'index'}.html`));
}
for (const language of languages) {
  await writePage(`/${language}${notFoundPath}`, 'pages/NotFoundPage.tsx', join(dist, 'pages', language, '404.html'));
}
await rm(join(dist, 'web/index.html'));
