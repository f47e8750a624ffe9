import { pages } from '@/content/pages';
import type { PageName } from '@/lib/paths';

import { pageBehind, preload } from './usePreloading';

/** Who rests for so long may be about to choose a link: ms. */
const REST = 1000;

function isInView(link: Element): boolean {
  const { top, bottom } = link.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight && link.checkVisibility();
}

/** The other pages behind the links that can be seen; administrators' code is not for everybody. */
function pagesInView(current: PageName | undefined): Set<PageName> {
  const seen = [...document.links].filter(isInView).map(pageBehind);
  return new Set(
    seen.filter((page): page is PageName => page !== undefined && page !== current && !pages[page].isPrivate),
  );
}

const idle = () =>
  new Promise((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve)));

/** Loads what may be wanted next, one page after the other, while nothing else is to be done. */
async function preloadInView(current: PageName | undefined, signal: AbortSignal): Promise<void> {
  for (const page of pagesInView(current)) {
    await idle();
    if (signal.aborted) return;
    await preload(page);
  }
}

/** Whether the visitor pays for every byte; React's types and some browsers know nothing of it. */
const savesData = () => 'connection' in navigator && Object(navigator.connection).saveData === true;

/** Until the signal, loads the pages behind links in view whenever the visitor rests on this page. */
export function preloadAtRest(current: PageName | undefined, left: AbortSignal): void {
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
    timer = setTimeout(() => void preloadInView(current, signal), REST);
  };
  rest();
  window.addEventListener('scroll', rest, { passive: true, signal: left });
  left.addEventListener('abort', stop);
}
