import { desktop, open, phone, visit } from '../support/browser/browser.js';
import { browser, shared as site, withSharedSite } from '../support/browser/browser-site.js';

withSharedSite();

describe('the ESG page', () => {
  it('shows its parts in pictures, each with a title and words of its own', async () => {
    const { page } = await visit(browser, phone);
    await open(page, `${site.url}/en/esg`);
    for (const [id, count] of [
      ['environment', 3],
      ['social', 2],
      ['governance', 2],
    ] as const) {
      const cards = page.locator(`#${id} article`);
      const contents = await cards.evaluateAll((all) =>
        all.map((card) => ({
          pictures: [...card.querySelectorAll('img')].map(({ alt }) => alt),
          title: card.querySelector('h3')?.innerText ?? '',
          words: card.querySelector('p')?.innerText ?? '',
        })),
      );
      expect(contents).toHaveLength(count);
      expect(contents.every(({ pictures }) => pictures.length === 1)).toBe(true);
      for (const part of [contents.map(({ pictures }) => pictures[0]), contents.map(({ title }) => title)])
        expect(new Set(part).size).toBe(count);
      expect(contents.every(({ title, words }) => title.length > 3 && words.length > 40)).toBe(true);
    }
  });

  it('gives the two pictures of a row on a desktop the same height and unlike widths', async () => {
    const { page } = await visit(browser, desktop);
    await open(page, `${site.url}/ko/esg`);
    for (const id of ['social', 'governance']) {
      const boxes = await page.locator(`#${id} article img`).evaluateAll((all) =>
        all.map((image) => {
          const { width, height, top } = image.getBoundingClientRect();
          return { width, height, top };
        }),
      );
      const [left, right] = boxes;
      expect([left?.top, left?.height]).toEqual([right?.top, right?.height]);
      expect(left?.width).not.toBe(right?.width);
    }
  });
});
