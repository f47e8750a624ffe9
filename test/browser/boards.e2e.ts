import { readFile } from 'node:fs/promises';

import type { Page, Route } from 'playwright-core';

import type { BoardKind, BoardName } from '../../shared/posts/boards.types.js';
import { becomes, fillBoard, newerPosts, numbersOf, pageButtons } from '../support/browser/board-screen.js';
import { queryOf, rowsOf, sidewaysScroll } from '../support/browser/board-screen.js';
import { boardWords } from '../support/browser/board-words.js';
import { boardAt, pdfNamed } from '../support/makers/boards.js';
import type { Fields, SentFile } from '../support/makers/boards.js';
import { accessibilityProblems, desktop, hasFocus, open, phone, visit } from '../support/browser/browser.js';
import { browser, site, withSite } from '../support/browser/browser-site.js';
import { signIn } from '../support/site/http.js';

const languages = ['ko', 'en'] as const;
type Language = (typeof languages)[number];

const paths = { posts: 'customer-support', 'e-procurement': 'e-procurement' } as const;

let token: string;
let removals: (() => Promise<unknown>)[] = [];

withSite('boards');

beforeAll(async () => {
  token = await signIn(site);
  for (const language of languages)
    for (const kind of ['posts', 'e-procurement'] as const) await fillBoard(site, token, kind, language);
});

afterEach(async () => {
  await Promise.all(removals.map((remove) => remove()));
  removals = [];
});

/** Saves a post for the time of one test. */
async function addPost(kind: BoardKind, board: BoardName, fields: Fields, ...files: SentFile[]) {
  const posts = boardAt(site, kind, board, token);
  const { body } = await posts.add(fields, ...files);
  removals.push(() => posts.remove(body.id));
  return { id: body.id, views: async () => (await posts.read(body.id)).body.viewCount };
}

