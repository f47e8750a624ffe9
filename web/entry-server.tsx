import { boardKinds } from '@shared/posts/boards.types';
import { UPLOADED } from '@shared/content/pictures.types';
import { keyLine, keyOf, postPageVariants } from '@shared/posts/placeholders';
import type { PageParts, SiteInput } from '@shared/content/renderer.types';
import { siteViews } from '@shared/content/views';
import type { SiteViews } from '@shared/content/views';

import { renderFeed, renderPage, renderPostPage } from './app/renderPages';
import type { RenderedPage } from './app/renderPages';
import { searchIndex } from './app/searchIndex';
import { builtLogo, builtPicture } from './navigation/pictures';
import { contentPageAt } from './lib/content';
import type { PageContent } from './lib/content';
import type { HeadTag } from './lib/head';
import type { Language } from './lib/locale';
import { pageNames, pagePaths, pathTo } from './lib/paths';

export { look } from './app/look';
export { builtPictureNames } from './navigation/pictures';
export { languages } from './lib/locale';

/** A file of the site: a text, or a page to be put into its frame, whose scripts are those of the source file `source`. */
type SiteFile = { file: string; text: string } | ({ file: string; source: string; key?: string } & RenderedPage);

/** The id of an office picture. */
const uploadOf = (name: string) => (name.startsWith(UPLOADED) ? name.slice(UPLOADED.length) : undefined);

function found<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`There is no picture ${name}.`);
  return value;
}

/** Views of a language's pages, for editors marked with its fields. Throws for a picture that does not exist. */
function viewsOf({ content, language, uploads }: Omit<SiteInput, 'scripts'>, isMarked = false): SiteViews {
  return siteViews(content, language, {
    isMarked,
    pictureOf: (name, role) => {
      const id = uploadOf(name);
      return found(id ? uploads?.pictureOf(id, role) : builtPicture(name, role), name);
    },
    logoOf: (name) => {
      const id = uploadOf(name);
      return found(id ? uploads?.logoOf(id) : builtLogo(name), name);
    },
  });
}

/** An address that is no page: it renders the "not found" page. */
const NOT_FOUND = '/404';

/** The source file of a page, `HomePage` for `home`, `ProductPage` for `product/gas-cooler`. */
const sourceOf = (page: string) => `${page.charAt(0).toUpperCase()}${page.slice(1).replace(/\/.*/, '')}Page.tsx`;

const POST_SOURCE = 'PostPage.tsx';

/** The words of a page that follows another; a post brings its own head. */
const wordsOf = ({ views }: RenderedPage, head: readonly HeadTag[], scripts: readonly string[] = []) =>
  JSON.stringify({ views, head, scripts } satisfies PageContent);

/** The pages of a language, private ones included, with the "not found" page. */
const pagesOf = (language: Language) => [
  ...pageNames.map((page) => ({
    pathname: pathTo(language, page),
    file: `pages${pathTo(language, page)}${pagePaths[page] ? '' : '/index'}.html`,
    source: sourceOf(page),
  })),
  { pathname: `/${language}${NOT_FOUND}`, file: `pages/${language}${NOT_FOUND}.html`, source: 'NotFoundPage.tsx' },
];

/** Renders the page at a path below the language, e.g. `/esg`, as editors see it: its texts are marked with their fields. */
export async function renderPath(
  input: Omit<SiteInput, 'scripts'>,
  path: string,
): Promise<{ file: string } & RenderedPage> {
  const { language, basis } = input;
  const pathname = `/${language}${path}`;
  const { file } = pagesOf(language).find((each) => each.pathname === pathname) ?? {
    file: `pages/${language}/404.html`,
  };
  return { file, ...(await renderPage(pathname, viewsOf(input, true), basis)) };
}

/** Everything that a language shows, one file after the other. */
export async function* renderSite(input: SiteInput): AsyncGenerator<SiteFile> {
  const { content, language, basis, scripts } = input;
  const views = viewsOf(input);
  const key = await keyOf(JSON.stringify(content));
  for (const { pathname, file, source } of pagesOf(language)) {
    const page = await renderPage(pathname, views, basis);
    const name = contentPageAt({ pathname, search: '' });
    yield { file, source, ...page };
    yield { file: `content/${language}/${name}.json`, text: wordsOf(page, page.tags, scripts[source]) };
  }
  for (const kind of boardKinds) {
    for (const variant of postPageVariants) {
      const page = await renderPostPage({ language, kind, variant, key }, views);
      yield { file: `post-pages/${language}/${kind}-${variant}.html`, source: POST_SOURCE, ...page, key };
      if (variant === 'open' && kind === 'posts')
        yield { file: `content/${language}/post.json`, text: wordsOf(page, [], scripts[POST_SOURCE]) };
    }
    yield {
      file: `post-pages/${language}/${kind}-feed.xml`,
      text: keyLine(key) + renderFeed({ language, kind, key }, views),
    };
  }
  yield { file: `content/${language}/search.json`, text: JSON.stringify(searchIndex(language, views)) };
}

/** Puts a page into its frame: a page of the build without what it says. */
export const intoFrame = (frame: string, { html, head, block, key }: PageParts): string =>
  (key === undefined ? frame : keyLine(key) + frame)
    .replace('<!--head-->', () => head)
    .replace('<!--page-->', () => html)
    .replace('<!--block-->', () => block);
