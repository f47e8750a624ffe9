import type { Page } from 'playwright-core';

import type { BoardKind } from '../../shared/posts/boards.types.js';
import type { Language } from '../../shared/words/localized.types.js';
import { becomes, sidewaysScroll } from '../support/browser/board-screen.js';
import { boardWords } from '../support/browser/board-words.js';
import { boardAt, pdfNamed } from '../support/makers/boards.js';
import type { Fields, SentFile } from '../support/makers/boards.js';
import { accessibilityProblems, alive, desktop, hasFocus, open, phone, visit } from '../support/browser/browser.js';
import { browser, site, withSite } from '../support/browser/browser-site.js';
import { inOtherFonts } from '../support/browser/fonts.js';
import { signIn } from '../support/site/http.js';

let token: string;

withSite('post-pages');

beforeAll(async () => {
  token = await signIn(site);
});

async function add(kind: BoardKind, board: Language, fields: Fields, ...files: SentFile[]) {
  const posts = boardAt(site, kind, board, token);
  const { body } = await posts.add(fields, ...files);
  const path = `/${board}/${kind}/${body.id}`;
  return {
    ...posts,
    id: body.id,
    path,
    url: site.url + path,
    views: async () => (await posts.read(body.id)).body.viewCount,
  };
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const place = (page: Page) => page.url().slice(site.url.length);
const shownViews = async (page: Page) => (await page.locator('article dd').allInnerTexts()).at(-1);

it.each(['ko', 'en'] as const)("rare letters of a post and of its list are in the site's font: %s", async (board) => {
  const [title, content] = ['뷁쓩 꽹과리 뮹', '휏 쫩 뙇 쀍'];
  const post = await add('e-procurement', board, { title, content });
  const { page } = await visit(browser, phone);
  for (const [url, words] of [
    [`${site.url}/${board}/e-procurement`, title],
    [post.url, content],
  ] as const) {
    await open(page, url);
    await page.getByText(words).first().waitFor();
    await becomes(() => inOtherFonts(page).catch((error: unknown) => [String(error)]), []);
  }
  await post.remove(post.id);
});

describe('the page of a post', () => {
  it('can be read before its scripts have come, is counted once by them, and has a way to its board', async () => {
    const content = 'first line\nsee https://example.com/a 032-123-4567';
    const post = await add('posts', 'ko', { title: 'Page (one)', content }, pdfNamed('열람.pdf', 100));
    const { context, page, complaints } = await visit(browser);
    const { page: still } = await visit(browser, { javaScriptEnabled: false });
    await still.goto(post.url);
    await heading(still, 'Page one').waitFor();
    expect(await still.locator('article').innerText()).toContain('first line\nsee https://example.com/a');
    const [file] = await Promise.all([
      still.waitForEvent('download'),
      still.getByRole('link', { name: '열람.pdf' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('열람.pdf');
    expect(await post.views()).toBe(0);

    await open(page, post.url);
    await becomes(() => shownViews(page), '1');
    expect(await heading(page, 'Page one').getAttribute('title')).toBe('Page (one)');
    expect(await page.title()).toMatch(/^Page one \| /);
    await page.locator('article a[href="tel:0321234567"]').waitFor();
    await page.reload();
    await alive(page);
    await becomes(() => shownViews(page), '2');
    expect(await post.views()).toBe(2);

    await page.getByRole('link', { name: '목록으로' }).click();
    await page.waitForURL(`${site.url}/ko/customer-support#download-center`);
    await page.locator(`#post-link-${post.id}`).waitFor();
    await page.waitForFunction(() => !document.title.includes('Page one'));
    await page.goBack();
    await heading(page, 'Page one').waitFor();
    expect(await page.title()).toMatch(/^Page one \| /);
    await context.close();
    expect(complaints).toEqual([]);
  });

  it('is what the address of a popup is after a reload, in a new tab and when it is copied', async () => {
    const post = await add('posts', 'en', { title: 'Popup', content: 'in a popup' });
    const visitor = await visit(browser);
    const { page, context, complaints } = visitor;
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
    const board = `${site.url}/en/customer-support?q=popup#download-center`;
    await open(page, board);
    const link = page.locator(`#post-link-${post.id}`);
    expect(await link.getAttribute('href')).toBe(post.path);
    await link.click();
    const dialog = page.getByRole('dialog', { name: 'Popup' });
    await dialog.getByText('in a popup').waitFor();
    expect(place(page)).toBe(post.path);
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await dialog.getByRole('status').filter({ hasText: 'Link copied.' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(post.url);

    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(page.url()).toBe(board);
    await page.goForward();
    await dialog.getByText('in a popup').waitFor();
    await page.reload();
    await alive(page);
    await heading(page, 'Popup').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(place(page)).toBe(post.path);
    await page.goBack();
    await page.waitForURL(board);
    await link.waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.goForward();
    await heading(page, 'Popup').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);

    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('status').filter({ hasText: 'Link copied.' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(post.url);
    expect(complaints).toEqual([]);
  });

  it('stays readable in the other language, without being counted twice', async () => {
    const post = await add('posts', 'en', { title: 'Shared matter', content: 'readable words' });
    const { page, complaints } = await visit(browser);
    await open(page, post.url);
    await becomes(() => shownViews(page), '1');
    await page.locator('header a[hreflang="ko"]').first().click();
    await page.getByRole('note').filter({ hasText: '영어로만' }).waitFor();
    await page.getByText('readable words').waitFor();
    expect(place(page)).toBe(`/ko/posts/${post.id}?in=en`);
    await page.locator('html[lang="ko"]').waitFor();
    expect(await heading(page, 'Shared matter').getAttribute('lang')).toBe('en');
    await page.getByRole('link', { name: '목록으로' }).waitFor();
    expect(await post.views()).toBe(1);
    await page.reload();
    await alive(page);
    await page.getByRole('note').filter({ hasText: '영어로만' }).waitFor();
    await becomes(() => shownViews(page), '2');
    await page.locator('header a[hreflang="en"]').first().click();
    await page.getByRole('note').waitFor({ state: 'detached' });
    expect(place(page)).toBe(post.path);
    expect(complaints).toEqual([]);
  });

  it('of a locked post asks for the password and shows nothing before', async () => {
    const { wrong, open: send, download } = boardWords.en;
    const fields = { title: 'Locked page', content: 'secret text', password: '열려라 123' };
    const file = pdfNamed('비밀 견적.pdf', 100);
    const post = await add('e-procurement', 'en', fields, file);
    const { page } = await visit(browser, { ...desktop, acceptDownloads: true });
    await open(page, post.url);
    await heading(page, 'Locked page').waitFor();
    const box = page.locator('main [name="password"]');
    await box.fill('wrong');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: wrong }).waitFor();
    expect(await page.content()).not.toMatch(/secret text|비밀 견적/);
    expect(await post.views()).toBe(0);
    await box.fill('열려라 123');
    await page.getByRole('button', { name: send }).click();
    await page.getByText('secret text').waitFor();
    await hasFocus(page, 'h1');
    expect(await post.views()).toBe(1);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: download }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('비밀 견적.pdf');
    await page.reload();
    await box.waitFor();
    expect(await page.content()).not.toContain('secret text');
  });

  it('says when a post is gone, and takes it off the screen when it goes', async () => {
    const { gone } = boardWords.ko;
    const post = await add('e-procurement', 'ko', { title: 'Going', content: 'last words' });
    const { page } = await visit(browser);
    await page.route(/\/open$/, async (route) => {
      await post.remove(post.id);
      await route.continue();
    });
    await open(page, post.url);
    await page.getByRole('alert').filter({ hasText: gone }).waitFor();
    expect(await page.content()).not.toContain('>last words<');
    await page.getByRole('link', { name: '목록으로' }).click();
    await page.waitForURL(`${site.url}/ko/e-procurement#e-procurement-center`);
  });

  it('stays on screen while the server is away', async () => {
    const post = await add('posts', 'en', { title: 'Kept', content: 'kept words' });
    const { page } = await visit(browser, phone);
    await page.route(/\/open$/, (route) => route.abort());
    const asked = page.waitForRequest(/\/open$/);
    await open(page, post.url);
    await asked;
    await page.getByText('kept words').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('is without accessibility problems or sideways scroll in every state on a phone', async () => {
    const long = {
      title: `Long ${'열교환기'.repeat(20)} ${'X'.repeat(60)}`,
      content: `${'Y'.repeat(200)} www.example.com`,
    };
    const post = await add('posts', 'en', long, pdfNamed(`${'긴'.repeat(60)}.pdf`));
    const locked = await add('posts', 'en', { ...long, password: 'x' });
    const foreign = `/ko/posts/${post.id}?in=en`;
    const { page } = await visit(browser, phone);
    for (const path of [post.path, locked.path, foreign, '/en/posts/0123456789abcdef01234567']) {
      await open(page, site.url + path);
      if (path === post.path || path === foreign)
        await page.waitForFunction(() => !document.querySelector('article')?.innerText.includes('–'));
      expect({ path, problems: await accessibilityProblems(page) }).toEqual({ path, problems: [] });
      expect({ path, scroll: await sidewaysScroll(page) }).toEqual({ path, scroll: 0 });
    }
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await page.waitForURL(/\/en\/customer-support#/);
  });
});
