import type { BrowserContextOptions, Page } from 'playwright-core';

import { becomes, sidewaysScroll } from '../support/browser/board-screen.js';
import { boardAt } from '../support/makers/boards.js';
import {
  accessibilityProblems,
  desktop,
  hasFocus,
  open,
  phone,
  scrolledTo,
  visit,
} from '../support/browser/browser.js';
import { browser, site, withSite } from '../support/browser/browser-site.js';
import { signIn } from '../support/site/http.js';

const languages = ['ko', 'en'] as const;
type Language = (typeof languages)[number];

const words = {
  ko: {
    name: '사이트 검색',
    shortcuts: '자주 찾는 곳',
    documents: '문서',
    none: '‘zzzz’에 대한 결과가 없습니다.',
    ways: ['온라인 견적 요청', '고객센터에 문의'],
    found: (count: number) => `검색 결과 ${count}건`,
    failed: '지금은 게시판 문서를 찾을 수 없습니다.',
  },
  en: {
    name: 'Search this site',
    shortcuts: 'Often looked for',
    documents: 'Documents',
    none: 'Nothing found for “zzzz”.',
    ways: ['Request a quote', 'Ask our customer center'],
    found: (count: number) => `${count} ${count === 1 ? 'result' : 'results'}`,
    failed: 'Documents cannot be searched right now.',
  },
} as const;

const posts: Record<Language, string> = { ko: '', en: '' };

withSite('search');

beforeAll(async () => {
  const token = await signIn(site);
  for (const language of languages) {
    const dataRoom = boardAt(site, 'posts', language, token);
    const { body } = await dataRoom.add({
      title: 'Umlaufpumpe (manual)',
      content: 'How to run it',
      category: 'technical',
    });
    posts[language] = body.id;
    for (let number = 1; number <= 6; number++) await dataRoom.add({ title: `Serienheft ${number}` });
    await boardAt(site, 'e-procurement', language, token).add({ title: 'Umlaufpumpe tender', password: 'key' });
  }
});

async function at(language: Language, options: BrowserContextOptions = desktop, path = '') {
  const visitor = await visit(browser, options);
  await open(visitor.page, `${site.url}/${language}${path}`);
  const { page } = visitor;
  const dialog = page.getByRole('dialog', { name: words[language].name });
  return {
    ...visitor,
    dialog,
    button: page.getByRole('button', { name: words[language].name }),
    box: dialog.getByRole('combobox'),
    options: dialog.getByRole('option'),
    group: (name: string) => dialog.getByRole('group', { name }),
    /** Waits until screen readers were told this. */
    isTold: (message: string | RegExp) => dialog.getByRole('status').filter({ hasText: message }).waitFor(),
  };
}

