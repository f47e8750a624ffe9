/**
 * Renders every public page, in both languages, to dist/pages, those that are others on a site that asks for consent to
 * dist/consent-pages, and pages to be filled with a post to dist/post-pages. Writes what letters say of the company to
 * dist/company.json.
 */
import type { Language } from '../server/common/localized.types.ts';
import type { CompanyFacts } from '../server/mail/company.types.ts';
import type { PrivacyBasis } from '../server/privacy/privacy.types.ts';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { font, writePageFont } from './page-font.ts';

type ManifestChunk = { file: string; imports?: string[]; css?: string[] };
type Page = { path: string; pathname: string; language: Language; source: string };
type Rendered = { html: string; head: string; language: Language };
type Feed = { language: Language; kind: string };
type PostPage = Feed & { variant: string };
/** What web/entry-server.tsx exports, built. */
type Renderer = {
  company: { name: Record<Language, string>; wordmark: string };
  companyFacts: CompanyFacts;
  allPages: Page[];
  languages: Language[];
  notFoundPath: string;
  renderPage: (pathname: string, basis?: PrivacyBasis) => Promise<Rendered>;
  postPages: PostPage[];
  postPageSource: string;
  renderPostPage: (page: PostPage) => Promise<Rendered & { block: string }>;
  feeds: Feed[];
  renderFeed: (feed: Feed) => string;
};

const dist = join(import.meta.dirname, '../dist');
const renderer: Renderer = await import(join(dist, 'prerender/entry-server.js'));
const { company, renderPage, allPages, languages, notFoundPath } = renderer;
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

/** The styles of the entry: the font's parts, and what stands in for the font before they are there. */
const entryStyles = (
  await Promise.all(
    filesOf('index.html', ({ css = [] }) => css).map((file) => readFile(join(dist, 'web', file), 'utf8')),
  )
).join('');
/** The parts of the font, for the words further down and on other pages. */
const parts = (entryStyles.match(/@font-face\s*\{[^}]*\}/g) ?? []).filter((face) => face.includes('url('));
const otherStyles = parts.reduce((css, face) => css.replace(face, ''), entryStyles).trim();

/** English pages show no Hangul but in the name of the language, which the Latin part has: they fetch the other one only for more. */
const isForWordsOf = (language: Language, part: string) => language === 'ko' || /latin/.test(part);

/** The piece of the font with the words that are seen first comes with the page; its parts come by `startScript`. */
async function fontOf(html: string, language: Language): Promise<string> {
  const { url, face } = await writePageFont(html, language, join(dist, 'web'));
  const asNeeded = parts.filter((part) => !isForWordsOf(language, part)).join('');
  return [
    `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`,
    // Of two parts that have a character the later one counts.
    `<style>${otherStyles}${asNeeded}${face}</style>`,
    `<noscript><style>${parts.join('')}</style></noscript>`,
  ].join('\n');
}

/** A part of the font as the browser's `FontFace` takes it, of its rule. */
function fontFaceOf(part: string): { source: string; range: string } {
  const [, source = ''] = /src:([^;}]+)/.exec(part) ?? [];
  const [, range = ''] = /unicode-range:([^;}]+)/.exec(part) ?? [];
  return { source, range };
}

/**
 * Scripts start when what the page shows first has come and is painted: on a slow line they would take its place. All
 * files of the page at once, so that nothing waits for a chain of imports. Whoever clicks or types earlier calls them,
 * and a picture that hangs holds them up for 3 s.
 *
 * A visitor who has used the page until then is not taken back to where he was before a reload.
 *
 * So do the parts of the font. They count when all are there: for each that comes the whole page is laid out again.
 */
function startScript(pageSource: string, language: Language): string {
  const files = [...new Set([...filesOf('index.html'), ...filesOf(pageChunk(pageSource))])];
  const imports = files.map((file) => `import(${JSON.stringify(file)})`).join(',');
  const fontParts = JSON.stringify(parts.filter((part) => isForWordsOf(language, part)).map(fontFaceOf));
  return `<script>(function(){
var isStarted=false;
function start(){
if(isStarted)return;
isStarted=true;
[${imports}];
Promise.allSettled(${fontParts}.map(function(part){
return new FontFace("${font.family}",part.source,{weight:"${font.weight}",unicodeRange:part.range}).load()}))
.then(function(parts){parts.forEach(function(part){if(part.value)document.fonts.add(part.value)})})
}
addEventListener("load",function(){new PerformanceObserver(start).observe({type:"paint",buffered:true})});
addEventListener("pointerdown",start);
addEventListener("keydown",start);
setTimeout(start,3000);
["wheel","touchstart","pointerdown","keydown"].forEach(function(type){
addEventListener(type,function(){document.documentElement.dataset.used=""},{once:true,passive:true})})
})()</script>`;
}

/** A page without its head; `block` is data beside it. */
function bodyOf({ html, language }: Rendered, source: string, block = ''): string {
  return template
    .replace(/<script type="module"[^>]*><\/script>\s*/, '')
    .replaceAll(/<link rel="(?:stylesheet|modulepreload)"[^>]*>\s*/g, '')
    .replace('<html lang="ko">', `<html lang="${language}">`)
    .replace('class="lang-ko" data-lang="ko"', `class="lang-${language}" data-lang="${language}"`)
    .replace('<!--page-->', () => html)
    .replace('</body>', () => `${block}${startScript(source, language)}\n</body>`);
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function writePage(pathname: string, source: string, file: string): Promise<void> {
  const rendered = await renderPage(pathname);
  await writeRendered(rendered, source, join(dist, 'pages', file));
  const withConsent = await renderPage(pathname, 'consent');
  if (withConsent.html !== rendered.html) await writeRendered(withConsent, source, join(dist, 'consent-pages', file));
}

async function writeRendered(rendered: Rendered, source: string, file: string): Promise<void> {
  const page = bodyOf(rendered, source);
  const fonts = await fontOf(page, rendered.language);
  await write(
    file,
    page.replace('<!--head-->', () => `${rendered.head}\n${fonts}`),
  );
}

/** The pages of posts share the font of the first one: what the others show first is the server's to fill in. */
async function writePostPages(language: Language): Promise<void> {
  let fonts: string | undefined;
  for (const postPage of renderer.postPages.filter((each) => each.language === language)) {
    const rendered = await renderer.renderPostPage(postPage);
    const page = bodyOf(rendered, renderer.postPageSource, rendered.block);
    fonts ??= await fontOf(page, language);
    await write(
      join(dist, 'post-pages', language, `${postPage.kind}-${postPage.variant}.html`),
      page.replace('<!--head-->', () => `${rendered.head}\n${fonts}`),
    );
  }
  for (const feed of renderer.feeds.filter((each) => each.language === language))
    await write(join(dist, 'post-pages', language, `${feed.kind}-feed.xml`), renderer.renderFeed(feed));
}

for (const { path, pathname, language, source } of allPages) {
  await writePage(pathname, source, join(language, `${path.slice(1) || 'index'}.html`));
}
for (const language of languages) {
  await writePostPages(language);
  await writePage(`/${language}${notFoundPath}`, 'NotFoundPage.tsx', join(language, '404.html'));
}
// The names that a browser shows beside the icon of a site on the home screen.
const webManifest = join(dist, 'web/manifest.webmanifest');
const names = { name: company.name.en, short_name: company.wordmark };
await writeFile(webManifest, JSON.stringify({ ...names, ...JSON.parse(await readFile(webManifest, 'utf8')) }));
await writeFile(join(dist, 'company.json'), JSON.stringify(renderer.companyFacts));
await rm(join(dist, 'web/index.html'));
