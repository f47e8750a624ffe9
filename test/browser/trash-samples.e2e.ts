import type { Page } from 'playwright-core';

import { becomes, sidewaysScroll } from '../support/browser/board-screen.js';
import { boardAt, pdfNamed } from '../support/makers/boards.js';
import { accessibilityProblems, desktop, open, phone, status, visit } from '../support/browser/browser.js';
import { browser, site, withSite } from '../support/browser/browser-site.js';
import { certificatesAt } from '../support/makers/certificates.js';
import type { TestCertificates } from '../support/makers/certificates.js';
import { signIn } from '../support/site/http.js';
import { offerAgain } from '../support/makers/samples.js';
import { foreignWords } from '../support/browser/words.js';

const words = {
  ko: {
    list: '국문 전자조달',
    trash: '휴지통',
    posts: '국문 전자조달 휴지통',
    certificates: '인증서 휴지통',
    back: '목록으로',
    remove: '삭제',
    restore: '복원',
    restored: '복원했습니다.',
    purge: '영구 삭제',
    question: '영구 삭제할까요?',
    cancel: '취소',
    purged: '영구 삭제했습니다.',
    empty: '휴지통이 비어 있습니다.',
    gone: '이미 휴지통에 없는 항목입니다.',
    left: '30일 남음',
    kept: '30일 동안 휴지통에 보관',
  },
  en: {
    list: 'Korean e-procurement',
    trash: 'Trash',
    posts: 'Trash: Korean e-procurement',
    certificates: 'Trash: Certificates',
    back: 'Back to the list',
    remove: 'Delete',
    restore: 'Restore',
    restored: 'Restored.',
    purge: 'Delete for good',
    question: 'Delete for good?',
    cancel: 'Cancel',
    purged: 'Deleted for good.',
    empty: 'The trash is empty.',
    gone: 'This item is no longer in the trash.',
    left: '30 days left',
    kept: 'For 30 days it can be restored from the trash.',
  },
} as const;

let certificates: TestCertificates;
let board: ReturnType<typeof boardAt>;

withSite('trash-samples');

beforeAll(async () => {
  const token = await signIn(site);
  certificates = certificatesAt(site, token);
  board = boardAt(site, 'e-procurement', 'ko', token);
});

afterEach(async () => {
  await certificates.clear();
  for (const { id } of (await board.list('?pageSize=50')).body.items) await board.remove(id);
  for (let left = (await board.trash()).body.items; left.length > 0; left = (await board.trash()).body.items)
    for (const { id } of left) await board.purge(id);
});

/** An administrators' page, signed in. */
async function openDesk(address: string, look = desktop) {
  const visitor = await visit(browser, look);
  await visitor.context.request.post(`${site.url}/api/admin/login`, { data: { password: '1234' } });
  await open(visitor.page, site.url + address);
  return visitor;
}
const openTrash = (look = desktop) => openDesk('/en/manage?tab=ko-e-procurement&view=trash', look);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const focused = (page: Page) => page.locator('#trash-title:focus').waitFor();
const rows = (page: Page) => page.locator('section li strong').allInnerTexts();

async function deleted(title: string): Promise<string> {
  const { body } = await board.add({ title }, pdfNamed('a.pdf'));
  await board.remove(body.id);
  return body.id;
}

