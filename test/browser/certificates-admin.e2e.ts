import type { Page } from 'playwright-core';

import { becomes, sidewaysScroll } from '../support/browser/board-screen.js';
import { accessibilityProblems, desktop, hasFocus, phone, status } from '../support/browser/browser.js';
import { browser, site, withSite } from '../support/browser/browser-site.js';
import {
  certificateWords,
  field,
  openCertificates,
  pick,
  problems,
  rows,
} from '../support/browser/certificate-desk.js';
import type { Language } from '../support/browser/certificate-desk.js';
import { certificateFields, certificatesAt, imageNamed } from '../support/makers/certificates.js';
import type { TestCertificates } from '../support/makers/certificates.js';
import { signIn } from '../support/site/http.js';

let certificates: TestCertificates;

withSite('certificates-desk');

beforeAll(async () => {
  certificates = certificatesAt(site, await signIn(site));
});

afterEach(async () => {
  await certificates.clear();
});

const openList = (language: Language = 'en', look = desktop) => openCertificates(browser, site.url, { language, look });
const openForm = (id: string) => openCertificates(browser, site.url, { query: `?certificate=${id}` });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const alert = (page: Page, said: string) => page.getByRole('alert').filter({ hasText: said }).first().waitFor();
const listShows = (page: Page) => page.getByRole('table').or(page.locator('main ul[aria-label]')).first().waitFor();

/** Presses Save and waits for the server's answer to it: an earlier message may still stand there. */
async function save(page: Page): Promise<void> {
  const answered = page.waitForResponse((response) => ['POST', 'PATCH'].includes(response.request().method()));
  await button(page, certificateWords.en.save).click();
  await answered;
}

async function seeded() {
  await certificates.seed();
  return certificates.list();
}
const storedNames = async () => (await certificates.list()).map(({ name, order }) => `${order} ${name}`);

