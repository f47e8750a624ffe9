import { pages } from '@/navigation/pages';
import type { PageName } from '@/lib/paths';
import { loadContent } from '@/lib/content';
import type { SiteStore } from '@/lib/store';

import { pageBehind } from './usePreloading';

/** A rest of this length may precede the choice of a link: ms. */
const REST = 1000;

function isInView(link: Element): boolean {
  const { top, bottom } = link.getBoundingClientRect();
  const isShown = !('checkVisibility' in link) || link.checkVisibility(); // not in every browser
  return isShown && bottom > 0 && top < window.innerHeight;
}

/** A link to each of the other pages that can be seen to lead somewhere; administrators' code is not for everybody. */
function linksInView(current: PageName | undefined) {
  const links = new Map([...document.links].filter(isInView).map((link) => [pageBehind(link), link]));
  return [...links].flatMap(([page, link]) => (!page || page === current || pages[page].isPrivate ? [] : [link]));
}

const idle = () =>
  new Promise((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve)));

/** Has the browser fetch a script when it has nothing else to fetch; running it would hold the visitor up. */
function fetchScript(href: string): void {
  if (document.head.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }));
}

/** Fetches what may be wanted next, one page after the other, while nothing else is to be done. */
async function preloadInView(store: SiteStore, current: PageName | undefined, signal: AbortSignal): Promise<void> {
  for (const link of linksInView(current)) {
    await idle();
    if (signal.aborted) return;
    const { data } = await loadContent(store, link);
    data?.scripts.forEach(fetchScript);
  }
}

/** True if the visitor pays for every byte; React's types and some browsers know nothing of it. */
const savesData = () => 'connection' in navigator && Object(navigator.connection).saveData === true;

/** A phone's line and processor are for the page on screen; a touch of a link loads what is behind it. */
const isTouched = () => window.matchMedia('(pointer: coarse)').matches;

/** Until the signal, fetches the pages behind links in view whenever the visitor rests on this page. */
export function preloadAtRest(store: SiteStore, current: PageName | undefined, left: AbortSignal): void {
  if (left.aborted || savesData() || isTouched()) return;
  let resting = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    resting.abort();
    clearTimeout(timer);
  };
  const rest = () => {
    stop();
    resting = new AbortController();
    const { signal } = resting;
    timer = setTimeout(() => void preloadInView(store, current, signal), REST);
  };
  rest();
  window.addEventListener('scroll', rest, { passive: true, signal: left });
  left.addEventListener('abort', stop);
}
