import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { fieldsOf } from '@server/common/records';

import { CROSS_PAGE_DELAY, HASH_RETRIES, SAME_PAGE_DELAY, scrollBehavior, scrollToSection } from '@/lib/scroll';
import type { ScrollState } from '@/lib/scroll';

type Place = ReturnType<typeof useLocation>;

const isSection = ({ hash }: Place) => hash.length > 1;

const isBelowPopup = ({ state }: Place) => fieldsOf(state).over !== undefined;

/** Scrolls where a visited link leads; returns what gives up a jump still waiting. */
function follow(to: Place, from: Place | undefined): (() => void) | undefined {
  const isSamePage = from?.pathname === to.pathname;
  const isSamePlace = isSamePage && from.hash === to.hash;
  // A filter on the page, or a popup: stay.
  if (isSamePlace && (from.search !== to.search || isBelowPopup(from) || isBelowPopup(to))) return;
  if (!isSamePage && from) {
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  }
  if (!isSection(to)) {
    if (isSamePage) window.scrollTo({ top: 0, behavior: scrollBehavior() });
    return;
  }
  const { retries = HASH_RETRIES }: Partial<ScrollState> = to.state ?? {}; // links carry it or nothing
  let giveUp: (() => void) | undefined;
  const delay = !from || isSamePage ? SAME_PAGE_DELAY : CROSS_PAGE_DELAY;
  const before = from ? document.activeElement : null;
  const jump = () => (giveUp = scrollToSection(decodeURIComponent(to.hash.slice(1)), retries, before));
  const timer = setTimeout(jump, delay);
  return () => {
    clearTimeout(timer);
    giveUp?.();
  };
}

/**
 * Every new page starts at its top, a hash leads to its section, and back and forward return to where the visitor
 * was. Reloads are the browser's own business.
 */
export function useScrollOnNavigation(): void {
  const location = useLocation();
  const isBackOrForward = useNavigationType() === NavigationType.Pop;
  const previous = useRef<Place>(undefined);
  const positions = useRef(new Map<string, number>());
  /** The place whose page is being read. */
  const reading = useRef<string>(undefined);

  useEffect(() => {
    const toManual = () => (history.scrollRestoration = 'manual');
    const toAuto = () => (history.scrollRestoration = 'auto'); // reloads and returns from other sites
    toManual();
    window.addEventListener('pagehide', toAuto);
    window.addEventListener('pageshow', toManual);
    return () => {
      toAuto();
      window.removeEventListener('pagehide', toAuto);
      window.removeEventListener('pageshow', toManual);
    };
  }, []);

  const { key } = location;
  useLayoutEffect(
    () => () => {
      // Not an effect later: where the next page is shorter the browser scrolls before effects run.
      if (reading.current === key) reading.current = undefined;
    },
    [key],
  );
  useEffect(() => {
    reading.current = key;
    const remember = () => {
      if (reading.current === key) positions.current.set(key, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useEffect(() => {
    const from = previous.current;
    previous.current = location;
    if (from && isBackOrForward) {
      const top = positions.current.get(location.key);
      // A popup closed or a search taken back on the same page: unless the visitor had moved there, nothing moves.
      if (top !== undefined || from.pathname !== location.pathname) {
        window.scrollTo({ top: top ?? 0, behavior: 'instant' });
      }
      return undefined;
    }
    const isReload = !from && window.scrollY > 0 && !isSection(location);
    return isReload ? undefined : follow(location, from);
  }, [location, isBackOrForward]);
}
