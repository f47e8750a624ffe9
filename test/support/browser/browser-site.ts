import type { Browser } from 'playwright-core';

import { closeVisits, launchBrowser } from './browser.js';
import { sharedSite } from '../site/shared-site.js';
import type { SharedSite } from '../site/shared-site.js';
import { startTestSite } from '../site/site.js';
import type { TestSite } from '../site/site.js';

/** The browser of the test file, from its first test on. */
export let browser: Browser;

/** The site that the test file has started. */
export let site: TestSite;

/** The site of the run. */
export let shared: SharedSite;

type Settings = Record<string, string>;
/** Pages that are kept are closed with the browser, others after each test. */
type Options = { keepsPages?: boolean };

/** Starts a site and a browser for the test file. Settings that are not known yet come by a function. */
export function withSite(name: string, settings: Settings | (() => Settings) = {}, options?: Options): void {
  withBrowser(async () => {
    site = await startTestSite(name, typeof settings === 'function' ? settings() : settings);
  }, options);
  afterAll(() => site?.stop());
}

/** Starts a browser for a test file, on the site of the run. */
export function withSharedSite(options?: Options): void {
  withBrowser(async () => {
    shared = await sharedSite();
  }, options);
}

function withBrowser(start: () => Promise<void>, { keepsPages = false }: Options = {}): void {
  beforeAll(async () => {
    [browser] = await Promise.all([launchBrowser(), start()]);
  });
  if (!keepsPages) afterEach(() => closeVisits(browser));
  afterAll(() => browser?.close());
}
