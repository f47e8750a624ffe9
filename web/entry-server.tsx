import createEmotionServer from '@emotion/server/create-instance';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';

import { App } from './app/App';
import { headOf } from './app/headOf';
import { notFound, routes } from './app/routes';
import { headHtml } from './lib/head';
import { languageOf, languages } from './lib/locale';
import { pageAt, pageNames, pagePaths, pathTo } from './lib/paths';
import { createStore } from './lib/store';
import { createStyleCache } from './theme/styleCache';

export { sharePreviews } from './app/sharePreviews';
export { company } from './content/company';
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

/** Renders one address to HTML with its head and styles. An address without a page gives the "not found" page. */
export async function renderPage(pathname: string) {
  const page = pageAt(pathname);
  await (page ? routes[page] : notFound).preload();
  const styleCache = createStyleCache();
  const emotion = createEmotionServer(styleCache);
  const { prelude } = await prerender(
    <StaticRouter location={pathname}>
      <App styleCache={styleCache} store={createStore()} />
    </StaticRouter>,
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const html = await new Response(prelude).text();
  const styles = emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html));
  return { html, head: `${headHtml(await headOf(pathname))}\n${styles}`, language: languageOf(pathname) };
}
