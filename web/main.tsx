import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Location } from 'react-router-dom';

import { App } from './app/App';
import { measureSpeed } from './app/measureSpeed';
import { partAt } from './app/routes';
import { SiteRouter } from './app/SiteRouter';
import { workBesideTranslators } from './app/translators';
import { loadSectionsAtOnce } from './lib/lazyPart';
import { contentOfDocument, loadContent } from './lib/content';
import { createStore } from './lib/store';
import { createStyleCache } from './theme/styleCache';
import './theme/fonts.css';

// React asks for a view transition with every page. The WebKit of Linux ends with its page at the first one, and no other
// WebKit could be tried: there pages follow each other at once.
if (/AppleWebKit/.test(navigator.userAgent) && !/Chrom/.test(navigator.userAgent))
  Reflect.deleteProperty(Document.prototype, 'startViewTransition');

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root element.');

const store = createStore(contentOfDocument());
const loadWords = (place: Location) => void loadContent(store, place);

const app = (
  <StrictMode>
    <SiteRouter onMove={loadWords}>
      <App styleCache={createStyleCache()} store={store} />
    </SiteRouter>
  </StrictMode>
);

workBesideTranslators();
// The build cuts the font for its pages.
if (import.meta.env.DEV) await import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css');
if (root.firstElementChild) {
  // The page's own code first: hydration then finds on the first render what was prerendered. When it cannot be
  // loaded, hydration goes on and the error page says so.
  await partAt(location)
    .preload()
    .catch(() => undefined);
  loadSectionsAtOnce();
  startTransition(() => void hydrateRoot(root, app));
} else {
  createRoot(root).render(app);
}
measureSpeed(store);
