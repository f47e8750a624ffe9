import { pages } from '@/content/pages';
import type { PageName } from '@/lib/paths';
import type { SiteStore } from '@/lib/store';

import { pageBehind, preload } from './usePreloading';

/** Who rests for so long may be about to choose a link: ms. */
const REST = 1000;

function isInView(link: Element): boolean {
  const { top, bottom } = link.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight && link.checkVisibility();
}

/** A link to each of the other pages that can be seen to lead somewhere; administrators' code is not for everybody. */
function linksInView(current: PageName | undefined) {
  const links = new Map([...document.links].filter(isInView).map((link) => [pageBehind(link), link]));
  return [...links].flatMap(([page, link]) => (!page || page === current || pages[page].isPrivate ? [] : [link]));
}

const idle = () =>
  new Promise((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve)));

/** Loads what may be wanted next, one page after the other, while nothing else is to be done. */
async function preloadInView(store: SiteStore, current: PageName | undefined, signal: AbortSignal): Promise<void> {
  for (const link of linksInView(current)) {
    await idle();
    if (signal.aborted) return;
    await preload(store, link);
  }
}

/** Whether the visitor pays for every byte; React's types and some browsers know nothing of it. */
const savesData = () => 'connection' in navigator && Object(navigator.connection).saveData === true;

/** Until the signal, loads the pages behind links in view whenever the visitor rests on this page. */
export function preloadAtRest(store: SiteStore, current: PageName | undefined, left: AbortSignal): void {
  if (left.aborted || savesData()) return;
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
