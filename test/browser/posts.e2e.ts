import type { Page } from 'playwright-core';

import type { BoardKind, BoardName } from '../../shared/posts/boards.types.js';
import { becomes, rowsOf, sidewaysScroll } from '../support/browser/board-screen.js';
import { boardAt, pdfNamed } from '../support/makers/boards.js';
import type { SentFile } from '../support/makers/boards.js';
import {
  accessibilityProblems,
  focusSettled,
  hasFocus,
  open,
  phone,
  status,
  visit,
} from '../support/browser/browser.js';
import { browser, site, withSite } from '../support/browser/browser-site.js';
import { deskWords } from '../support/browser/desk-words.js';
import { drop, field, openPosts, pick, problemAt, typedIn } from '../support/browser/desk.js';
import { signIn } from '../support/site/http.js';

let token: string;

withSite('posts');

beforeAll(async () => {
  token = await signIn(site);
});

const at = (kind: BoardKind, name: BoardName) => boardAt(site, kind, name, token);
const openTab = (tab: string, language: 'ko' | 'en' = 'en') => openPosts(browser, site.url, { language, tab });
const openPost = (tab: string, post: string) => openPosts(browser, site.url, { tab, post });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const alert = (page: Page, said: string) => page.getByRole('alert').filter({ hasText: said }).first().waitFor();
const titleIs = (page: Page, title: string) => page.locator('#posts-title').filter({ hasText: title }).waitFor();

async function type(page: Page, title: string, content: string): Promise<void> {
  await field(page, 'title').fill(title);
  await field(page, 'content').fill(content);
}

/** Saves and waits for the server's answer (an earlier save's message may still stand there) and the message. */
async function save(page: Page, said = 'Post updated.'): Promise<void> {
  const answered = page.waitForResponse((response) => ['POST', 'PUT', 'PATCH'].includes(response.request().method()));
  await button(page, 'Publish').click();
  await answered;
  await status(page, said);
}

const picture: SentFile = { name: 'drawing.png', bytes: Buffer.from('PNG'), type: 'image/png' };
const pdfByName: SentFile = { name: 'named.pdf', bytes: Buffer.from('%PDF-1.7\nand nothing more') };

