import type { Page } from 'playwright-core';

/** Goes on by the Tab key this often; gives the names of fields that were not wholly in view when they had the focus. */
export async function hiddenFields(page: Page, steps: number): Promise<string[]> {
  const hidden: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    const name = await page.evaluate(() => {
      const field = document.activeElement;
      if (!field?.matches('main :is(input, select, textarea)')) return undefined;
      const { left, top, bottom, width } = field.getBoundingClientRect();
      const isSeen = [top + 2, bottom - 2].every((y) => {
        const there = document.elementFromPoint(left + width / 2, y);
        // A field that is not drawn itself lies in what is drawn for it.
        return there !== null && (field.contains(there) || there.contains(field));
      });
      return isSeen ? undefined : (field.getAttribute('name') ?? field.outerHTML);
    });
    if (name) hidden.push(name);
    await page.keyboard.press('Tab');
  }
  return hidden;
}
