import type { Page } from 'playwright-core';

/** Flaws in the structure and layout of the page in this window. */
export function flaws(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px wider than the window`] : [];
    const headings = document.querySelectorAll('h1').length;
    if (headings !== 1) found.push(`${headings} h1`);
    for (const picture of document.querySelectorAll('img'))
      if (!picture.getAttribute('alt')) found.push(`no words for ${picture.currentSrc}`);
    // Text for screen readers alone is shrunk to a dot, itself or with its parent.
    const isDot = (element: Element | null): boolean => {
      if (!element) return false;
      const { width, height } = element.getBoundingClientRect();
      return (width <= 1 && height <= 1) || isDot(element.parentElement);
    };
    for (const text of document.querySelectorAll<HTMLElement>('h1, h2, h3, a, button, label, th, dt, strong')) {
      const isCut = text.offsetParent && text.clientWidth > 0 && text.scrollWidth > text.clientWidth + 1;
      if (isCut && !isDot(text)) found.push(`cut: ${text.textContent}`);
    }
    return found;
  });
}