/** A visitor in front of a board. */
async function at(language: Language, kind: BoardKind, query = '', options = desktop) {
  const visitor = await visit(browser, { ...options, acceptDownloads: true });
  await open(visitor.page, `${site.url}/${language}/${paths[kind]}${query}`);
  await visitor.page.locator('tbody[aria-busy="false"]').waitFor();
  return visitor;
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const row = (page: Page, title: string) => page.locator('tr[data-opens]', { hasText: title });
const query = (page: Page, wanted: string) => becomes(async () => queryOf(page), wanted);
const range = (from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => from + Math.sign(to - from) * index);

describe('the list', () => {
  it.each([
    ['ko', 'posts', [1, 5], [31, 33], '[1] 2 3 4 5', '2 3 [4] 5 6', '3 4 5 6 [7]'],
    ['ko', 'e-procurement', [1, 10], [61, 63], '[1] 2 3 4 5', '2 3 [4] 5 6', '3 4 5 6 [7]'],
    ['en', 'e-procurement', [63, 54], [3, 1], '[1] 2 3 4 5 6 7', '1 2 3 [4] 5 6 7', '1 2 3 4 5 6 [7]'],
  ] as const)('has numbers, dates and pages as its board should: %s %s', async (...given) => {
    const [language, kind, [from, to], [lastFrom, lastTo], first, middle, last] = given;
    const { columns, old, total, previous, next } = boardWords[language];
    const shown = (pages: string) => becomes(() => pageButtons(page), `${previous} ${pages} ${next}`);
    const { page, complaints } = await at(language, kind);
    const board = page.locator('table:has(tbody[aria-busy])');
    expect(await board.getByRole('columnheader').allInnerTexts()).toEqual(columns);
    expect(await numbersOf(page)).toEqual(range(from, to));
    await shown(first);
    await page.getByText(total(newerPosts[kind] + 3), { exact: true }).waitFor();
    await button(page, '4').click();
    await shown(middle);
    for (const reached of [5, 6, 7]) {
      await button(page, next).click();
      await page.locator(`button[aria-current="page"]:text-is("${reached}")`).waitFor();
    }
    await shown(last);
    const numbers = range(lastFrom, lastTo);
    await becomes(
      () => rowsOf(page),
      old.map((cells, index) => [String(numbers[index]), ...cells]),
    );
    await button(page, previous).click();
    await query(page, '?page=6');
    expect(complaints).toEqual([]);
  });

  it('keeps search, tab and page in the address', async () => {
    const { found, technical, empty, noMatch, clear, total } = boardWords.ko;
    const { page } = await at('ko', 'posts', '?page=3#download-center');
    const box = page.locator('[name="q"]');
    expect(await numbersOf(page)).toEqual(range(11, 15));
    await box.fill('판형 열교환기');
    await page.getByRole('status').filter({ hasText: found }).waitFor();
    await query(page, '?q=판형 열교환기');
    await becomes(() => numbersOf(page), range(1, 5));
    expect((await rowsOf(page)).every(([, title]) => title?.includes('판형열교환기'))).toBe(true);
    await button(page, '2').click();
    await becomes(() => numbersOf(page), range(6, 10));

    const { page: shared } = await at('ko', 'posts', new URL(page.url()).search);
    expect(await rowsOf(shared)).toEqual(await rowsOf(page));
    expect(await shared.locator('[name="q"]').inputValue()).toBe('판형 열교환기');
    await page.reload();
    await becomes(() => numbersOf(page), range(6, 10));
    await page.goBack();
    await becomes(() => numbersOf(page), range(1, 5));
    await query(page, '?q=판형 열교환기');
    await page.goForward();
    await becomes(() => numbersOf(page), range(6, 10));

    await page.getByRole('tab', { name: technical }).click();
    await page.getByRole('cell', { name: empty }).waitFor();
    await query(page, '?category=technical');
    expect(await box.inputValue()).toBe('');
    await page.goBack();
    await becomes(() => numbersOf(page), range(6, 10));
    await becomes(() => box.inputValue(), '판형 열교환기');
    await button(page, clear).click();
    await query(page, '');
    await page.getByText(total(33), { exact: true }).waitFor();
    await box.fill('nothing like it');
    await page.getByRole('cell', { name: noMatch }).waitFor();
    expect(await page.locator('nav:has(> p) button').count()).toBe(0);
  });

  it('turns its pages faster than the answers come', async () => {
    const { page } = await at('en', 'posts');
    const lists = /\/api\/posts\/en\?/;
    const held: Route[] = [];
    let isHolding = true;
    await page.route(lists, (route) => (isHolding ? void held.push(route) : route.continue()));
    for (const reached of [2, 3]) {
      await button(page, 'Next').click();
      await page.locator(`button[aria-current="page"]:text-is("${reached}")`).waitFor();
    }
    expect(await numbersOf(page)).toEqual(range(1, 5));
    isHolding = false;
    await Promise.all(held.map((route) => route.continue()));
    await becomes(() => numbersOf(page), range(11, 15));
  });

  it('follows by itself what is saved', async () => {
    const { empty } = boardWords.en;
    const { page } = await at('en', 'posts', '?category=technical');
    const isEmpty = page.getByRole('cell', { name: empty });
    const titles = async () => (await rowsOf(page)).map(([, title]) => title);
    await isEmpty.waitFor();
    const { id } = await addPost('posts', 'en', { title: 'Just saved', category: 'technical' });
    await becomes(titles, ['Just saved']);
    const board = boardAt(site, 'posts', 'en', token);
    await board.change(id, { title: 'Just changed' });
    await becomes(titles, ['Just changed']);
    await board.remove(id);
    await isEmpty.waitFor();
  });
});

describe('a post', () => {
  it('opens in a popup that counts it once and gives the focus back', async () => {
    const { close } = boardWords.ko;
    const post = await addPost('posts', 'ko', { title: 'Notice (new)', content: 'first line\nsecond line' });
    const { page, complaints } = await at('ko', 'posts', '?from=mail#download-center');
    const dialog = page.getByRole('dialog', { name: 'Notice new', exact: true });
    const opensWith = async (views: number) => {
      await dialog.getByText('first line\nsecond line').waitFor();
      expect((await dialog.locator('dd').allInnerTexts()).at(-1)).toBe(String(views));
      expect(new URL(page.url()).pathname).toBe(`/ko/posts/${post.id}`);
      expect(await post.views()).toBe(views);
    };
    const isClosed = async () => {
      await dialog.waitFor({ state: 'detached' });
      await hasFocus(page, `#post-link-${post.id}`);
      await page.waitForURL(board);
    };
    const board = page.url();
    await row(page, 'Notice new').getByRole('cell').nth(3).click();
    await opensWith(1);
    expect(await dialog.getByRole('heading').getAttribute('title')).toBe('Notice (new)');
    for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(await page.locator('[role="dialog"] :focus').count()).toBe(1);
    }
    await page.keyboard.press('Escape');
    await isClosed();
    expect((await rowsOf(page))[0]?.at(-1)).toBe('1');
    await page.keyboard.press('Enter');
    await opensWith(2);
    await page.mouse.click(5, 5);
    await isClosed();
    await row(page, 'Notice new').getByRole('link').click();
    await opensWith(3);
    await dialog.getByRole('button', { name: close }).click();
    await isClosed();
    expect(complaints).toEqual([]);
  });

  it('has an address that can be linked, and one that has gone says so', async () => {
    const { gone } = boardWords.en;
    const post = await addPost('e-procurement', 'en', { title: 'Linked', content: 'linked text' });
    const { page } = await visit(browser, phone);
    // The address of a popup in former times, and what it has become.
    for (const [index, address] of [`?page=3&post=${post.id}`, `/${post.id}`].entries()) {
      await open(page, `${site.url}/en/e-procurement${address}`);
      await page.getByRole('heading', { level: 1, name: 'Linked' }).waitFor();
      await page.getByText('linked text').waitFor();
      expect(new URL(page.url()).pathname).toBe(`/en/e-procurement/${post.id}`);
      await becomes(post.views, index + 1);
      // The ways back lead to what the board showed.
      const shown = index === 0 ? '?page=3' : '';
      const back = page.locator(`main a[href="/en/e-procurement${shown}#e-procurement-center"]`);
      expect(await back.count()).toBe(2);
    }
    await open(page, `${site.url}/en/e-procurement?post=0123456789abcdef01234567`);
    await page.getByRole('alert').filter({ hasText: gone }).waitFor();
  });

  it('gives its text and file for the right password only', async () => {
    const { wrong, missing, open: send, download } = boardWords.ko;
    const file = pdfNamed('비밀 견적 (3차).pdf', 4_000_000);
    const locked = { title: 'Locked', content: 'secret text', password: '열려라 123' };
    const post = await addPost('e-procurement', 'ko', locked, file);
    const { page } = await at('ko', 'e-procurement');
    const dialog = page.getByRole('dialog', { name: 'Locked' });
    await row(page, 'Locked').click();
    await hasFocus(page, '[role="dialog"] [name="password"]');
    await dialog.getByRole('button', { name: send }).click();
    await dialog.getByRole('alert').filter({ hasText: missing }).waitFor();
    await dialog.locator('[name="password"]').fill('열려라');
    await page.keyboard.press('Enter');
    await dialog.getByRole('alert').filter({ hasText: wrong }).waitFor();
    await hasFocus(page, '[role="dialog"] [name="password"][aria-invalid="true"]');
    expect(await page.content()).not.toMatch(/secret text|비밀 견적/);
    expect(await post.views()).toBe(0);

    await dialog.locator('[name="password"]').fill('열려라 123');
    await page.keyboard.press('Enter');
    await dialog.getByText('secret text').waitFor();
    expect(await post.views()).toBe(1);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: download }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('비밀 견적 (3차).pdf');
    expect((await readFile(await saved.path())).equals(file.bytes)).toBe(true);
  });
});

