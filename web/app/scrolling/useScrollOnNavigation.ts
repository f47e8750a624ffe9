import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { fieldsOf } from '@shared/words/records';

import { CROSS_PAGE_DELAY, SAME_PAGE_DELAY, scrollBehavior } from '@/lib/scroll';

import { keepInPlace } from './keepInPlace';
import { keepPlaces, readingPlace, readPlaces, topOf } from './readingPlace';
import { scrollToSection } from './scrollToSection';

type Location = ReturnType<typeof useLocation>;

const isSection = ({ hash }: Location) => hash.length > 1;

const isBelowPopup = ({ state }: Location) => fieldsOf(state).over !== undefined;

/** A filter on the page, values that it notes in its address, or a popup: nothing moves, and a jump goes on. */
const isSamePlace = (to: Location, from: Location | undefined) =>
  from?.pathname === to.pathname &&
  from.hash === to.hash &&
  (from.search !== to.search || isBelowPopup(from) || isBelowPopup(to));

/** Scrolls where a visited link leads; returns what ends a jump. */
function follow(to: Location, from: Location | undefined): (() => void) | undefined {
  const isSamePage = from?.pathname === to.pathname;
  if (!isSamePage && from) {
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  }
  if (!isSection(to)) {
    if (isSamePage) window.scrollTo({ top: 0, behavior: scrollBehavior() });
    return undefined;
  }
  const delay = !from || isSamePage ? SAME_PAGE_DELAY : CROSS_PAGE_DELAY;
  const before = from ? document.activeElement : null;
  return scrollToSection(decodeURIComponent(to.hash.slice(1)), before, delay);
}

/** True if the visitor used the prerendered page before its scripts ran; noted by the page's first script. */
const wasUsedEarlier = () => 'used' in document.documentElement.dataset;

/**
 * Every new page starts at its top, a hash leads to its section, and back, forward and reload return to the words that
 * the visitor was reading, even where what is above them loads late.
 */
export function useScrollOnNavigation(): void {
  const location = useLocation();
  /** The first page, too. */
  const isBackOrForward = useNavigationType() === NavigationType.Pop;
  const previous = useRef<Location>(undefined);
  const endJump = useRef<() => void>(undefined);
  const [places] = useState(readPlaces);

  useEffect(() => {
    const toManual = () => (history.scrollRestoration = 'manual');
    const leave = () => {
      // The browser scrolls a page that is loaded long before its scripts are there.
      history.scrollRestoration = 'auto';
      keepPlaces(places);
    };
    toManual();
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', toManual);
    return () => {
      leave();
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', toManual);
    };
  }, [places]);

  // Layout effects: a page is never painted where the one before was read.
  useLayoutEffect(() => {
    const from = previous.current;
    previous.current = location;
    if (!isBackOrForward && isSamePlace(location, from)) return;
    endJump.current?.();
    endJump.current = undefined;
    const place = isBackOrForward ? places.get(location.key) : undefined;
    if (place) {
      if (from || !wasUsedEarlier()) endJump.current = keepInPlace(() => topOf(place));
    } else if (!from || !isBackOrForward) endJump.current = follow(location, from);
    // A popup closed or a search taken back on the same page: unless the visitor had moved there, nothing moves.
    else if (from.pathname !== location.pathname) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [location, isBackOrForward, places]);
  useEffect(() => () => endJump.current?.(), []);

  const { key } = location;
  useLayoutEffect(() => {
    const remember = () => void places.set(key, readingPlace());
    if (!isBackOrForward) remember();
    window.addEventListener('scroll', remember, { passive: true });
    // Before `leave` keeps it.
    window.addEventListener('pagehide', remember, { capture: true });
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', remember, { capture: true });
    };
  }, [key, isBackOrForward, places]);
}
