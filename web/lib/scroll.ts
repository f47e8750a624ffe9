import { keepInPlace } from './keepInPlace';
import { visitorMoves } from './visitorMoves';

/** Space left above a section that was jumped to, for the fixed header: px. */
export const SECTION_OFFSET = 130;
/** A section counts as current once its top is within this distance of the viewport's: px. */
export const TRACKING_OFFSET = 200;
/** Sections of a lazy page may not exist yet: how often and how long to wait for them once the page is there. */
export const HASH_RETRIES = { times: 5, every: 200 } as const;
export const QUOTE_RETRIES = { times: 10, every: 200 } as const;
/** Wait before scrolling: on the page that is already there, and after moving to another one: ms. */
export const SAME_PAGE_DELAY = 100;
export const CROSS_PAGE_DELAY = 500;

export type Retries = { times: number; every: number };
/** Link state that makes a jump wait longer for its section, see `useScrollOnNavigation`. */
export type ScrollState = { retries: Retries };
export const quoteScroll: ScrollState = { retries: QUOTE_RETRIES };

/** `smooth`, or `instant` for visitors who asked for less motion. */
export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/**
 * The section being read: the last one whose top is within 200 px of the viewport's, or the very last at the
 * page's end. `top` is px from the viewport's top, undefined for a section that is not rendered.
 */
export function currentSection(
  sections: readonly { id: string; top: number | undefined }[],
  isAtBottom: boolean,
): string | undefined {
  if (isAtBottom) return sections.at(-1)?.id;
  const passed = sections.filter(({ top }) => top !== undefined && top <= TRACKING_OFFSET);
  return (passed.at(-1) ?? sections[0])?.id;
}

/**
 * A visitor can be quicker than a jump that waits: a page is used before all of its scripts run. The focus that came into
 * the section since `before` had it stays there, and so does what is being typed.
 */
const isUsing = (section: HTMLElement, before: Element | null) => {
  const { activeElement } = document;
  if (!activeElement || activeElement === section || !section.contains(activeElement)) return false;
  return activeElement !== before || activeElement.matches('input, select, textarea');
};

/**
 * Scrolls smoothly to the section with this id, 130 px below the viewport's top, after `delay` ms and once it is rendered,
 * and stays there while what is above it loads. Whatever the visitor does ends it; a visitor who uses the section already
 * is left alone. `before` is what had the focus when the jump was asked for. Returns a function that ends it, too.
 */
export function scrollToSection(
  id: string,
  { times, every }: Retries = HASH_RETRIES,
  before: Element | null = null,
  delay = 0,
): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const end = () => ended.abort();
  const attempt = (left: number) => {
    const section = document.getElementById(id);
    if (!section) {
      if (left > 0) wait(every, left - 1);
      return;
    }
    if (isUsing(section, before)) return;
    // Sections that load late are replaced when they come.
    const top = () => (document.getElementById(id) ?? section).getBoundingClientRect().top + window.scrollY;
    signal.addEventListener('abort', keepInPlace(() => top() - SECTION_OFFSET, scrollBehavior()));
    // The next Tab goes on from here, as after a plain anchor.
    if (!section.hasAttribute('tabindex')) section.tabIndex = -1;
    section.focus({ preventScroll: true });
  };
  const wait = (ms: number, left: number) => {
    const timer = setTimeout(() => attempt(left), ms);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  visitorMoves(end, signal);
  if (delay > 0) wait(delay, times);
  else attempt(times);
  return end;
}
