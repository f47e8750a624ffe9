import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { languages } from '../../../shared/words/localized.types.js';
import { answerOrders } from '../../platform/workers/own-process.js';
import { packing } from '../../platform/common/packed-files.js';
import { completed } from '../../site/built-site.js';
import { changeTimes, changeTimesFile } from '../../site/changed-pages.js';
import { etagOf } from '../../site/send-answer.js';
import { contentFile } from '../../site/shown-content.js';
import type { PageParts, Renderer, SiteInput, Uploads } from '../../../shared/content/renderer.types.js';

import { rulesForLetters } from './missing-glyphs.js';
import { problemsOfPages } from './page-checks.js';
import type { LookedAt } from './page-checks.js';
import type { RenderAnswer, RenderOrder, UploadsInUse } from './orders.types.js';

/**
 * Renders pages with the code that the build renders them with, in a process of its own: it may take long, hang, or run out
 * of memory, and the site goes on.
 */
const DIST = join(import.meta.dirname, '../../..');
const renderer: Renderer = await import(pathToFileURL(join(DIST, 'prerender/entry-server.js')).href);

/** A page without what it says. */
// oxlint-disable-next-line security/detect-non-literal-fs-filename -- the server's own names below the build
const frameOf = (file: string) => readFile(join(DIST, 'frames', file), 'utf8');

const scripts: SiteInput['scripts'] = JSON.parse(await readFile(join(DIST, 'frames/scripts.json'), 'utf8'));

const rulesOf = rulesForLetters(JSON.parse(await readFile(join(DIST, 'frames/font.json'), 'utf8')));

/** A page whose words need letters that the site's own font lacks gets them from the whole one. */
function withLetters(page: string): string {
  const rules = rulesOf(page);
  return rules ? page.replace('</head>', () => `<style>${rules}</style>\n</head>`) : page;
}

const framed = async (file: string, page: PageParts) => withLetters(renderer.intoFrame(await frameOf(file), page));

const uploadsOf = ({ pictures, logos }: UploadsInUse): Uploads => ({
  pictureOf: (id, role) => pictures[`${role}/${id}`],
  logoOf: (id) => logos[id],
});

async function render({ language, content, uploads, site, path, shown, at }: RenderOrder): Promise<RenderAnswer> {
  const files = packing();
  const input = { language, content, scripts, basis: site.privacyBasis, uploads: uploadsOf(uploads) };
  if (path !== undefined) {
    const page = await renderer.renderPath(input, path);
    files.add(page.file, completed(page.file, await framed(page.file, page), site));
    return { files: await files.end(), problems: [] };
  }
  const pages: LookedAt[] = [];
  const made = new Map<string, string>();
  for await (const rendered of renderer.renderSite(input)) {
    const { file } = rendered;
    const text = 'text' in rendered ? rendered.text : await framed(file, rendered);
    const complete = completed(file, text, site);
    files.add(file, complete);
    const page = /^pages(\/.*?)(?:\/index)?\.html$/.exec(file)?.[1];
    if (!page) continue;
    pages.push({ path: page, html: text });
    made.set(page, etagOf(Buffer.from(complete)));
  }
  files.add(contentFile(language), JSON.stringify(content));
  files.add(changeTimesFile(language), JSON.stringify(changeTimes(made, shown, at)));
  return { files: await files.end(), problems: problemsOfPages(pages, otherPaths(language, pages)) };
}

/** The pages of the other languages, which are the same ones. */
const otherPaths = (language: string, pages: readonly LookedAt[]) =>
  new Set(
    languages
      .filter((other) => other !== language)
      .flatMap((other) => pages.map(({ path }) => path.replace(`/${language}`, `/${other}`))),
  );

answerOrders(render);
