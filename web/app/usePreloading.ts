import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { pageAt } from '@/lib/paths';
import type { PageName } from '@/lib/paths';

import { routes } from './routes';
import { loadHead } from './useHeadOfPage';

/** Loads a page's code and what makes its head; without them the page loads them again and says what is wrong. */
export const preload = (page: PageName) => Promise.all([routes[page].preload(), loadHead()]).catch(() => undefined);

/** The page of this site that a link leads to. */
export const pageBehind = (link: HTMLAnchorElement | HTMLAreaElement) =>
  link.origin === location.origin ? pageAt(link.pathname) : undefined;

/** Loads a page's code when a link to it is hovered over, touched or focused: the click that follows finds it there. */
function preloadTarget({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const page = link ? pageBehind(link) : undefined;
  if (page) void preload(page);
}

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
    const left = new AbortController();
    // Not among a page's first scripts.
    void import('./preloadAtRest').then(
      ({ preloadAtRest }) => preloadAtRest(pageAt(pathname), left.signal),
      () => undefined,
    );
    return () => left.abort();
  }, [pathname]);
}
