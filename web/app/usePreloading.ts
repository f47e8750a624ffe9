import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { loadContent } from '@/lib/content';
import { pageAt } from '@/lib/paths';
import type { PageName } from '@/lib/paths';
import type { SiteStore } from '@/lib/store';
import { useSiteStore } from '@/lib/useSiteStore';

import { routes } from './routes';

type Link = HTMLAnchorElement | HTMLAreaElement;

/** The page of this site that a link leads to. */
export const pageBehind = (link: Link): PageName | undefined =>
  link.origin === location.origin ? pageAt(link.pathname) : undefined;

/** Loads the code and the words of the page behind a link; without them the page loads them again and says what is wrong. */
async function preload(store: SiteStore, link: Link): Promise<void> {
  const page = pageBehind(link);
  if (!page) return;
  const loads = [routes[page].preload(), loadContent(store, link)];
  await Promise.all(loads).catch(() => undefined);
}

/** Loads pages before they are asked for: behind a link that is about to be used, and behind those in view at rest. */
export function usePreloading(): void {
  const store = useSiteStore();
  useEffect(() => {
    const stopped = new AbortController();
    // The click that follows finds the page there.
    const preloadTarget = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link) void preload(store, link);
    };
    for (const type of ['pointerover', 'touchstart', 'focusin'])
      document.addEventListener(type, preloadTarget, { passive: true, signal: stopped.signal });
    return () => stopped.abort();
  }, [store]);

  const { pathname } = useLocation();
  useEffect(() => {
    const left = new AbortController();
    // Not among a page's first scripts.
    void import('./preloadAtRest').then(
      ({ preloadAtRest }) => preloadAtRest(store, pageAt(pathname), left.signal),
      () => undefined,
    );
    return () => left.abort();
  }, [pathname, store]);
}
