import type { Browser, Page } from 'playwright-core';

import { becomes, rowsOf } from '../support/board-screen.js';
import { boardAt } from '../support/boards.js';
import { closeVisits, launchBrowser, open, visit } from '../support/browser.js';
import { signIn } from '../support/http.js';
import { startTestSite } from '../support/site.js';
import type { TestSite } from '../support/site.js';

const TYPED = 'SUS316L/304 (HX-150)';
const LETTERS = 'SUS316L304 HX150';

let site: TestSite;
/** Another server process on the same database. */
let second: TestSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite('shown-titles'), launchBrowser()]);
  second = await startTestSite('shown-titles-2', { MONGODB_URI: site.databaseUri });
  await boardAt(site, 'e-procurement', 'en', await signIn(site)).add({ title: TYPED });
});

afterAll(async () => {
  await closeVisits(browser);
  await browser?.close();
  await second?.stop();
  await site?.stop();
});

describe('the setting of how boards show titles', () => {
  it('changes every list that is open, on whichever server, and the posts opened from it', async () => {
    const boards = await Promise.all(
      [site, second].map(async ({ url }) => {
        const { page } = await visit(browser);
        await open(page, `${url}/en/e-procurement`);
        return page;
      }),
    );
    const shows = (title: string) =>
      Promise.all(
        boards.map((page: Page) => becomes(async () => (await rowsOf(page)).map(([, shown]) => shown), [title])),
      );
    await shows(LETTERS);
    const { page: desk, context } = await visit(browser);
    await context.request.post(`${site.url}/api/admin/login`, { data: { password: '1234' } });
    await open(desk, `${site.url}/en/manage?tab=settings`);
    await desk.getByRole('radio', { name: 'As typed' }).click();
    await desk.getByText('Settings saved.').waitFor();
    await shows(TYPED);
    const [, other] = boards;
    await other?.getByRole('link', { name: TYPED }).click();
    await other?.getByRole('dialog', { name: TYPED, exact: true }).waitFor();
    await desk.getByRole('radio', { name: 'Letters and digits only' }).click();
    await shows(LETTERS);
  });
});
