import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

import type { Language } from '../../server/common/localized.types.js';
import { boardAt } from '../support/boards.js';
import { accessibilityProblems, closeVisits, desktop, launchBrowser, open, phone, visit } from '../support/browser.js';
import { combinations } from '../support/combinations.js';
import { signIn } from '../support/http.js';
import { startTestSite } from '../support/site.js';
import type { TestSite } from '../support/site.js';

let browser: Browser;
let site: TestSite;

beforeAll(async () => {
  browser = await launchBrowser();
});

beforeEach(async () => {
  site = await startTestSite('samples');
});

afterEach(async () => {
  await closeVisits(browser);
  await site?.stop();
});

afterAll(() => browser?.close());

/** The administrators' page, signed in. */
async function openDesk(language: Language, tab: string, look: BrowserContextOptions = desktop): Promise<Page> {
  const { page, context } = await visit(browser, look);
  await context.request.post(`${site.url}/api/admin/login`, { data: { password: '1234' } });
  await open(page, `${site.url}/${language}/manage?tab=${tab}`);
  await page.locator('#posts-title').waitFor();
  return page;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const note = (page: Page, words: string) => page.getByRole('note').filter({ hasText: words });
const status = (page: Page, said: string) => page.getByRole('status').filter({ hasText: said }).waitFor();

const words = {
  ko: {
    offer: '게시판이 아직 비어 있습니다',
    fill: '샘플로 채우기',
    decline: '사용 안 함',
    filled: '게시판을 샘플로 채웠습니다.',
    here: '게시판에 샘플 16건이 있습니다. 잠긴 샘플의 비밀번호는 sample입니다.',
    remove: '샘플 제거',
    confirm: '제거',
    removed: '샘플을 제거했습니다. 수정하신 1건은 남겨 두었습니다.',
    row: '전열판용 스테인리스 강판 구매 정정',
    tooLate: '그 사이에 게시물이 등록되었습니다',
  },
  en: {
    offer: 'The boards are still empty',
    fill: 'Fill with samples',
    decline: 'No, thank you',
    filled: 'The boards are filled with samples.',
    here: 'The boards contain 16 sample posts. The locked samples open with the password “sample”.',
    remove: 'Remove samples',
    confirm: 'Remove',
    removed: 'The samples are removed. The one you changed has stayed.',
    row: 'Correction to the purchase of stainless steel sheets for plates',
    tooLate: 'A post has been added meanwhile',
  },
} as const;

describe.each(
  combinations(1, [
    ['ko', desktop],
    ['en', phone],
  ]),
)('samples (%s)', (language, look) => {
  const text = words[language];

  it('fill the boards of the page at once, and leave it as its own posts stay', async () => {
    const page = await openDesk(language, `${language}-e-procurement`, look);
    await note(page, text.offer).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await button(page, text.fill).click();
    await status(page, text.filled);
    await note(page, text.here).waitFor();
    await page.locator('#below-samples:focus').waitFor();
    await page.getByRole('link', { name: text.row, exact: true }).waitFor();
    expect(await note(page, text.offer).count()).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);

    const posts = boardAt(site, 'posts', language, await signIn(site));
    const [newest] = (await posts.adminList()).body.items;
    await posts.change(newest?.id ?? '', { content: 'Changed.' });
    await button(page, text.remove).click();
    const question = page.getByRole('dialog');
    await question.waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await question.getByRole('button', { name: text.confirm, exact: true }).click();
    await status(page, text.removed);
    await page.getByRole('link', { name: text.row, exact: true }).waitFor({ state: 'detached' });
    await page.locator('#below-samples:focus').waitFor();
    expect(await note(page, text.here.slice(0, 10)).count()).toBe(0);
  });

  it('are offered once', async () => {
    const page = await openDesk(language, `${language}-posts`, look);
    await button(page, text.decline).click();
    await note(page, text.offer).waitFor({ state: 'detached' });
    await open(page, page.url());
    await page.locator('#posts-title').waitFor();
    expect(await note(page, text.offer).count()).toBe(0);
  });

  it('are refused with the reason where a post came first, and are not offered any more', async () => {
    const page = await openDesk(language, `${language}-posts`, look);
    await note(page, text.offer).waitFor();
    // Nothing tells this tab of the post on another board.
    const other = language === 'ko' ? 'en' : 'ko';
    await boardAt(site, 'e-procurement', other, await signIn(site)).add();
    await button(page, text.fill).click();
    await page.getByRole('alert').filter({ hasText: text.tooLate }).waitFor();
    await note(page, text.offer).waitFor({ state: 'detached' });
  });
});
