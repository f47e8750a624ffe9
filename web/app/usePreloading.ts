import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { pages } from '@/content/pages';
import { pageAt } from '@/lib/paths';
import type { PageName } from '@/lib/paths';

import { routes } from './routes';
import { loadHead } from './useHeadOfPage';

/** Who rests for so long may be about to choose a link: ms. */
const REST = 1000;

// Without its code the page loads it again and says what is wrong.
const preload = (page: PageName) => Promise.all([routes[page].preload(), loadHead()]).catch(() => undefined);

/** The page of this site that a link leads to. */
const pageBehind = (link: HTMLAnchorElement | HTMLAreaElement) =>
  link.origin === location.origin ? pageAt(link.pathname) : undefined;

/** Loads a page's code when a link to it is hovered over, touched or focused: the click that follows finds it there. */
function preloadTarget({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const page = link ? pageBehind(link) : undefined;
  if (page) void preload(page);
}

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

/** Loads pages before they are asked for: behind a link that is about to be used, and behind those in view at rest. */
export function usePreloading(): void {
  useEffect(() => {
    const stopped = new AbortController();
    for (const type of ['pointerover', 'touchstart', 'focusin'])
      document.addEventListener(type, preloadTarget, { passive: true, signal: stopped.signal });
    return () => stopped.abort();
  }, []);

  const { pathname } = useLocation();
  useEffect(() => {
    if (savesData()) return undefined;
    const left = new AbortController();
    let resting: AbortController | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      resting?.abort();
      clearTimeout(timer);
    };
    const rest = () => {
      stop();
      const { signal } = (resting = new AbortController());
      timer = setTimeout(() => void preloadInView(pageAt(pathname), signal), REST);
    };
    rest();
    window.addEventListener('scroll', rest, { passive: true, signal: left.signal });
    return () => {
      left.abort();
      stop();
    };
  }, [pathname]);
}