const place = (page: Page) => page.url().slice(site.url.length);
const noServer = (page: Page) => page.route(/\/api\/(?:posts|e-procurement)\//, (route) => route.abort());
/** The option that Enter opens. */
const marked = async (page: Page) => (await page.locator('[role="option"][aria-selected="true"]').allInnerTexts())[0];

describe('the search', () => {
  it('opens by its button and by its keys, and gives the focus back', async () => {
    const { page, complaints, button, box, dialog } = await at('ko');
    await button.click();
    await box.waitFor();
    await box.and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await hasFocus(page, 'header button[aria-keyshortcuts]');

    const menu = page.locator('header nav button').first();
    await menu.focus();
    await page.keyboard.press('Control+k');
    await box.fill('abc');
    await page.keyboard.press('Control+k');
    await dialog.waitFor({ state: 'detached' });
    await menu.and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Control+k');
    expect(await box.inputValue()).toBe('');
    // No more than the server takes.
    await box.pressSequentially('a'.repeat(105));
    expect((await box.inputValue()).length).toBe(100);
    await dialog.getByRole('button', { name: '검색 닫기' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });

  it('leads to a product by keys alone', async () => {
    const { page, box, dialog, isTold } = await at('ko');
    await page.keyboard.press('Control+k');
    await box.waitFor();
    await page.keyboard.type('탱크');
    await isTold(/\d/);
    const [first] = await dialog.getByRole('option').allInnerTexts();
    expect(await marked(page)).toBe(first);
    await page.keyboard.press('ArrowUp');
    const all = await dialog.getByRole('option').allInnerTexts();
    expect(await marked(page)).toBe(all.at(-1));
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    expect(await marked(page)).toBe(all[1]);
    await page.keyboard.press('End');
    expect(await marked(page)).toBe(all.at(-1));
    const active = await box.getAttribute('aria-activedescendant');
    expect(await page.locator(`[id="${active}"]`).getAttribute('aria-selected')).toBe('true');

    await box.fill('가스');
    await becomes(async () => (await marked(page))?.split('\n')[0], '가스쿨러');
    expect(await dialog.locator('mark').first().innerText()).toBe('가스');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site.url}/ko/products/gas-cooler`);
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: '가스쿨러', exact: true }).waitFor();
    await page.waitForFunction(() => window.scrollY === 0);
  });

  it('finds documents on both boards and opens one over its board', async () => {
    const { documents, found } = words.en;
    const { page, complaints, button, box, group, isTold } = await at('en', phone);
    await button.click();
    await box.fill('umlauf PUMPE');
    await isTold(found(2));
    const titles = await group(documents).locator('mark').allInnerTexts();
    expect(titles).toEqual(['Umlauf', 'pumpe', 'Umlauf', 'pumpe']);
    await group(documents).getByRole('option').first().click();
    const manual = page.getByRole('dialog', { name: 'Umlaufpumpe manual' });
    await manual.getByText('How to run it').waitFor();
    expect(place(page)).toBe(`/en/posts/${posts.en}`);
    expect(complaints).toEqual([]);
    await page.keyboard.press('Escape');
    await manual.waitFor({ state: 'detached' });
    expect(place(page)).toBe('/en/customer-support?category=technical#download-center');
    await page.keyboard.press('Control+k');
    await box.fill('Umlaufpumpe tender');
    await group(documents).getByRole('option').first().click();
    await page.getByRole('dialog', { name: 'Umlaufpumpe tender' }).locator('[name="password"]').waitFor();
  });

  it('leads to the board when more was found than it shows', async () => {
    const { page, button, box, options } = await at('ko');
    await button.click();
    await box.fill('serienheft');
    await options.filter({ hasText: '자료실에서 더 보기' }).click();
    await becomes(() => page.locator('tr[data-opens]').count(), 5);
    expect(await page.locator('main [name="q"]').inputValue()).toBe('serienheft');
  });

  it('shows ways on when it finds nothing', async () => {
    const { page, button, box, dialog, isTold } = await at('en', phone);
    await button.click();
    await box.fill('zzzz');
    await isTold(words.en.none);
    expect(await marked(page)).toBeUndefined();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site.url}/en/customer-support#online-quote`);
    await dialog.waitFor({ state: 'detached' });
    await scrolledTo(page, '#online-quote', 130);
  });

  it('leaves answers to earlier words aside', async () => {
    const { page, button, box, group, isTold } = await at('en');
    let release: (() => void) | undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/[?&]q=serienheft&/i, async (route) => {
      await released;
      await route.continue();
    });
    await button.click();
    await box.fill('serienheft');
    await page.waitForRequest(/[?&]q=serienheft&/i);
    await box.fill('umlaufpumpe');
    await isTold('2 results');
    const late = page.waitForResponse(/[?&]q=serienheft&/i);
    release?.();
    await late;
    expect(await group('Documents').getByRole('option').count()).toBe(2);
    expect(await group('Documents').innerText()).not.toContain('Serienheft');
  });

  it('leaves its keys to a popup that is open, and keeps Tab inside of its own', async () => {
    const { page, box, dialog } = await at('en');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy Policy' }).click();
    await page.getByRole('dialog', { name: 'Privacy Policy' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Privacy Policy' }).waitFor({ state: 'detached' });
    expect(await dialog.count()).toBe(0);
    await page.keyboard.press('Control+k');
    await box.waitFor();
    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(await page.locator('[role="dialog"] :focus').count()).toBe(1);
    }
  });

  it('says so when its code cannot be loaded', async () => {
    const { page, button, dialog } = await at('en');
    await page.route(/\/assets\/SearchDialog/, (route) => route.abort());
    await button.click();
    await page.getByRole('alert').filter({ hasText: 'Search could not be loaded' }).waitFor();
    expect(await dialog.count()).toBe(0);
  });
});

describe.each([
  ['ko', phone],
  ['en', desktop],
] as const)('the search %s %j', (language, options) => {
  const { shortcuts, documents, found, none, ways, failed } = words[language];

  it('says each state in its language, without accessibility problems or sideways scroll, and finds pages without the server', async () => {
    const { page, button, box, dialog, options: shown, group, isTold } = await at(language, options);
    const isFine = async () => {
      // Once is enough: barriers lie in what both have.
      if (options === phone) expect(await accessibilityProblems(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await dialog.evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0);
    };
    await button.click();
    await group(shortcuts).waitFor();
    if (options === phone) expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...phone.viewport });
    await isFine();
    await box.fill('umlaufpumpe');
    await isTold(found(2));
    await group(documents).waitFor();
    await isFine();
    await box.fill('zzzz');
    await isTold(none);
    expect((await shown.allInnerTexts()).map((option) => option.split('\n')[0])).toEqual(ways);
    await isFine();
    await noServer(page);
    await box.fill('ASME');
    await dialog.getByText(failed).waitFor();
    expect(await shown.filter({ hasText: 'ASME' }).count()).toBeGreaterThan(0);
    await isFine();
  });
});
