import type { Page } from 'playwright-core';

/** Height in px of the line with the caret, the only one of a longer text that a browser brings into view. */
const LINE = 24;

/** Goes on by the Tab key this often; returns the names of fields that were not in view when they had the focus. */
export async function hiddenFields(page: Page, steps: number): Promise<string[]> {
  const hidden: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    const name = await page.evaluate((line) => {
      const field = document.activeElement;
      if (!field?.matches('main :is(input, select, textarea)')) return undefined;
      // A field that is not drawn itself lies in the label that is drawn for it.
      const drawn = field.closest('label') ?? field;
      const { left, top, bottom, width } = drawn.getBoundingClientRect();
      const end = field.matches('textarea') ? Math.min(bottom, top + line) : bottom;
      const isSeen = [top + 2, end - 2].every((y) => {
        const there = document.elementFromPoint(left + width / 2, y);
        return there !== null && (drawn.contains(there) || there.contains(drawn));
      });
      return isSeen ? undefined : (field.getAttribute('name') ?? field.outerHTML);
    }, LINE);
    if (name) hidden.push(name);
    await page.keyboard.press('Tab');
  }
  return hidden;
}
