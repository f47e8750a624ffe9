/** Space left above a section that was jumped to, for the fixed header: px. */
export const SECTION_OFFSET = 130;
/** A section counts as current once its top is within this distance of the viewport's: px. */
export const TRACKING_OFFSET = 200;
/** Sections of a lazy page may not exist yet: how often and how long to wait for them. */
export const HASH_RETRIES = { times: 5, every: 200 } as const;
export const QUOTE_RETRIES = { times: 10, every: 200 } as const;
/** Wait before scrolling: on the page that is already there, and after moving to another one: ms. */
export const SAME_PAGE_DELAY = 100;
export const CROSS_PAGE_DELAY = 500;

type Retries = { times: number; every: number };

/**
 * Scrolls smoothly to the section with this id, 130 px below the viewport's top, waiting for it to be
 * rendered where needed. Returns a function that gives up waiting.
 */
export function scrollToSection(id: string, retries: Retries = HASH_RETRIES): () => void {
  let left = retries.times;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = () => {
    const section = document.getElementById(id);
    if (section) {
      const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      const top = section.getBoundingClientRect().top + window.scrollY - SECTION_OFFSET;
      window.scrollTo({ top, behavior: isCalm ? 'instant' : 'smooth' });
    } else if (left-- > 0) {
      timer = setTimeout(attempt, retries.every);
    }
  };
  attempt();
  return () => clearTimeout(timer);
}
