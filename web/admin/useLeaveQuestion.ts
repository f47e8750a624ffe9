import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { pageAt } from '@/lib/paths';

type Place = { pathname: string; search: string };

/** True if an address shows something else than what is open; the other language of the same is not something else. */
export function leadsElsewhere(to: Place, from: Place): boolean {
  return pageAt(to.pathname) !== pageAt(from.pathname) || to.search !== from.search;
}

/** The link or tab that a click would leave through. Links to other sites are the browser's to ask about. */
function exitOf(event: MouseEvent, here: Place): HTMLElement | undefined {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!isPlain || !(event.target instanceof Element)) return undefined;
  const target = event.target.closest<HTMLElement>('a[href], [role="tab"]');
  if (target instanceof HTMLAnchorElement) {
    const isOurs = target.origin === location.origin && !target.target && !target.hasAttribute('download');
    return isOurs && leadsElsewhere(target, here) ? target : undefined;
  }
  return target && target.getAttribute('aria-selected') !== 'true' ? target : undefined;
}

/**
 * Holds back whatever would leave the page or the tab while `isArmed`: links, tabs, the browser's back and forward,
 * and, with the browser's own words, reloading and closing. The router of this site cannot do that alone.
 */
export function useLeaveQuestion(isArmed: boolean) {
  const [held, setHeld] = useState<{ go: () => void }>();
  const isLeaving = useRef(false);
  const here = useLocation();

  useEffect(() => {
    if (!isArmed) return;
    const onClick = (event: MouseEvent) => {
      const exit = isLeaving.current ? undefined : exitOf(event, here);
      if (!exit) return;
      event.preventDefault();
      event.stopPropagation();
      setHeld({ go: () => exit.click() });
    };
    // Back and forward: told before the browser goes, unlike `popstate`, which the router hears first. A browser without
    // it, or one that is asked a second time, goes; the draft is kept then.
    const onNavigate = (event: NavigateEvent) => {
      const { key, url } = event.destination;
      const isHeld = event.navigationType === 'traverse' && event.cancelable && leadsElsewhere(new URL(url), here);
      if (!isHeld || isLeaving.current) return;
      event.preventDefault();
      setHeld({ go: () => void window.navigation.traverseTo(key) });
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('click', onClick, true);
    const { navigation } = window as { navigation?: Navigation }; // not in every browser
    navigation?.addEventListener('navigate', onNavigate);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      window.removeEventListener('click', onClick, true);
      navigation?.removeEventListener('navigate', onNavigate);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isArmed, here]);

  return {
    isAsking: held !== undefined,
    stay: () => setHeld(undefined),
    leave: () => {
      isLeaving.current = true;
      setHeld(undefined);
      held?.go();
    },
  };
}
