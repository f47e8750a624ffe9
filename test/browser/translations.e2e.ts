import type { Page } from 'playwright-core';

import { becomes, queryOf, sidewaysScroll } from '../support/browser/board-screen.js';
import { pdfNamed } from '../support/makers/boards.js';
import { accessibilityProblems, desktop, phone, status } from '../support/browser/browser.js';
import { browser, site, withSite } from '../support/browser/browser-site.js';
import { field, openPosts, typedIn } from '../support/browser/desk.js';
import { signIn } from '../support/site/http.js';
import { alone, twinsAt } from '../support/makers/twins.js';

let twins: ReturnType<typeof twinsAt>;

withSite('translations');

beforeAll(async () => {
  twins = twinsAt(site, await signIn(site));
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const openPost = (tab: string, post: string, look = desktop, language: 'ko' | 'en' = 'en') =>
  openPosts(browser, site.url, { language, tab, post }, look);
/** The other post, as the editor shows it. */
const side = (page: Page, name = 'Content') => page.getByRole('group', { name, exact: true });

async function type(page: Page, title: string, content: string): Promise<void> {
  await field(page, 'title').fill(title);
  await field(page, 'content').fill(content);
}

/** With `onlyRoom` its parts are tried for barriers elsewhere in this file. */
async function isFine(page: Page, { onlyRoom = false } = {}): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0)); // what lies half under the header is no small target
  if (!onlyRoom) expect(await accessibilityProblems(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  const fonts = await page
    .locator('body, button')
    .evaluateAll((all) => all.map((element) => getComputedStyle(element).fontFamily));
  expect(new Set(fonts).size).toBe(1);
}

describe.each([
  [
    'a desk',
    desktop,
    'ko',
    { write: '영문 번역 글 쓰기', save: '게시', saved: '게시물이 저장되었습니다.', content: '내용' },
  ],
  [
    'a phone',
    { ...phone, viewport: { width: 390, height: 844 } },
    'en',
    { write: 'Write the English translation', save: 'Publish', saved: 'Post saved.', content: 'Content' },
  ],
] as const)('at %s', (_, look, language, text) => {
  it('the office writes the translation of a post with the original before its eyes', async () => {
    const original = { title: '판형열교환기 안내', content: '첫 줄\n둘째 줄\n'.repeat(80), category: 'technical' };
    const { body: ko } = await twins.at('ko').add(original, pdfNamed('도면.pdf'));
    const { page } = await openPost('ko-posts', ko.id, look, language);
    await isFine(page, { onlyRoom: look === desktop });
    await link(page, text.write).click();
    await side(page, text.content).getByText('둘째 줄').waitFor();
    await page.getByText('도면.pdf').waitFor();
    expect(await typedIn(page)).toEqual(['', '']);
    expect(await field(page, 'category').inputValue()).toBe('technical');
    await isFine(page, { onlyRoom: look === desktop });
    const [text1, form] = [await side(page, text.content).boundingBox(), await field(page, 'content').boundingBox()];
    const isBeside = (text1?.x ?? 0) + (text1?.width ?? 0) <= (form?.x ?? 0);
    const isAbove = (text1?.y ?? 0) + (text1?.height ?? 0) <= (form?.y ?? 0);
    expect({ isBeside, isAbove }).toEqual({ isBeside: look === desktop, isAbove: look !== desktop });

    await type(page, 'Plate heat exchangers', 'first line');
    await page.reload();
    await becomes(() => typedIn(page), ['Plate heat exchangers', 'first line']);
    await side(page, text.content).getByText('둘째 줄').waitFor();
    expect((await twins.standing('ko', ko.id)).twin).toBeNull();
    await button(page, text.save).click();
    await status(page, text.saved);
    const { twin } = await twins.standing('ko', ko.id);
    expect((await twins.at('en').read(twin ?? '')).body).toMatchObject({
      title: 'Plate heat exchangers',
      content: 'first line',
      category: 'technical',
      twin: ko.id,
      twinState: 'current',
      hasPdf: false,
    });
    // The form is empty again for the next translation, and for other posts.
    await page.goBack();
    await becomes(() => typedIn(page), ['', '']);
    await page.goBack();
    await becomes(async () => (await typedIn(page))[0], original.title);
    await side(page, text.content).getByText('first line').waitFor();
    await isFine(page, { onlyRoom: look === desktop });
  });
});

describe('a post with a translation', () => {
  it('is edited beside it, says which of the two is older, and is settled', async () => {
    const { ko, en } = await twins.addPair({ title: '안내' }, { title: 'Guide', content: 'in English' });
    await twins.at('ko').change(ko.id, { content: '고친 글' });
    const { page } = await openPosts(browser, site.url, { tab: 'en-posts' });
    const row = page.getByRole('row').filter({ hasText: 'Guide' });
    await row.getByText('Older than translation').waitFor();
    await page.locator('[name="translation"]').selectOption({ label: 'Older than translation (1)' });
    await becomes(async () => queryOf(page), '?tab=en-posts&translation=older');
    // The page follows the address; its links lead back to the list that it shows.
    await page.locator('a[href*="translation=older"]').first().waitFor();
    await link(page, 'Edit: Guide').click();
    await side(page).getByText('고친 글').waitFor();
    const older = page.getByRole('note').filter({ hasText: 'The translation was edited after this post.' });
    await older.waitFor();
    await isFine(page);
    await field(page, 'content').fill('typed meanwhile');
    await button(page, 'Nothing to change').click();
    await status(page, 'Both posts are marked as up to date.');
    await older.waitFor({ state: 'detached' });
    expect(await twins.states({ ko, en })).toBe('current current');
    expect(await typedIn(page)).toEqual(['Guide', 'typed meanwhile']);
    // Its own save is an edit, without a conflict.
    await button(page, 'Publish').click();
    await status(page, 'Post updated.');
    expect(await twins.states({ ko, en })).toBe('older newer');
    await page.getByText('No post matches.').waitFor();
  });

  it('leads to the editor of the other, after a question where something is unsaved', async () => {
    const { ko, en } = await twins.addPair(
      { title: '묻는 글', content: '국문' },
      { title: 'Asking', content: 'English' },
    );
    const { page } = await openPost('ko-posts', ko.id);
    await field(page, 'title').fill('고친 제목');
    await link(page, 'Open to edit').click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Leave, keep the text' }).click();
    await becomes(() => typedIn(page), ['Asking', 'English']);
    expect(queryOf(page)).toBe(`?tab=en-posts&post=${en.id}`);
    await side(page).getByText('국문').waitFor();
    await page.goBack();
    await becomes(() => typedIn(page), ['고친 제목', '국문']);
  });

  it('is parted from it, and the parting is undone', async () => {
    const { ko, en } = await twins.addPair();
    const { page } = await openPost('ko-posts', ko.id);
    await field(page, 'title').fill('typed before');
    await button(page, 'Unlink the translation').click();
    await status(page, 'The link is removed.');
    expect([await twins.standing('ko', ko.id), await twins.standing('en', en.id)]).toEqual([alone, alone]);
    expect((await typedIn(page))[0]).toBe('typed before');
    await button(page, 'Undo').click();
    await side(page).waitFor();
    expect(await twins.states({ ko, en })).toBe('current current');
    expect((await typedIn(page))[0]).toBe('typed before');
  });
});

describe('a post without a translation', () => {
  it('is paired with one that is found by its title', async () => {
    const ko = await twins.add('ko', { title: '가스켓 교체' });
    const en = await twins.add('en', { title: 'Gasket replacement', content: 'of the plates' });
    await twins.addPair({}, { title: 'Gasket taken' });
    const { page } = await openPosts(browser, site.url, { tab: 'ko-posts', post: ko.id });
    await button(page, 'Choose an existing post').click();
    const input = page.getByRole('combobox', { name: 'Post that is the translation' });
    await input.fill('gasket');
    await page.getByRole('option', { name: 'Gasket replacement' }).waitFor();
    expect(await page.getByRole('option', { name: 'Gasket taken' }).count()).toBe(0);
    await isFine(page);
    await input.fill('nothing like it');
    await page.getByText('No post without a translation matches.').waitFor();
    await input.fill('replacement');
    await page.getByRole('option', { name: 'Gasket replacement' }).click();
    await button(page, 'Link as translation').click();
    await side(page).getByText('of the plates').waitFor();
    expect(await twins.standing('en', en.id)).toEqual({ twin: ko.id, twinState: 'current' });
    await isFine(page);
  });

  it('keeps the translation that another administrator has chosen meanwhile', async () => {
    const ko = await twins.add('ko');
    const [mine, theirs] = [
      await twins.add('en', { title: 'Mine alone' }),
      await twins.add('en', { content: 'theirs' }),
    ];
    const { page } = await openPost('ko-posts', ko.id);
    await button(page, 'Choose an existing post').click();
    await page.getByRole('combobox', { name: 'Post that is the translation' }).fill('Mine alone');
    await page.getByRole('option', { name: 'Mine alone' }).click();
    await twins.at('ko').pair(ko.id, { twin: theirs.id });
    await button(page, 'Link as translation').click();
    await page.getByRole('alert').filter({ hasText: 'Another administrator has changed the translation' }).waitFor();
    await side(page).getByText('theirs').waitFor();
    expect(await twins.standing('en', mine.id)).toEqual(alone);
  });

  it('loses no text where two write its translation', async () => {
    const ko = await twins.add('ko', { title: '둘이 번역' });
    const { page } = await openPost('ko-posts', ko.id);
    await link(page, 'Write the English translation').click();
    await side(page).waitFor();
    await type(page, 'The second', 'not lost');
    const { body: first } = await twins.at('en').add({ title: 'The first', twin: ko.id });
    await button(page, 'Publish').click();
    await page.getByRole('alert').filter({ hasText: 'got another translation' }).waitFor();
    expect(await typedIn(page)).toEqual(['The second', 'not lost']);
    await button(page, 'Save without the link').click();
    await status(page, 'Post saved.');
    expect(await twins.at('en').titles('?q=second')).toEqual(['The second']);
    expect((await twins.standing('ko', ko.id)).twin).toBe(first.id);
  });

  it('has none to be written on the former boards', async () => {
    const { body: legacy } = await twins.at('legacy').add({ title: 'Former' });
    const { page } = await openPost('posts', legacy.id);
    expect(await page.getByText('This post has no translation.').count()).toBe(0);
    await page.goto(`${site.url}/en/manage?tab=posts`);
    await page.getByRole('row').filter({ hasText: 'Former' }).waitFor();
    expect(await page.locator('[name="translation"]').count()).toBe(0);
  });
});
