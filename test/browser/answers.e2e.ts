import type { BrowserContextOptions, Page } from 'playwright-core';

import { answerOf, answersAt } from '../support/makers/answers.js';
import { sidewaysScroll } from '../support/browser/board-screen.js';
import { accessibilityProblems, desktop, open, phone, visit } from '../support/browser/browser.js';
import { browser, site, withSite } from '../support/browser/browser-site.js';
import { eventually, signIn } from '../support/site/http.js';
import { openMailbox } from '../support/site/mailbox.js';
import type { Mailbox } from '../support/site/mailbox.js';
import { makePdf } from '../support/makers/pdf.js';
import { sendRequestFile } from '../support/makers/request-files.js';
import { inInbox, sendRequest } from '../support/browser/sent-request.js';

let mailbox: Mailbox;
let token: string;

beforeAll(async () => {
  mailbox = await openMailbox();
});

withSite('answers-desk', () => ({ SMTP_URL: mailbox.url }));

beforeAll(async () => {
  token = await signIn(site);
});

afterEach(() => mailbox.refuse(undefined));

afterAll(() => mailbox?.close());

async function openRequest(options: BrowserContextOptions, changes: Record<string, unknown> = {}) {
  const sent = await sendRequest(site, changes);
  const { id } = await inInbox(site, sent.reference, token);
  const visitor = await visit(browser, options);
  await visitor.context.request.post(`${site.url}/api/admin/login`, { data: { password: '1234' } });
  await open(visitor.page, `${site.url}/ko/manage?tab=quotes&quote=${id}`);
  const panel = visitor.page.getByRole('region', { name: '주고받은 내용' });
  await panel.waitFor();
  return { ...visitor, ...sent, id, panel, stored: () => inInbox(site, sent.reference, token) };
}

const quotation = (name = '견적서.pdf') => ({ name, mimeType: 'application/pdf', buffer: makePdf() });
const box = (page: Page) => page.getByRole('textbox', { name: '내용', exact: true });

const hasRoom = async (page: Page) => expect(await sidewaysScroll(page)).toBe(0);
const isFine = async (page: Page) => {
  await hasRoom(page);
  expect(await accessibilityProblems(page)).toEqual([]);
};

describe.each([
  ['360 px', phone, isFine],
  ['1440 px', desktop, hasRoom],
] as const)('an answer in the inbox (%s)', (_, options, looksGood) => {
  it('begins with the template, is looked at, and goes with its file; the request is answered', async () => {
    const { page, panel, reference, stored, complaints } = await openRequest(options);
    await panel.getByRole('button', { name: '답변 쓰기' }).click();
    expect(await eventually(() => box(page).inputValue(), Boolean)).toContain('입구온도');
    await panel.locator('input[name="files"]').setInputFiles([quotation()]);
    await panel.locator('li[data-state="arrived"]').waitFor();
    await looksGood(page);
    await panel.getByRole('button', { name: '미리보기' }).click();
    const dialog = page.getByRole('dialog', { name: '고객이 받을 메일' });
    await dialog.getByText(`[${reference}] 견적 요청에 대한 답변`).waitFor();
    const letter = dialog.frameLocator('iframe');
    await letter.getByText('견적서.pdf').waitFor();
    expect(await letter.locator('a[href]').count()).toBe(0);
    await looksGood(page);
    await dialog.getByRole('button', { name: '닫기' }).click();
    await panel.getByRole('button', { name: '보내기', exact: true }).dblclick();
    await panel.getByRole('link', { name: /^견적서\.pdf/ }).waitFor();
    await panel.getByRole('button', { name: '답변 쓰기' }).waitFor();
    const { status, history } = await stored();
    expect([status, history.length]).toEqual(['answered', 1]);
    await looksGood(page);
    expect(complaints).toEqual([]);
  });
});

