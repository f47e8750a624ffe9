import type { BrowserContextOptions, Page } from 'playwright-core';

import type { Language } from '../../server/common/localized.types.js';
import { boardAt } from '../support/boards.js';
import { accessibilityProblems, desktop, open, phone, status, visit } from '../support/browser.js';
import { browser, site, withSite } from '../support/browser-site.js';
import { signIn } from '../support/http.js';
import { offerAgain } from '../support/samples.js';

withSite('samples');

beforeEach(async () => {
  await offerAgain(site);
  for (const board of ['ko-posts', 'ko-e-procurement']) await site.database.collection(board).deleteMany({});
});

/** The administrators' page, signed in. */
async function openDesk(language: Language, tab: string, look: BrowserContextOptions): Promise<Page> {
  const { page, context } = await visit(browser, look);
  await context.request.post(`${site.url}/api/admin/login`, { data: { password: '1234' } });
  await open(page, `${site.url}/${language}/manage?tab=${tab}`);
  await page.locator('#posts-title').waitFor();
  return page;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const note = (page: Page, words: string) => page.getByRole('note').filter({ hasText: words });

describe('samples', () => {
  it('fill the boards of the page at once, and leave it as its own posts stay', async () => {
    const page = await openDesk('ko', 'ko-e-procurement', desktop);
    await note(page, '게시판이 아직 비어 있습니다').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await button(page, '샘플로 채우기').click();
    await status(page, '게시판을 샘플로 채웠습니다.');
    const here = note(page, '게시판에 샘플 16건이 있습니다. 잠긴 샘플의 비밀번호는 sample입니다.');
    await here.waitFor();
    await page.locator('#below-samples:focus').waitFor();
    const row = page.getByRole('link', { name: '전열판용 스테인리스 강판 구매 정정', exact: true });
    await row.waitFor();
    expect(await note(page, '게시판이 아직 비어 있습니다').count()).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);

    const posts = boardAt(site, 'posts', 'ko', await signIn(site));
    const [newest] = (await posts.adminList()).body.items;
    await posts.change(newest?.id ?? '', { content: 'Changed.' });
    await button(page, '샘플 제거').click();
    const question = page.getByRole('dialog');
    await question.waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await question.getByRole('button', { name: '제거', exact: true }).click();
    await status(page, '샘플을 제거했습니다. 수정하신 1건은 남겨 두었습니다.');
    await row.waitFor({ state: 'detached' });
    await page.locator('#below-samples:focus').waitFor();
    await note(page, '게시판에 샘플 16').waitFor({ state: 'detached' });
  });

  it('are offered once', async () => {
    const page = await openDesk('en', 'en-posts', phone);
    const unfold = () => page.getByRole('button', { name: /^\d notices$/ }).click();
    await unfold();
    await button(page, 'No, thank you').click();
    await note(page, 'The boards are still empty').waitFor({ state: 'detached' });
    await open(page, page.url());
    await page.locator('#posts-title').waitFor();
    await unfold();
    expect(await note(page, 'The boards are still empty').count()).toBe(0);
  });

  it('are refused with the reason where a post came first, and are not offered any more', async () => {
    const page = await openDesk('en', 'en-posts', desktop);
    await note(page, 'The boards are still empty').waitFor();
    // Nothing tells this tab of the post on another board.
    await boardAt(site, 'e-procurement', 'ko', await signIn(site)).add();
    await button(page, 'Fill with samples').click();
    await page.getByRole('alert').filter({ hasText: 'A post has been added meanwhile' }).waitFor();
    await note(page, 'The boards are still empty').waitFor({ state: 'detached' });
  });
});
