import { useEffect } from 'react';

import { pageAt } from '@/lib/paths';

import { routes } from './routes';

/** Loads a page's code when a link to it is hovered over, touched or focused: the click that follows finds it there. */
function preload({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const page = link?.origin === location.origin ? pageAt(link.pathname) : undefined;
  // Without it the page loads it again and says what is wrong.
  if (page) void routes[page].preload().catch(() => undefined);
}

export function usePreloading(): void {
  useEffect(() => {
    const stopped = new AbortController();
    for (const type of ['pointerover', 'touchstart', 'focusin'])
      document.addEventListener(type, preload, { passive: true, signal: stopped.signal });
    return () => stopped.abort();
  }, []);
}
