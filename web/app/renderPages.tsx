import createEmotionServer from '@emotion/server/create-instance';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';

import { markOf } from '@shared/posts/placeholders';
import type { MarkName } from '@shared/posts/placeholders';
import type { PostPageData } from '@shared/posts/post-view.types';
import { pathToFeed, pathToPost } from '@shared/posts/address';
import type { PrivacyBasis } from '@shared/questionnaire/privacy/privacy.types';
import { termsInBuild } from '@shared/questionnaire/privacy/page-terms';
import type { SiteViews } from '@shared/content/views';

import { boardTitle } from '@/navigation/boards';
import { headOfPost } from '@/navigation/postPage';
import { POST_DATA_ID, PostPageContext } from '@/posts/board/post/usePostPage';
import { CONTENT_ID } from '@/lib/content';
import { escapeHtml, headHtml, ORIGIN_PLACEHOLDER } from '@/lib/head';
import type { HeadTag } from '@/lib/head';
import { languageOf } from '@/lib/locale';
import { pageOfBoard, pathToBoard } from '@/lib/paths';
import { PrivacyTermsContext } from '@/lib/privacyTerms';
import { createStore } from '@/lib/store';
import { createStyleCache } from '@/theme/styleCache';

import { App } from './App';
import { descriptionOf, headOf } from './headOf';
import { markedPost } from './markedPost';
import type { PostPageInput } from './markedPost';
import { partAt } from './routes';

/** The parts of a page that a frame of the build is filled with; `views` is what its content was read from. */
export type RenderedPage = { html: string; head: string; block: string; views: Partial<SiteViews>; tags: HeadTag[] };

type Shown = { data?: PostPageData; basis?: PrivacyBasis };

/** JSON for a data block of a page. */
const inBlock = (id: string, json: string) =>
  `<script type="application/json" id="${id}">${json.replaceAll('<', String.raw`\u003c`)}</script>`;

/** The same object, which notes the names that are read of it. A store reads all of what is not frozen, to freeze it. */
function noting<T extends object>(all: T, read: Set<keyof T>): T {
  return new Proxy(Object.freeze({ ...all }), {
    get: (target, name, receiver) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whatever is read is a name of it
      if (Object.hasOwn(target, name)) read.add(name as keyof T);
      return Reflect.get(target, name, receiver);
    },
  });
}

/**
 * Styles in the order in which the page uses them, whatever came first: sections whose code is loaded for the first time
 * render after the others. Those of no element keep their order before them, animations by name.
 */
function inOrder<T extends object>(styles: T, html: string): T {
  const places = new Map<string, number>();
  for (const { 1: id = '', index } of html.matchAll(/css-(\w+)/g)) if (!places.has(id)) places.set(id, index);
  const placeOf = (id: string) => places.get(id) ?? (id.startsWith('animation-') ? -1 : -2);
  const byPlace = ([one]: [string, unknown], [other]: [string, unknown]) =>
    placeOf(one) - placeOf(other) || (placeOf(one) === -1 ? one.localeCompare(other) : 0);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same entries
  return Object.fromEntries(Object.entries(styles).toSorted(byPlace)) as T;
}

async function render(
  address: string,
  views: SiteViews,
  tags: HeadTag[],
  { data, basis = 'pre-contract' }: Shown = {},
) {
  const { pathname, search } = new URL(address, ORIGIN_PLACEHOLDER);
  await partAt({ pathname, search }).preload();
  const styleCache = createStyleCache();
  const emotion = createEmotionServer(styleCache);
  const read = new Set<keyof SiteViews>();
  const { prelude } = await prerender(
    <StaticRouter location={address}>
      <PrivacyTermsContext value={termsInBuild(basis)}>
        <PostPageContext value={data}>
          <App styleCache={styleCache} store={createStore({ [languageOf(pathname)]: noting(views, read) })} />
        </PostPageContext>
      </PrivacyTermsContext>
    </StaticRouter>,
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const html = await new Response(prelude).text();
  styleCache.inserted = inOrder(styleCache.inserted, html);
  const styles = emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html));
  const own = Object.fromEntries(Object.entries(views).filter(([name]) => [...read].some((each) => each === name)));
  return {
    html,
    head: `${headHtml(tags)}\n${styles}`,
    block: inBlock(CONTENT_ID, JSON.stringify(own)),
    views: own,
    tags,
  };
}

/**
 * Renders one address with what the site says in its language, as it is on a site with this basis. An address without a
 * page returns the "not found" page.
 */
export const renderPage = (pathname: string, views: SiteViews, basis?: PrivacyBasis): Promise<RenderedPage> =>
  render(pathname, views, headOf(pathname, views), { basis });

/** Renders a post's page with marks where the server puts in the post. */
export async function renderPostPage(input: PostPageInput, views: SiteViews): Promise<RenderedPage> {
  const { key, language } = input;
  const mark = (name: MarkName) => markOf(key, name);
  const data = markedPost(input);
  const { state, post: view } = data;
  const tags = headOfPost({
    origin: ORIGIN_PLACEHOLDER,
    company: views.company.name,
    language,
    post: data,
    state,
    view: view ? { ...view, content: mark('description') } : undefined,
    twin: mark('twin'),
    dates: { published: mark('published'), modified: mark('modified') },
  }).map((tag) =>
    // In JSON characters are escaped otherwise than in HTML.
    tag.tag === 'script' ? { ...tag, text: tag.text?.replaceAll(mark('title'), mark('headline')) } : tag,
  );
  const page = await render(pathToPost(data, language), views, tags, { data });
  return { ...page, block: `${page.block}${inBlock(POST_DATA_ID, mark('data'))}` };
}

/** The feed of a board, without its posts. */
export function renderFeed({ language, kind, key }: Omit<PostPageInput, 'variant'>, views: SiteViews): string {
  const title = `${boardTitle(kind)[language]} | ${views.company.name}`;
  const own = ORIGIN_PLACEHOLDER + pathToFeed({ kind, board: language });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeHtml(title)}</title>`,
    `<link>${escapeHtml(ORIGIN_PLACEHOLDER + pathToBoard(language, kind))}</link>`,
    `<description>${escapeHtml(descriptionOf(pageOfBoard(kind), language, views))}</description>`,
    `<language>${language}</language>`,
    `<atom:link href="${own}" rel="self" type="application/rss+xml"/>`,
    `${markOf(key, 'items')}</channel></rss>`,
    '',
  ].join('\n');
}
