import { scrollBehavior, sectionOffset } from '@/lib/scroll';

import { keepInPlace } from './keepInPlace';
import { visitorMoves } from './visitorMoves';

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
 * Scrolls smoothly to the section with this id, 130 px below the viewport's top (16 in a low window), after `delay` ms and once it is rendered,
 * and stays there while what is above it loads. Whatever the visitor does ends it; a visitor who uses the section already
 * is left alone. `before` is what had the focus when the jump was asked for. Returns a function that ends it, too.
 */
export function scrollToSection(id: string, before: Element | null = null, delay = 0): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const end = () => ended.abort();
  const jump = () => {
    const section = document.getElementById(id);
    if (!section) return;
    coming.disconnect();
    if (isUsing(section, before)) return;
    // Sections that load late are replaced when they come.
    const top = () => (document.getElementById(id) ?? section).getBoundingClientRect().top + window.scrollY;
    signal.addEventListener(
      'abort',
      keepInPlace(() => top() - sectionOffset(), scrollBehavior()),
    );
    // The next Tab goes on from here, as after a plain anchor.
    if (!section.hasAttribute('tabindex')) section.tabIndex = -1;
    section.focus({ preventScroll: true });
  };
  // Sections of a lazy page may not exist yet.
  const coming = new MutationObserver(jump);
  const begin = () => {
    coming.observe(document.body, { childList: true, subtree: true });
    jump();
  };
  const timer = delay > 0 ? setTimeout(begin, delay) : undefined;
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    coming.disconnect();
  });
  visitorMoves(end, signal);
  if (timer === undefined) begin();
  return end;
}
