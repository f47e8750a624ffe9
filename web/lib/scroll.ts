/** Space left above a section that was jumped to, for the fixed header: px. */
export const SECTION_OFFSET = 130;
/** The same in a low window, where the header is not fixed: px. */
const LOW_OFFSET = 16;
/** A section counts as current once its top is within this distance of the viewport's: px. */
export const TRACKING_OFFSET = 200;
/** Wait before scrolling: on the page that is already there, and after moving to another one: ms. */
export const SAME_PAGE_DELAY = 100;
export const CROSS_PAGE_DELAY = 500;

/** Scrolling has come to rest after so long without more of it: ms. */
export const SCROLL_REST = 150;

/** Space to be left above a section that is jumped to: px. */
export function sectionOffset(): number {
  return window.matchMedia('(max-height: 400px)').matches ? LOW_OFFSET : SECTION_OFFSET;
}

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
