import type { Page } from 'playwright-core';

import { quoteFields } from '../../shared/questionnaire/places.js';
import type { QuotePage } from '../../shared/requests/quotes.types.js';
import { becomes, rowsOf } from '../support/browser/board-screen.js';
import { boardAt } from '../support/makers/boards.js';
import { open, visit } from '../support/browser/browser.js';
import { browser, site, withSite } from '../support/browser/browser-site.js';
import { certificateFields, certificatesAt } from '../support/makers/certificates.js';
import { quoteRequest } from '../support/makers/factories.js';
import { ask, signIn } from '../support/site/http.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

const TYPED = `<img src=x onerror="evil=1" class="evil"><script class="evil">evil=1</script>`;

/** Visitors' lists show a title without its marks. */
const LISTED = 'img srcx onerrorevil1 classevilscript classevilevil1script';

let page: Page;
let post: string;
let quote: string;

withSite('shown-text', {}, { keepsPages: true });

beforeAll(async () => {
  const token = await signIn(site);
  const fields = { title: TYPED, content: TYPED };
  post = (await boardAt(site, 'e-procurement', 'ko', token).add(fields)).body.id;
  await boardAt(site, 'posts', 'ko', token).add(fields);
  await certificatesAt(site, token).add(certificateFields({ name: TYPED }));
  const settings = { koCertificates: 'stored', quoteConfirmation: true };
  await ask(`${site.url}/api/admin/settings`, { method: 'PUT', json: settings, token });
  const closed = ['telephone', 'email', 'plateMaterial', 'gasketMaterial'];
  const free = quoteFields.filter((field) => !closed.includes(field));
  await ask(`${site.url}/api/quotes`, {
    json: quoteRequest(Object.fromEntries(free.map((field) => [field, TYPED]))),
  });
  quote = (await ask<QuotePage>(`${site.url}/api/admin/quotes`, { token })).body.items[0]?.id ?? '';
  const visitor = await visit(browser);
  await visitor.context.request.post(`${site.url}/api/admin/login`, { data: { password: '1234' } });
  ({ page } = visitor);
});

describe('tags that somebody typed', () => {
  it.each<[string, () => string, string?]>([
    ['the list of a board', () => '/ko/e-procurement', LISTED],
    ['the page of a post', () => `/ko/e-procurement/${post}`],
    ['the certificates', () => '/ko/certification-detail'],
    ['the inbox', () => '/en/manage?tab=quotes'],
    ['an open request', () => `/ko/manage?tab=quotes&quote=${quote}`],
    ['the posts of administrators', () => '/en/manage?tab=ko-posts'],
    ['the certificates of administrators', () => '/ko/certification-management'],
  ])('are text in %s', async (_, path, shown = TYPED) => {
    await open(page, site.url + path());
    await page.waitForFunction((typed) => document.body.innerText.includes(typed), shown);
    expect(await page.locator('.evil').count()).toBe(0);
    expect(await page.evaluate(() => 'evil' in window)).toBe(false);
  });
});

describe('the setting of how boards show titles', () => {
  const TYPED_TITLE = 'SUS316L/304 (HX-150)';
  const LETTERS = 'SUS316L304 HX150';
  /** Another server process on the same database. */
  let second: TestSite;

  beforeAll(async () => {
    second = await startTestSite('shown-text-2', { MONGODB_URI: site.databaseUri });
    await boardAt(site, 'e-procurement', 'en', await signIn(site)).add({ title: TYPED_TITLE });
  });

  afterAll(() => second?.stop());

  it('changes every list that is open, on whichever server, and the posts opened from it', async () => {
    const boards = await Promise.all(
      [site, second].map(async ({ url }) => {
        const { page: visitors } = await visit(browser);
        await open(visitors, `${url}/en/e-procurement`);
        return visitors;
      }),
    );
    const shows = (title: string) =>
      Promise.all(
        boards.map((visitors: Page) =>
          becomes(async () => (await rowsOf(visitors)).map(([, shown]) => shown), [title]),
        ),
      );
    await shows(LETTERS);
    const { page: desk, context } = await visit(browser);
    await context.request.post(`${site.url}/api/admin/login`, { data: { password: '1234' } });
    await open(desk, `${site.url}/en/manage?tab=settings`);
    await desk.getByRole('radio', { name: 'As typed' }).click();
    await desk.getByText('Settings saved.').waitFor();
    await shows(TYPED_TITLE);
    const [, other] = boards;
    await other?.getByRole('link', { name: TYPED_TITLE }).click();
    await other?.getByRole('dialog', { name: TYPED_TITLE, exact: true }).waitFor();
    await desk.getByRole('radio', { name: 'Letters and digits only' }).click();
    await shows(LETTERS);
  });
});