describe.each([
  ['ko', 'e-procurement', 'a desk', desktop],
  ['en', 'posts', 'a phone', phone],
] as const)('the board %s %s at %s', (language, kind, _, options) => {
  it('has room for long words in every state, and on a phone no accessibility problem', async () => {
    const long = { title: `Long ${'열교환기'.repeat(20)} ${'X'.repeat(60)}`, content: 'Y'.repeat(200) };
    await addPost(kind, language, { ...long, password: 'pass' }, pdfNamed(`${'긴'.repeat(60)}.pdf`));
    const { page } = await at(language, kind, '', options);
    const isFine = async () => {
      if (options === phone) expect(await accessibilityProblems(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    };
    await isFine();
    const { x, width } = (await row(page, 'Long').boundingBox()) ?? { x: -1, width: 0 };
    expect([x >= 0, x + width <= (options.viewport?.width ?? 0)]).toEqual([true, true]);

    await row(page, 'Long').click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('[name="password"]').fill('wrong');
    await page.keyboard.press('Enter');
    await dialog.getByRole('alert').filter({ hasText: boardWords[language].wrong }).waitFor();
    await isFine();
    await dialog.locator('[name="password"]').fill('pass');
    await page.keyboard.press('Enter');
    await dialog.getByText('YYY').waitFor();
    await isFine();
    expect(await dialog.evaluate((popup) => popup.scrollWidth - popup.clientWidth)).toBe(0);
  });
});