describe('an answer that is being written', () => {
  it('is there with its file after a reload, and asks before it is left', async () => {
    const { page, panel } = await openRequest(desktop);
    await panel.getByRole('button', { name: '답변 쓰기' }).click();
    await box(page).fill('한 번 더 쓰지 않을 답변');
    await panel.locator('input[name="files"]').setInputFiles([quotation()]);
    await panel.locator('li[data-state="arrived"]').waitFor();
    await page.getByRole('link', { name: '목록으로' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '계속 쓰기' }).click();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await eventually(
      () => box(page).inputValue(),
      (text) => text === '한 번 더 쓰지 않을 답변',
    );
    await panel.locator('li[data-state="arrived"]').filter({ hasText: '견적서.pdf' }).waitFor();
    await page.getByRole('link', { name: '목록으로' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '보관하고 나가기' }).click();
    await page.getByRole('row').first().waitFor();
    await page.goBack();
    await eventually(
      () => box(page).inputValue(),
      (text) => text === '한 번 더 쓰지 않을 답변',
    );
    const waiting = () => site.database.collection('request-files').countDocuments({ quote: null });
    expect(await waiting()).toBe(1);
    await panel.getByRole('button', { name: '쓰지 않기' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '쓰지 않기' }).click();
    await panel.getByRole('button', { name: '답변 쓰기' }).waitFor();
    await eventually(waiting, (count) => count === 0);
  });

  it('is told that somebody answered meanwhile, and may still be sent', async () => {
    const { page, panel, id, stored } = await openRequest(desktop);
    await panel.getByRole('button', { name: '답변 쓰기' }).click();
    await box(page).fill('두 번째 답변');
    await answersAt(site, token, id).send(answerOf({ text: '첫 번째 답변' }));
    // The other form hears of it without a click.
    const told = panel.getByRole('alert').filter({ hasText: '답변을 쓰시는 동안' });
    await told.getByText('첫 번째 답변').waitFor();
    expect((await stored()).history).toHaveLength(1);
    await told.getByRole('button', { name: '확인했습니다' }).click();
    await panel.getByRole('button', { name: '보내기', exact: true }).click();
    await panel.getByRole('button', { name: '답변 쓰기' }).waitFor();
    expect((await stored()).history.map(({ text }) => text)).toEqual(['첫 번째 답변', '두 번째 답변']);
  });

  it('is stored once where the yes got lost, and closes', async () => {
    const { page, panel, stored } = await openRequest(desktop);
    await panel.getByRole('button', { name: '답변 쓰기' }).click();
    await box(page).fill('답이 사라진 답변');
    await page.route(
      '**/answers',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await panel.getByRole('button', { name: '보내기', exact: true }).click();
    await panel.getByRole('button', { name: '답변 쓰기' }).waitFor();
    expect((await stored()).history).toHaveLength(1);
  });

  it('goes on as another one where its words are changed after a yes that got lost', async () => {
    const { page, panel, id, stored } = await openRequest(desktop);
    await panel.getByRole('button', { name: '답변 쓰기' }).click();
    await box(page).fill('처음 글');
    const request = `**/api/admin/quotes/${id}`;
    await page.route('**/answers', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.route(request, (route) => route.abort());
    const send = () => panel.getByRole('button', { name: '보내기', exact: true }).click();
    await send();
    await panel.getByRole('alert').filter({ hasText: '보내지 못했습니다' }).waitFor();
    await box(page).fill('바꾼 글');
    await page.unrouteAll();
    const told = panel.getByRole('alert').filter({ hasText: '답변을 쓰시는 동안' });
    await told.getByText('처음 글').waitFor();
    await told.getByRole('button', { name: '확인했습니다' }).click();
    await send();
    await panel.getByRole('button', { name: '답변 쓰기' }).waitFor();
    expect((await stored()).history.map(({ text }) => text)).toEqual(['처음 글', '바꾼 글']);
  });
});

describe('an answer whose letter is refused for good', () => {
  it('says so, and its words and files begin a new one', async () => {
    const email = 'refused@example.com';
    const { page, panel, id, stored } = await openRequest(desktop, { email });
    await mailbox.letterTo(email);
    mailbox.refuse({ responseCode: 550, message: 'No such box' });
    const files = [(await sendRequestFile(site, 'quotation.pdf')).body.file];
    await answersAt(site, token, id).send(answerOf({ text: '돌아온 답변', files }));
    await eventually(stored, ({ history }) => history[0]?.letter.state === 'failed');
    await page.reload();
    await panel.getByText('No such box').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    mailbox.refuse(undefined);
    await panel.getByRole('button', { name: '이 글과 파일로 새 답변 쓰기' }).click();
    await panel.locator('li[data-state="arrived"]').filter({ hasText: 'quotation.pdf' }).waitFor();
    expect(await box(page).inputValue()).toBe('돌아온 답변');
    await panel.getByRole('button', { name: '보내기', exact: true }).click();
    const states = ({ history }: Awaited<ReturnType<typeof stored>>) =>
      history.map(({ letter }) => letter.state).join();
    expect(states(await eventually(stored, (quote) => states(quote) === 'failed,sent'))).toBe('failed,sent');
  });
});

describe.each([
  ['ko', desktop],
  ['en', phone],
] as const)('an answer behind the link (%s)', (language, options) => {
  const words = {
    ko: { change: '변경 요청', accept: '답변 수락', box: '전하실 내용', sent: '보냈습니다.' },
    en: { change: 'Ask for changes', accept: 'Accept', box: 'Your message', sent: 'Sent. Our office' },
  }[language];

  it('is shown with its file, and is replied to', async () => {
    const sent = await sendRequest(site, { language });
    const { id } = await inInbox(site, sent.reference, token);
    const files = [(await sendRequestFile(site, 'quotation.pdf')).body.file];
    await answersAt(site, token, id).send(answerOf({ files, text: 'ABC-100' }));
    const { page, complaints } = await visit(browser, options);
    await open(page, site.url + sent.link);
    await page.getByText('ABC-100').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /^quotation\.pdf/ }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('quotation.pdf');
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('textbox', { name: words.box }).fill('Two, please');
    await page.getByRole('button', { name: words.change }).click();
    await page.getByText(words.sent).waitFor();
    await page.getByRole('button', { name: words.accept, exact: true }).click();
    await eventually(
      () => inInbox(site, sent.reference, token),
      ({ history }) => history.length === 3,
    );
    const kinds = (await sent.read()).body.history.map(({ kind }) => kind);
    expect(kinds).toEqual(['answer', 'change', 'acceptance']);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
