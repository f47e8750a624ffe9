import createEmotionServer from '@emotion/server/create-instance';
import { boardKinds } from '@server/boards/boards.types';
import type { BoardKind } from '@server/boards/boards.types';
import { LINK_SAMPLE, markOf, postPageVariants } from '@server/post-view/marks';
import type { PostPageVariant } from '@server/post-view/marks';
import { postPageStates } from '@server/post-view/post-view.types';
import type { PostPageData, PostRef, PostView, TenderLine, TenderView } from '@server/post-view/post-view.types';
import { pathToFeed, pathToPost } from '@server/post-view/address';
import type { PrivacyBasis } from '@server/privacy/privacy.types';
import { termsInBuild } from '@server/privacy/page-terms';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';

import { App } from './app/App';
import { headOf } from './app/headOf';
import { partAt } from './app/routes';
import { company } from './content/company';
import { descriptions } from './content/descriptions';
import { boardTitle } from './content/boards';
import { headOfPost } from './content/postPage';
import { POST_DATA_ID, PostPageContext } from './features/board/post/usePostPage';
import { escapeHtml, headHtml, ORIGIN_PLACEHOLDER } from './lib/head';
import type { HeadTag } from './lib/head';
import { languageOf, languages } from './lib/locale';
import type { Language } from './lib/locale';
import { pageNames, pageOfBoard, pagePaths, pathTo, pathToBoard } from './lib/paths';
import { PrivacyTermsContext } from './lib/privacyTerms';
import { createStore } from './lib/store';
import { createStyleCache } from './theme/styleCache';

export { calculator, familySheets, headOffice, letterhead } from './app/dataSheets/familySheets';
export { companyFacts } from './app/companyFacts';
export { sharePreviews } from './app/sharePreviews';
export { company };
export { PREVIEW_SIZE } from './lib/head';
export { deliveryWorkbooks } from './content/deliveries/workbooks';
export { languages } from './lib/locale';

/** An address that is no page: it renders the "not found" page. */
export const notFoundPath = '/404';

/** The source file of a page, `HomePage` for `home`, `ProductPage` for `product/gas-cooler`. */
const sourceOf = (page: string) => `${page.charAt(0).toUpperCase()}${page.slice(1).replace(/\/.*/, '')}Page.tsx`;

/** Every page in both languages, private ones included; `source` names the file whose chunk shows it. */
export const allPages = languages.flatMap((language) =>
  pageNames.map((page) => ({
    language,
    path: pagePaths[page],
    pathname: pathTo(language, page),
    source: sourceOf(page),
  })),
);

/**
 * Renders one address to HTML with its head and styles, as it is on a site with this basis. An address without a page
 * gives the "not found" page.
 */
export async function renderPage(pathname: string, basis?: PrivacyBasis) {
  return render(pathname, headOf(pathname), { basis });
}

type Shown = { data?: PostPageData; basis?: PrivacyBasis };

async function render(address: string, head: HeadTag[], { data, basis = 'pre-contract' }: Shown = {}) {
  const { pathname, search } = new URL(address, ORIGIN_PLACEHOLDER);
  await partAt({ pathname, search }).preload();
  const styleCache = createStyleCache();
  const emotion = createEmotionServer(styleCache);
  const { prelude } = await prerender(
    <StaticRouter location={address}>
      <PrivacyTermsContext value={termsInBuild(basis)}>
        <PostPageContext value={data}>
          <App styleCache={styleCache} store={createStore()} />
        </PostPageContext>
      </PrivacyTermsContext>
    </StaticRouter>,
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const html = await new Response(prelude).text();
  const styles = emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html));
  return { html, head: `${headHtml(head)}\n${styles}`, language: languageOf(pathname) };
}

/** Every page that the server can fill with a post. */
export const postPages = languages.flatMap((language) =>
  boardKinds.flatMap((kind) => postPageVariants.map((variant) => ({ language, kind, variant }))),
);
/** The feed of every board. */
export const feeds = languages.flatMap((language) => boardKinds.map((kind) => ({ language, kind })));

/** The file of `PostPage`. */
export const postPageSource = 'PostPage.tsx';

type PostPageInput = { language: Language; kind: BoardKind; variant: PostPageVariant };

const markedLine: TenderLine = { name: markOf('lineName'), value: markOf('lineValue'), url: '', closing: null };
const closing = {
  closesAt: markOf('closesAt'),
  isClosed: false,
  mark: markOf('closing'),
  left: markOf('closingWords'),
};
/** A sample of each thing that the server cuts out of the page and puts in as often as a post has it. */
const markedTender: TenderView = {
  lines: [
    markedLine,
    { ...markedLine, url: markOf('lineUrl') },
    { ...markedLine, closing },
    { ...markedLine, closing: { ...closing, isClosed: true } },
  ],
  calendarUrl: markOf('calendarUrl'),
  // With a slash: the router would lead from here to what has none.
  notices: [{ url: `/${markOf('noticeUrl')}`, title: markOf('noticeTitle'), about: markOf('noticeAbout') }],
};

/** Renders a post's page with marks where the server puts in the post. */
export async function renderPostPage({ language, kind, variant }: PostPageInput) {
  const isForeign = variant.startsWith('foreign-');
  const board = isForeign ? (languages.find((each) => each !== language) ?? language) : language;
  const post: PostRef = { kind, board, id: markOf('id') };
  const state = postPageStates.find((each) => variant.includes(each)) ?? 'open';
  const marked: PostView = {
    title: markOf('title'),
    fullTitle: markOf('fullTitle'),
    date: markOf('date'),
    category: markOf('category'),
    isProtected: state === 'locked',
    tender: kind === 'e-procurement' && state === 'open' ? markedTender : null,
    content: `${markOf('words')} ${LINK_SAMPLE}`,
    files: variant.endsWith('-file')
      ? [
          { url: markOf('fileUrl'), name: markOf('fileName'), size: '', isPdf: true },
          { url: markOf('otherUrl'), name: markOf('otherName'), size: markOf('otherSize'), isPdf: false },
        ]
      : [],
    views: null,
  };
  const view = state === 'open' || state === 'locked' ? marked : null;
  const head = headOfPost({
    origin: ORIGIN_PLACEHOLDER,
    language,
    post,
    state,
    view: view ? { ...view, content: markOf('description') } : undefined,
    twin: markOf('twin'),
    dates: { published: markOf('published'), modified: markOf('modified') },
  }).map((tag) =>
    // In JSON characters are escaped otherwise than in HTML.
    tag.tag === 'script' ? { ...tag, text: tag.text?.replaceAll(markOf('title'), markOf('headline')) } : tag,
  );
  const page = await render(pathToPost(post, language), head, { data: { ...post, state, post: view, twin: null } });
  const block = `<script type="application/json" id="${POST_DATA_ID}">${markOf('data')}</script>`;
  return { ...page, block };
}

/** The feed of a board, without its posts. */
export function renderFeed({ language, kind }: { language: Language; kind: BoardKind }): string {
  const title = `${boardTitle(kind)[language]} | ${company.name[language]}`;
  const own = ORIGIN_PLACEHOLDER + pathToFeed({ kind, board: language });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeHtml(title)}</title>`,
    `<link>${escapeHtml(ORIGIN_PLACEHOLDER + pathToBoard(language, kind))}</link>`,
    `<description>${escapeHtml(descriptions[pageOfBoard(kind)][language])}</description>`,
    `<language>${language}</language>`,
    `<atom:link href="${own}" rel="self" type="application/rss+xml"/>`,
    `${markOf('items')}</channel></rss>`,
    '',
  ].join('\n');
}