describe('the administrators', () => {
  it('have four boards as tabs, and the former ones for who knows their address', async () => {
    const text = deskWords.en;
    const content = '가나다라 '.repeat(40);
    await at('posts', 'legacy').add({ title: `Legacy ${'열교환기'.repeat(30)} ${'X'.repeat(60)}`, content });
    const { page } = await openTab('ko-posts');
    expect(await page.getByRole('tab').allInnerTexts()).toEqual(text.tabs);
    for (const name of text.tabs.slice(2, 5)) {
      await page.getByRole('tab', { name }).click();
      await titleIs(page, name);
    }
    await page.reload();
    await titleIs(page, text.tabs[4]);
    await open(page, `${site.url}/en/manage?tab=posts`);
    await titleIs(page, text.legacy);
    expect(await page.getByRole('tab', { selected: true }).innerText()).toBe(text.legacy);
    const row = page.getByRole('row').filter({ hasText: 'Legacy 열교환기' });
    await row.getByText(`${content.slice(0, 100).trim()}…`, { exact: true }).waitFor();
    await page.evaluate(() => window.scrollTo(0, 0)); // what lies half under the header is no small target
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  it('write a post by the rules, with a PDF, and visitors have it at once', async () => {
    const text = deskWords.ko;
    const { page } = await openTab('ko-posts', 'ko');
    expect(await page.getByRole('tab').allInnerTexts()).toEqual(text.tabs);
    const { page: visitors } = await visit(browser);
    await open(visitors, `${site.url}/ko/customer-support?category=technical`);
    await page.getByRole('link', { name: text.create }).click();
    await button(page, text.save).click();
    await alert(page, text.both);
    await hasFocus(page, 'form [name="title"]');
    await focusSettled(page);
    expect(await problemAt(page, 'title')).toContain(text.title);
    expect(await problemAt(page, 'content')).toContain(text.content);
    await type(page, 'T'.repeat(201), '   ');
    await button(page, text.save).click();
    await focusSettled(page);
    expect(await problemAt(page, 'title')).toContain(text.tooLong);
    expect(await problemAt(page, 'content')).toContain(text.content);
    await type(page, 'Written here', 'first\nsecond');
    await field(page, 'category').selectOption({ label: text.technical });

    for (const [give, file] of [
      [pick, picture],
      [drop, picture],
    ] as const) {
      await give(page, file);
      await alert(page, text.otherKind);
      expect(await problemAt(page, 'pdf')).toContain(text.otherKind);
    }
    await pick(page, pdfByName);
    await button(page, text.save).click();
    await page.getByText(text.otherContent).waitFor();
    expect(await typedIn(page)).toEqual(['Written here', 'first\nsecond']);
    await button(page, text.remove).click();
    await drop(page, pdfNamed('카탈로그 (새).pdf', 200_000));
    await button(page, text.save).click();
    await status(page, text.saved);
    await page.getByText(text.saved).waitFor({ state: 'detached' });

    await becomes(async () => (await rowsOf(visitors)).length, 1);
    await visitors.locator('tr[data-opens]').click();
    const dialog = visitors.getByRole('dialog', { name: 'Written here' });
    await dialog.getByText('first\nsecond').waitFor();
    await dialog.getByText('카탈로그 (새).pdf').waitFor();
  });
});

describe('a post', () => {
  it('is edited, and its PDF replaced and removed', async () => {
    const board = at('posts', 'en');
    const { body: post } = await board.add({ title: 'Old title', content: 'old' }, pdfNamed('old.pdf'));
    const { page } = await openTab('en-posts');
    await page.getByRole('link', { name: 'Edit: Old title' }).click();
    await becomes(() => typedIn(page), ['Old title', 'old']);
    await type(page, 'New title', 'new');
    await button(page, 'Remove').click();
    await pick(page, pdfNamed('새 파일.pdf', 3000));
    await page.getByText('The PDF that visitors see first · Uploaded when you save').waitFor();
    await save(page);
    await hasFocus(page, 'a[aria-label="Edit: New title"]');
    const { body: changed } = await board.open(post.id);
    expect(changed).toMatchObject({ title: 'New title', content: 'new', pdfFileName: '새 파일.pdf' });

    await page.getByRole('link', { name: 'Edit: New title' }).click();
    await button(page, 'Remove').click();
    await page.getByText('The file is removed when you save.').waitFor();
    await button(page, 'Keep the file').click();
    await button(page, 'Remove').click();
    await save(page);
    expect((await board.open(post.id)).body).toMatchObject({ title: 'New title', hasPdf: false, pdfUrl: null });
  });

  it('is locked, locked anew and unlocked in e-procurement', async () => {
    const board = at('e-procurement', 'ko');
    const { page } = await openPost('ko-e-procurement', 'new');
    await type(page, 'Bids', 'secret');
    await field(page, 'password').fill('첫째 비밀');
    await save(page, 'Post saved.');
    const { body } = await board.list();
    const id = body.items.find((item) => item.title === 'Bids')?.id ?? '';
    const opened = async (password?: string) =>
      (await board.open(id, password ? { password } : {}, { Authorization: `Bearer ${token}` })).status;
    expect([await opened(), await opened('첫째 비밀')]).toEqual([403, 200]);

    const edit = () => page.getByRole('link', { name: 'Edit: Bids' }).click();
    await edit();
    await page.getByText('A password is set.').waitFor();
    await field(page, 'title').fill('Bids');
    await page.getByRole('radio', { name: 'Change the password' }).check();
    await button(page, 'Publish').click();
    await becomes(async () => (await problemAt(page, 'password')).trim(), 'Please enter the new password.');
    await field(page, 'password').fill('둘째');
    await save(page);
    expect([await opened('첫째 비밀'), await opened('둘째')]).toEqual([403, 200]);
    await edit();
    await page.getByRole('radio', { name: 'Remove the lock' }).check();
    await save(page);
    expect(await opened()).toBe(200);
  });

  it('that is not saved yet survives a reload and leaving the form', async () => {
    const { page } = await openPost('en-posts', 'new');
    await type(page, 'A draft', 'of some lines');
    await page.reload();
    await status(page, 'Your unsaved text is back.');
    expect(await typedIn(page)).toEqual(['A draft', 'of some lines']);
    await page.getByRole('link', { name: 'Cancel' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    expect(await accessibilityProblems(page)).toEqual([]);
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('tab', { name: 'Korean data room' }).click();
    await question.getByRole('button', { name: 'Leave, keep the text' }).click();
    await titleIs(page, 'Korean data room');
    await page.getByRole('tab', { name: 'English data room' }).click();
    await titleIs(page, 'English data room');
    await page.getByRole('link', { name: 'New post' }).click();
    await becomes(() => typedIn(page), ['A draft', 'of some lines']);
    await button(page, 'Discard it').click();
    await becomes(() => typedIn(page), ['', '']);
  });

  it('is kept as typed when the session ends, and saved after signing in again', async () => {
    const { page, context } = await openPost('en-e-procurement', 'new');
    await type(page, 'Typed before', 'and not lost');
    await context.clearCookies();
    await button(page, 'Publish').click();
    await alert(page, 'Your session has ended.');
    await page.locator('[autocomplete="current-password"]').fill('1234');
    await page.keyboard.press('Enter');
    await button(page, 'Publish').waitFor();
    expect(await typedIn(page)).toEqual(['Typed before', 'and not lost']);
    await save(page, 'Post saved.');
    expect(await at('e-procurement', 'en').titles()).toContain('Typed before');
  });

  it('of two administrators loses the text of neither', async () => {
    const board = at('posts', 'en');
    const { id } = (await board.add({ title: 'Shared', content: 'as it was' })).body;
    const { page: other } = await openPost('en-posts', id);
    await field(other, 'content').fill('text of the other');
    await board.change(id, { title: 'Shared by the first', content: 'text of the first' });
    await button(other, 'Publish').click();
    await alert(other, 'Another administrator has saved this post in the meantime.');
    const version = (whose: string) => other.getByRole('group', { name: `Content: ${whose}` }).innerText();
    expect(await version('Stored version')).toBe('text of the first');
    expect(await version('Your version')).toBe('text of the other');
    expect(await typedIn(other)).toEqual(['Shared by the first', 'text of the other']);
    await other.evaluate(() => window.scrollTo(0, 0)); // what lies half under the header is no small target
    expect(await accessibilityProblems(other)).toEqual([]);
    await button(other, 'Take the stored post').click();
    await becomes(() => typedIn(other), ['Shared by the first', 'text of the first']);
    await button(other, 'Bring my text back').click();
    await becomes(() => typedIn(other), ['Shared by the first', 'text of the other']);
    expect((await board.read(id)).body).toMatchObject({ content: 'text of the first' });
    await save(other);
    const stored = { title: 'Shared by the first', content: 'text of the other' };
    expect((await board.read(id)).body).toMatchObject(stored);
  });

  it('is deleted after a question, for visitors too, and brought back', async () => {
    await at('posts', 'ko').add({ title: 'To be deleted' });
    const { page } = await openTab('ko-posts');
    const { page: visitors } = await visit(browser);
    await open(visitors, `${site.url}/ko/customer-support`);
    const shown = visitors.locator('tr[data-opens]', { hasText: 'To be deleted' });
    await shown.waitFor();
    const question = page.getByRole('dialog', { name: 'Delete this post?' });
    const ask = () => button(page, 'Delete: To be deleted').click();
    await ask();
    await question.getByText('To be deleted').waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await shown.waitFor();
    await ask();
    await question.getByRole('button', { name: 'Delete' }).click();
    await button(page, 'Undo').hover(); // it stays as long as the pointer is on it
    await shown.waitFor({ state: 'detached' });
    await hasFocus(page, '#posts-title');
    await button(page, 'Undo').click();
    await status(page, 'Post restored.');
    await button(page, 'Delete: To be deleted').waitFor();
    await shown.waitFor();
  });

  it('is without accessibility problems in every state on a phone', async () => {
    const title = `${'열교환기'.repeat(30)} ${'X'.repeat(60)}`;
    const tab = 'en-e-procurement';
    const { id } = (await at('e-procurement', 'en').add({ title, password: 'x' }, pdfNamed(`${'긴'.repeat(60)}.pdf`)))
      .body;
    const { page } = await openPosts(browser, site.url, { tab }, phone);
    const isFine = async () => {
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    };
    const remove = page.getByRole('button', { name: title }).first();
    await remove.waitFor();
    await isFine();
    await page.goto(`${site.url}/en/manage?tab=${tab}&post=${id}`);
    await field(page, 'title').fill('');
    await pick(page, picture);
    await page.getByRole('radio').nth(1).check();
    await button(page, 'Publish').click();
    await becomes(async () => (await problemAt(page, 'title')) !== '', true);
    await isFine();
    await page.goto(`${site.url}/en/manage?tab=${tab}`);
    await remove.click();
    await page.getByRole('dialog').waitFor();
    await isFine();
    await page.getByRole('dialog').getByRole('button').last().click();
    await remove.waitFor({ state: 'detached' });
    await isFine();
  });
});