describe('the trash', () => {
  it('has the post that was deleted, gives it back, and removes it for good after a question', async () => {
    const text = words.ko;
    await board.add({ title: '입찰 공고' });
    const { page, complaints } = await openDesk('/ko/manage?tab=ko-e-procurement');
    await button(page, `${text.remove}: 입찰 공고`).click();
    await page.getByRole('dialog').getByText(text.kept).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: text.remove }).click();
    await becomes(() => board.titles(), []);
    await page.getByRole('link', { name: text.trash, exact: true }).click();
    await heading(page, text.posts).waitFor();
    await focused(page);
    await becomes(() => rows(page), ['입찰 공고']);
    const session = (await board.trash()).body.items[0]?.deletedBy ?? '';
    expect(await page.locator('section li').innerText()).toContain(session);
    await page.getByText(text.left).waitFor();
    expect(foreignWords('ko', await page.locator('[id^="panel-"]').innerText())).toEqual([]);

    await button(page, `${text.restore}: 입찰 공고`).click();
    await status(page, text.restored);
    await page.getByText(text.empty).waitFor();
    await focused(page);
    expect(await board.titles()).toEqual(['입찰 공고']);
    await page.getByRole('link', { name: text.back }).click();
    await heading(page, text.list).waitFor();

    await deleted('낡은 공고');
    await page.getByRole('link', { name: text.trash, exact: true }).click();
    await button(page, `${text.purge}: 낡은 공고`).click();
    const dialog = page.getByRole('dialog', { name: text.question });
    await dialog.getByText('낡은 공고').waitFor();
    await button(page, text.cancel).click();
    await dialog.waitFor({ state: 'detached' });
    expect((await board.trash()).body.total).toBe(1);
    await button(page, `${text.purge}: 낡은 공고`).click();
    await dialog.getByRole('button', { name: text.purge }).click();
    await status(page, text.purged);
    await page.getByText(text.empty).waitFor();
    await focused(page);
    expect((await board.trash()).body.total).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('has the certificate that was deleted, which comes back at its place', async () => {
    const text = words.en;
    await certificates.seed();
    const before = await certificates.list();
    const { page, complaints } = await openDesk('/en/certification-management');
    await button(page, `${text.remove}: ASME U Stamp`).click();
    await page.getByRole('dialog').getByText(text.kept).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: text.remove }).click();
    await becomes(async () => (await certificates.list()).length, 8);
    await page.getByRole('link', { name: text.trash, exact: true }).click();
    await heading(page, text.certificates).waitFor();
    await button(page, `${text.restore}: ASME U Stamp`).click();
    await status(page, text.restored);
    await page.getByText(text.empty).waitFor();
    expect(await certificates.list()).toEqual(before);
    const { id = '' } = before[0] ?? {};
    await certificates.remove(id);
    await page.reload();
    await button(page, `${text.purge}: ISO 9001:2015`).click();
    await page.getByRole('dialog').getByRole('button', { name: text.purge }).click();
    await status(page, text.purged);
    expect(await certificates.trash()).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('has no barrier and no foreign words on a phone, empty or not', async () => {
    const text = words.en;
    const { page } = await openTrash(phone);
    await page.getByText(text.empty).waitFor();
    const expectGood = async () => {
      await page.evaluate(() => window.scrollTo(0, 0));
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    };
    await expectGood();
    await deleted('Notice with a title so long that it takes more than one line on a telephone');
    await page.reload();
    await button(page, `${text.purge}: ${(await board.trash()).body.items[0]?.title}`).waitFor();
    await expectGood();
    const said = await page.locator('[id^="panel-"]').innerText();
    expect(foreignWords('en', said.replace(/설계.*/, ''))).toEqual([]);
    await button(page, `${text.purge}: ${(await board.trash()).body.items[0]?.title}`).click();
    await page.getByRole('dialog').waitFor();
    await expectGood();
  });
});

it('what others have taken out of the trash is said, and leaves the screen', async () => {
  const [first, second] = [await deleted('first'), await deleted('second')];
  const { page } = await openTrash();
  await becomes(() => rows(page), ['second', 'first']);
  // The server tells the page of changes; this one it shall not hear of.
  await page.route('**/api/e-procurement/ko/events', (route) => route.abort());
  await page.reload();
  await becomes(() => rows(page), ['second', 'first']);
  await board.restore(second);
  await button(page, 'Restore: second').click();
  await page.getByRole('alert').filter({ hasText: words.en.gone }).waitFor();
  await becomes(() => rows(page), ['first']);
  await button(page, 'Delete for good: first').click();
  await board.restore(first);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
  await page.getByRole('dialog').getByRole('alert').filter({ hasText: words.en.gone }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText(words.en.empty).waitFor();
});

it('a trash of several pages is turned over, and turns back when its last page is empty', async () => {
  for (let number = 1; number <= 21; number += 1) await deleted(`notice ${number}`);
  const { page } = await openTrash();
  await becomes(async () => (await rows(page)).length, 20);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await becomes(() => rows(page), ['notice 1']);
  await page.reload();
  await becomes(() => rows(page), ['notice 1']);
  await button(page, 'Restore: notice 1').click();
  await becomes(async () => (await rows(page)).length, 20);
  expect(await page.getByRole('navigation', { name: 'Pages of the trash' }).count()).toBe(0);
});

const note = (page: Page, said: string) => page.getByRole('note').filter({ hasText: said });

describe('samples', () => {
  beforeEach(async () => {
    await offerAgain(site);
    for (const name of ['ko-posts', 'ko-e-procurement']) await site.database.collection(name).deleteMany({});
  });

  it('fill the boards of the page at once, and leave it as its own posts stay', async () => {
    const { page } = await openDesk('/ko/manage?tab=ko-e-procurement', desktop);
    await page.locator('#posts-title').waitFor();
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
    const { page } = await openDesk('/en/manage?tab=en-posts', phone);
    await page.locator('#posts-title').waitFor();
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
    const { page } = await openDesk('/en/manage?tab=en-posts', desktop);
    await page.locator('#posts-title').waitFor();
    await note(page, 'The boards are still empty').waitFor();
    // Nothing tells this tab of the post on another board.
    await boardAt(site, 'e-procurement', 'ko', await signIn(site)).add();
    await button(page, 'Fill with samples').click();
    await page.getByRole('alert').filter({ hasText: 'A post has been added meanwhile' }).waitFor();
    await note(page, 'The boards are still empty').waitFor({ state: 'detached' });
  });
});