describe('the certificates’ list', () => {
  it('is filled with the built-in certificates and shows them by their order', async () => {
    const text = certificateWords.ko;
    const { page } = await openList('ko');
    await page.getByText(text.none).waitFor();
    await button(page, text.seed).click();
    await status(page, text.seeded);
    await becomes(() => rows(page), await storedNames());
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual(text.columns);
    const row = page.getByRole('row').filter({ hasText: 'ASME U Stamp' });
    expect(await row.locator('img').getAttribute('src')).toBe('/certificates/asme-u-stamp.webp');
    expect(await row.getByText('asme-u-stamp.webp').isVisible()).toBe(true);
    expect(await row.locator('a[target="_blank"]').getAttribute('href')).toBe('/certificates/asme-u-stamp.pdf');
    await page.getByText(text.seeded).waitFor({ state: 'detached' });
    await page.evaluate(() => window.scrollTo(0, 0)); // what lies half under the header is no small target
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  it('deletes after the question only', async () => {
    const text = certificateWords.en;
    await seeded();
    const { page } = await openList();
    const remove = button(page, `${text.remove}: KC Certificate`);
    await remove.click();
    const dialog = page.getByRole('dialog', { name: text.question });
    await dialog.getByText('KC Certificate').waitFor();
    await button(page, text.cancel).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await certificates.list()).toHaveLength(9);
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual(text.columns);
    await remove.click();
    await dialog.getByRole('button', { name: text.confirm }).click();
    await status(page, text.deleted);
    await remove.waitFor({ state: 'detached' });
    await page.locator('#certificates-title:focus').waitFor();
    expect((await certificates.list()).map(({ name }) => name)).not.toContain('KC Certificate');
  });

  it('is reordered with the keyboard, which is told', async () => {
    const text = certificateWords.ko;
    await seeded();
    const { page } = await openList('ko');
    await button(page, `${text.reorder}: ASME U Stamp`).focus();
    await page.keyboard.press('Space');
    const told = (words: string) =>
      page.locator('[aria-live="assertive"]').filter({ hasText: words }).waitFor({ state: 'attached' });
    // Its own place is told once the rows are measured: an arrow pressed before would move nothing.
    await told(text.moved('ASME U Stamp', 7));
    await page.keyboard.press('ArrowUp');
    await told(text.moved('ASME U Stamp', 6));
    await page.keyboard.press('Space');
    await told(text.dropped('ASME U Stamp', 6));
    await status(page, text.ordered);
    await becomes(async () => (await storedNames())[5], '6 ASME U Stamp');
    expect((await rows(page))[5]).toBe('6 ASME U Stamp');
    await button(page, `${text.reorder}: ASME U Stamp`).and(page.locator(':focus')).waitFor();
  });

  it('says that the Korean page shows other certificates, and leads to the setting and back', async () => {
    const text = certificateWords.ko;
    await seeded();
    const { page } = await openList('ko');
    await page.getByRole('note').filter({ hasText: text.builtInShown }).waitFor();
    await page.getByRole('link', { name: text.settings }).click();
    await page.getByRole('radio').first().waitFor();
    await page.getByRole('link', { name: text.toCertificates }).click();
    await listShows(page);
    const other = page.locator('main').getByRole('link', { name: '관리자' });
    await other.click();
    await page.locator('#inbox-title').waitFor();
    await page.getByRole('link', { name: '인증서 관리' }).click();
    await listShows(page);
  });
});

describe('the order', () => {
  it('is changed by dragging a row, and by arrows, quick ones too', async () => {
    await seeded();
    const { page } = await openList();
    const handle = button(page, 'Reorder: Plate Heat Exchanger Gasket Patent');
    await handle.scrollIntoViewIfNeeded();
    const from = await handle.boundingBox();
    const to = await button(page, 'Reorder: ASME U Stamp').boundingBox();
    if (!from || !to) throw new Error('The rows are not there.');
    await page.mouse.move(from.x + 22, from.y + 22);
    await page.mouse.down();
    await page.mouse.move(from.x + 22, from.y - 40, { steps: 5 });
    await page.mouse.move(to.x + 22, to.y + 10, { steps: 10 });
    await page.mouse.up();
    const dropped = certificateWords.en.dropped('Plate Heat Exchanger Gasket Patent', 7);
    await page.locator('[aria-live="assertive"]').filter({ hasText: dropped }).waitFor({ state: 'attached' });
    await status(page, 'Order saved.');
    expect((await storedNames()).slice(6)).toEqual([
      '7 Plate Heat Exchanger Gasket Patent',
      '8 ASME U Stamp',
      '9 KC Certificate',
    ]);
    expect(await rows(page)).toEqual(await storedNames());

    const up = button(page, 'Move up: KC Certificate');
    for (let step = 0; step < 3; step += 1) await up.click();
    await becomes(async () => (await rows(page))[5], '6 KC Certificate');
    await becomes(async () => (await storedNames())[5], '6 KC Certificate');
    await status(page, 'Order saved.');
    await up.and(page.locator(':focus')).waitFor();
  });

  it('is changed by dragging a card with a finger', async () => {
    await seeded();
    const { context, page } = await openList('en', phone);
    const handle = button(page, 'Reorder: ISO 14001:2015').first();
    await handle.scrollIntoViewIfNeeded();
    const from = await handle.boundingBox();
    const to = await button(page, 'Reorder: ISO 9001:2015').first().boundingBox();
    if (!from || !to) throw new Error('The cards are not there.');
    const touch = await context.newCDPSession(page);
    const point = (y: number) => ({ touchPoints: [{ x: from.x + 22, y }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...point(from.y + 22) });
    for (const share of [0.2, 0.5, 0.8, 1]) {
      const y = from.y + 22 + (to.y - from.y) * share;
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...point(y) });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await status(page, 'Order saved.');
    expect((await storedNames())[0]).toBe('1 ISO 14001:2015');
  });

  it('is changed by a number, which moves the others on', async () => {
    const list = await seeded();
    const { page } = await openForm(list[8]?.id ?? '');
    await field(page, 'order').fill('2');
    await save(page);
    await status(page, 'Certificate updated.');
    await becomes(
      async () => (await storedNames()).slice(0, 3),
      ['1 ISO 9001:2015', '2 Plate Heat Exchanger Gasket Patent', '3 ISO 14001:2015'],
    );
    await becomes(() => rows(page), await storedNames());
  });

  it('goes back when it cannot be stored', async () => {
    await seeded();
    const { page } = await openList();
    const before = await storedNames();
    await becomes(() => rows(page), before);
    await page.route('**/api/admin/certificates/order', (route) => route.abort());
    await button(page, 'Move up: KC Certificate').click();
    await alert(page, 'the previous order is back');
    await becomes(() => rows(page), before);
    await page.unroute('**/api/admin/certificates/order');
    await certificates.add(certificateFields({ name: 'Added elsewhere', order: '10' }));
    await button(page, 'Move up: KC Certificate').click();
    await becomes(async () => (await rows(page)).at(-1), '10 Added elsewhere');
    await alert(page, 'the previous order is back');
    await button(page, 'Move up: KC Certificate').click();
    await status(page, 'Order saved.');
    expect((await storedNames())[6]).toBe('7 KC Certificate');
  });
});

it('the certificates’ list, question and form have no barrier on a phone', async () => {
  const text = certificateWords.en;
  await seeded();
  const { page, complaints } = await openList('en', phone);
  const expectGood = async () => {
    await page.evaluate(() => window.scrollTo(0, 0)); // what lies half under the header is no small target
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  };
  await listShows(page);
  await expectGood();
  await button(page, `${text.remove}: KC Certificate`).click();
  await page.getByRole('dialog').waitFor();
  await expectGood();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: text.add }).click();
  await button(page, text.save).click();
  await hasFocus(page, 'form [name="category"]');
  await pick(page, await imageNamed('새 인증서.webp'));
  await page.locator('form img[src^="data:"]').waitFor();
  await expectGood();
  expect(complaints).toEqual([]);
  expect(await problems(page)).not.toHaveProperty('image');
});
