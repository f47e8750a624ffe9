import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

import { SCROLL_REST } from '@/lib/scroll';

/** Tells whether the element, which floats over the page, has to step aside because it would cover a control at rest. */
export function useStepAside<T extends HTMLElement>(): [RefObject<T | null>, boolean] {
  const element = useRef<T>(null);
  // Until the scripts are there nobody can look.
  const [isAside, setIsAside] = useState(true);
  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      // Not among a page's first scripts; without it the menu stays aside.
      const looking = await import('./coversControl').catch(() => undefined);
      if (looking && element.current && !signal.aborted) setIsAside(looking.coversControl(element.current));
    };
    const atRest = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void look(), SCROLL_REST);
    };
    for (const type of ['scroll', 'resize', 'click']) window.addEventListener(type, atRest, { passive: true, signal });
    const sizes = new ResizeObserver(atRest);
    // A list that comes may be as high as what waited for it.
    const changes = new MutationObserver(atRest);
    for (const each of document.querySelectorAll('main, footer')) {
      sizes.observe(each);
      changes.observe(each, { childList: true, subtree: true });
    }
    if (element.current) sizes.observe(element.current);
    return () => {
      stopped.abort();
      sizes.disconnect();
      changes.disconnect();
      clearTimeout(timer);
    };
  }, []);
  return [element, isAside];
}
