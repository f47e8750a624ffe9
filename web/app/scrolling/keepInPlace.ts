import { visitorMoves } from './visitorMoves';

/**
 * Scrolls to `wanted` (px from the page's top) and stays there while sections above it load and change their height, until
 * the visitor moves. Returns what ends it earlier.
 */
export function keepInPlace(wanted: () => number, behavior: ScrollBehavior = 'instant'): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let isUnderWay = behavior === 'smooth';
  let top = 0; // within the page
  let height = 0;
  const move = () => {
    const { scrollHeight, clientHeight } = document.documentElement;
    height = scrollHeight;
    const there = wanted();
    top = Math.max(0, Math.min(there, scrollHeight - clientHeight));
    window.scrollTo({ top: there, behavior: isUnderWay ? behavior : 'instant' });
  };
  const arrived = () => Math.abs(window.scrollY - top) <= 1;
  const follow = () => {
    if (arrived()) isUnderWay = false;
    // A scrollbar was dragged, or a script has scrolled. If the height has changed the browser did, and `sizes` follows.
    else if (!isUnderWay && height === document.documentElement.scrollHeight) ended.abort();
  };
  move();
  const sizes = new ResizeObserver(move);
  for (const part of document.querySelectorAll('main, footer')) sizes.observe(part);
  signal.addEventListener('abort', () => sizes.disconnect());
  window.addEventListener('scroll', follow, { passive: true, signal });
  visitorMoves(() => ended.abort(), signal);
  return () => ended.abort();
}
