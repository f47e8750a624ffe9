/**
 * Looks at every Korean page of the built site in windows of usual sizes and writes down the characters to be seen
 * before scrolling: `web/theme/first-characters.txt`. By hand, when the tops of pages have changed a lot; characters that
 * are missing there come with the second part of the font, a moment later.
 */
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import chromium from '@sparticuz/chromium';

import { launchBrowser } from '../test/support/browser.ts';

const root = join(import.meta.dirname, '..');
const pages = join(root, 'dist/pages/ko');
const windows = [
  { width: 360, height: 800 },
  { width: 412, height: 823 },
  { width: 1350, height: 940 },
  { width: 1440, height: 900 },
];

/** Runs in the page. */
function charactersInWindow(): string {
  const seen = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const isSeen = [...range.getClientRects()].some(
      ({ top, bottom, width }) => width > 0 && bottom > 0 && top < innerHeight,
    );
    if (isSeen) for (const character of texts.currentNode.nodeValue ?? '') seen.add(character);
  }
  return [...seen].join('');
}

const browser = await launchBrowser(await chromium.executablePath());
const seen = new Set<string>();
for (const viewport of windows) {
  const context = await browser.newContext({ viewport, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const file of (await readdir(pages)).filter((name) => !name.includes('manage'))) {
    await page.goto(pathToFileURL(join(pages, file)).href);
    for (const character of await page.evaluate(charactersInWindow)) seen.add(character);
  }
  await context.close();
}
await browser.close();
const characters = [...seen].toSorted().join('').trim();
await writeFile(join(root, 'web/theme/first-characters.txt'), `${characters}\n`);
console.log(`${characters.length} characters are seen first.`);
