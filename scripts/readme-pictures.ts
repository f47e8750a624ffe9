/** Takes the README's pictures of a site of the built version, filled with samples: `npm run pictures`. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import chromium from '@sparticuz/chromium';
import type { Page } from 'playwright-core';

import { allThere, launchBrowser, open, visit } from '../test/support/browser/browser.ts';
import { quoteRequest } from '../test/support/makers/factories.ts';
import { ask, signIn } from '../test/support/site/http.ts';
import { spawnServer } from '../test/support/site/server-process.ts';

/** CSS px. */
const WINDOW = { width: 1280, height: 800 };
/** Of the pictures in the file, against those of the window. */
const SCALE = 1200 / WINDOW.width;

const folder = join(import.meta.dirname, '../docs/pictures');

/** Brings the part under the header, with a little air. */
async function toTop(page: Page, selector: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((part) => {
      const top = part.getBoundingClientRect().top + window.scrollY;
      window.scrollTo({ top: top - 110, behavior: 'instant' });
    });
}

type Picture = { name: string; path: string; part?: string; prepare?: (page: Page) => Promise<void> };

const pictures: Picture[] = [
  { name: 'home-ko', path: '/ko' },
  { name: 'products-en', path: '/en/products', part: '#comparison' },
  {
    name: 'quote-en',
    path: '/en/customer-support?product=heat-exchanger',
    part: '[aria-labelledby="live-panel-title"]',
    prepare: async (page) => {
      const typed = { hotFluidName: 'Water', coldFluidName: 'Water', hotFlowRate: '25', coldFlowRate: '43' };
      const temperatures = { hotTempIn: '115', hotTempOut: '55', coldTempIn: '45' };
      for (const [name, value] of Object.entries({ ...typed, ...temperatures }))
        await page.locator(`[name="${name}"]`).fill(value);
      await page.getByRole('region', { name: 'Live check of your figures' }).getByRole('table').first().waitFor();
    },
  },
  { name: 'certificates-ko', path: '/ko/certification-detail', part: '#certificates' },
  {
    name: 'inbox-ko',
    path: '/ko/manage',
    part: 'text=/^Q-/',
    prepare: async (page) => {
      await page.getByRole('link', { name: /^Q-/ }).first().click();
      await page.getByRole('heading', { name: /^Q-/ }).waitFor();
    },
  },
  { name: 'boards-ko', path: '/ko/e-procurement', part: '#e-procurement-center' },
];

const data = await mkdtemp(join(tmpdir(), 'pictures-'));
const server = spawnServer({ DATA_DIR: data, UPLOADS_DIR: join(data, 'uploads') });
const browser = await launchBrowser(await chromium.executablePath());
try {
  const url = await server.url;
  const token = await signIn({ url });
  await ask(`${url}/api/admin/samples`, { method: 'POST', token });
  await ask(`${url}/api/quotes`, { json: { ...quoteRequest(), products: ['heat-exchanger'], language: 'ko' } });
  for (const { name, path, part, prepare } of pictures) {
    const { page, context } = await visit(browser, {
      viewport: WINDOW,
      deviceScaleFactor: SCALE,
      reducedMotion: 'reduce',
    });
    await context.request.post(`${url}/api/admin/login`, { data: { password: '1234' } });
    await open(page, url + path);
    await prepare?.(page);
    if (part) await toTop(page, part);
    await allThere(page);
    await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 72 });
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
  await rm(data, { recursive: true });
}
