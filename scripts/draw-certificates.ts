/**
 * Draws the built-in certificates into web/public/certificates: `npm run certificates`. They are specimens: no mark of
 * any standards or certification body is on them. Run by hand; the files are part of the sources.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import chromium from '@sparticuz/chromium';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import subsetFont from 'subset-font';

import { launchBrowser } from '../test/support/browser.ts';

import { asmeSheet } from './certificates/asme.ts';
import { isoSheets } from './certificates/iso.ts';
import { kcSheet } from './certificates/kc.ts';
import { patentSheet } from './certificates/patent.ts';
import type { Sheet } from './certificates/sheet.ts';

const folder = join(import.meta.dirname, '../web/public/certificates');
const require = createRequire(import.meta.url);

/** Width of the pictures in the list, where they are 15rem wide at most: px. */
const WIDTH = 480;
const QUALITY = 72;

/** Single weights: a variable font's glyphs would come into the PDF one by one as drawings. */
const weights = { 300: 'Light', 400: 'Regular', 600: 'SemiBold', 700: 'Bold', 800: 'ExtraBold' };

/** The font's rules with just the characters of this page inside. */
async function fontRules(html: string): Promise<string> {
  const characters = [...new Set(html + html.toUpperCase())].join('');
  const rules = Object.entries(weights).map(async ([weight, name]) => {
    const file = require.resolve(`pretendard/dist/web/static/woff2/Pretendard-${name}.woff2`);
    const font = await subsetFont(await readFile(file), characters, { targetFormat: 'woff2' });
    const source = `url(data:font/woff2;base64,${font.toString('base64')}) format('woff2')`;
    return `@font-face { font-family: Pretendard; font-weight: ${weight}; src: ${source} }`;
  });
  return (await Promise.all(rules)).join('\n');
}

async function draw(page: Page, { file, html }: Sheet): Promise<void> {
  await page.setContent(html.replace('<style>', `<style>${await fontRules(html)}`));
  await page.evaluate(() => document.fonts.ready);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
  const drawing = sharp(await page.screenshot()).resize({ width: WIDTH });
  const picture = await drawing.webp({ quality: QUALITY, effort: 6 }).toBuffer();
  await writeFile(join(folder, `${file}.pdf`), pdf);
  await writeFile(join(folder, `${file}.webp`), picture);
  console.log(`${file}: PDF ${Math.round(pdf.length / 1024)} KB, picture ${Math.round(picture.length / 1024)} KB`);
}

process.env.TEST_CHROMIUM ??= await chromium.executablePath();
await mkdir(folder, { recursive: true });
const browser = await launchBrowser();
// A4 in CSS pixels, drawn twice as fine as it is kept.
const page = await browser.newPage({ viewport: { width: 794, height: 1123 }, deviceScaleFactor: 2 });
for (const sheet of [...isoSheets, asmeSheet, kcSheet, patentSheet]) await draw(page, sheet);
await browser.close();
