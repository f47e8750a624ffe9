/** Renders every public page, in both languages, to dist/pages, where the server finds them. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { writePageFont } from './page-font.ts';

type ManifestChunk = { file: string; imports?: string[]; css?: string[] };
type Language = 'ko' | 'en';
type Page = { path: string; pathname: string; language: Language; source: string };
/** What web/entry-server.tsx exports, built. */
type Renderer = {
  allPages: Page[];
  languages: Language[];
  notFoundPath: string;
  renderPage: (pathname: string) => Promise<{ html: string; head: string; language: Language }>;
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

/** The styles of the entry: the font's parts, and what stands in for the font before they are there. */
const entryStyles = (
  await Promise.all(
    filesOf('index.html', ({ css = [] }) => css).map((file) => readFile(join(dist, 'web', file), 'utf8')),
  )
).join('');
const isPartOfFont = (face: string) => face.includes('url(');
const faces = entryStyles.match(/@font-face\s*\{[^}]*\}/g) ?? [];
const laterFonts = faces.filter(isPartOfFont).join('');
const otherStyles = faces
  .filter(isPartOfFont)
  .reduce((css, face) => css.replace(face, ''), entryStyles)
  .trim();

/**
 * The piece of the font with the words that are seen first comes with the page. The font's parts, for the words further
 * down and on other pages, count when `startScript` says so: they would hold up the first paint.
 */
async function fontOf(html: string, language: Language): Promise<string> {
  const { url, face } = await writePageFont(html, language, join(dist, 'web'));
  return [
    `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`,
    `<style id="later-fonts" media="not all">${laterFonts}</style>`,
    `<noscript><style>${laterFonts}</style></noscript>`,
    // Of two parts that have a character the later one counts.
    `<style>${otherStyles}${face}</style>`,
  ].join('\n');
}

/**
 * Scripts start when what the page shows first has come and is painted: on a slow line they would take its place. All
 * files of the page at once, so that nothing waits for a chain of imports. Whoever clicks or types earlier calls them,
 * and a picture that hangs holds them up for 3 s. Imported twice they run once.
 */
function startScript(pageSource: string): string {
  const files = [...new Set([...filesOf('index.html'), ...filesOf(pageSource)])];
  const imports = files.map((file) => `import(${JSON.stringify(file)})`).join(',');
  const start = `function(){document.getElementById("later-fonts").media="all";[${imports}]}`;
  return `<script>(function(start){
addEventListener("load",function(){new PerformanceObserver(start).observe({type:"paint",buffered:true})});
addEventListener("pointerdown",start,{once:true});
addEventListener("keydown",start,{once:true});
setTimeout(start,3000)
})(${start})</script>`;
}

async function writePage(pathname: string, source: string, file: string): Promise<void> {
  const { html, head, language } = await renderPage(pathname);
  const page = template
    .replace(/<script type="module"[^>]*><\/script>\s*/, '')
    .replaceAll(/<link rel="(?:stylesheet|modulepreload)"[^>]*>\s*/g, '')
    .replace('<html lang="ko">', `<html lang="${language}">`)
    .replace('class="lang-ko" data-lang="ko"', `class="lang-${language}" data-lang="${language}"`)
    .replace('<!--page-->', () => html)
    .replace('</body>', () => `${startScript(source)}\n</body>`);
  const fonts = await fontOf(page, language);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(
    file,
    page.replace('<!--head-->', () => `${head}\n${fonts}`),
  );
}

for (const { path, pathname, language, source } of allPages) {
  await writePage(pathname, source, join(dist, 'pages', language, `${path.slice(1) || 'index'}.html`));
}
for (const language of languages) {
  await writePage(`/${language}${notFoundPath}`, 'pages/NotFoundPage.tsx', join(dist, 'pages', language, '404.html'));
}
await rm(join(dist, 'web/index.html'));
