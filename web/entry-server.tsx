import createCache from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';

import { App } from './app/App';
import { headOf } from './app/headOf';
import { notFound, routes } from './app/routes';
import { createStore } from './app/store';
import { headHtml } from './lib/head';
import { languageOf } from './lib/locale';
import { pageAt, pageNames, pathTo } from './lib/paths';

export { languages } from './lib/locale';
export { pageNames, pagePaths } from './lib/paths';

/** Every page's address in both languages, private ones included. */
export const allPaths = (['ko', 'en'] as const).flatMap((language) => pageNames.map((page) => pathTo(language, page)));

/**
 * Renders one address to HTML. An address without a page gives the "not found" page in its language.
 * `chunk` names the source file whose built chunk the browser needs first.
 */
export async function renderPage(pathname: string) {
  const page = pageAt(pathname);
  await (page ? routes[page] : notFound).preload();
  const styleCache = createCache({ key: 'css' });
  const emotion = createEmotionServer(styleCache);
  const { prelude } = await prerender(
    <StaticRouter location={pathname}>
      <App store={createStore()} styleCache={styleCache} />
    </StaticRouter>,
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const html = await new Response(prelude).text();
  const styles = emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html));
  return { html, head: `${headHtml(headOf(pathname))}\n${styles}`, language: languageOf(pathname) };
}
