import type { BrowserContextOptions } from 'playwright-core';

import { accessibilityProblems, desktop, open, visit } from '../support/browser/browser.js';
import { sidewaysScroll } from '../support/browser/board-screen.js';
import { browser, shared as site, withSharedSite } from '../support/browser/browser-site.js';
import { quotedRequest } from '../support/makers/outcomes.js';
import { quotationPosition } from '../support/makers/quotations.js';
import { signIn } from '../support/site/http.js';
import { foreignWords } from '../support/browser/words.js';

const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const latin = { company: 'Fjord', name: 'Kari', projectName: 'Plant 3', serviceInProcess: 'Heating', comment: 'Soon' };
const fluids = { hotFluidName: 'water', coldFluidName: 'water' };

withSharedSite();

const words = {
  ko: {
    accept: '견적서 수락',
    decline: '거절',
    confirm: '수락',
    accepted: '견적서를 수락하셨습니다',
    declined: '견적서를 거절하셨습니다',
    price: '가격',
    see: '유효한 견적서 보기',
    overtaken: /그 사이 이미/,
  },
  en: {
    accept: 'Accept the quotation',
    decline: 'Decline',
    confirm: 'Accept',
    accepted: 'Accepted',
    declined: 'Declined',
    price: 'Price',
    see: 'See it',
    overtaken: /meanwhile the quotation/,
  },
} as const;

describe.each([
  ['ko', phone],
  ['en', desktop],
] as const)('the quotation on the page of a request (%s)', (language, options) => {
  const text = words[language];

  async function openQuoted() {
    const request = await quotedRequest(site, await signIn(site), {
      ...(language === 'en' && { ...latin, ...fluids }),
      language,
    });
    await request.quote({ language, positions: [quotationPosition({ product: 'PHE', details: '' })] });
    const visitor = await visit(browser, options);
    return { ...visitor, request };
  }

  it('is accepted with both buttons in reach, and leads from an earlier revision to the one in force', async () => {
    const { page, request, complaints } = await openQuoted();
    await request.quote();
    await open(page, site.url + request.link);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await button(text.accept).waitFor();
    for (const name of [text.accept, text.decline]) {
      const box = await button(name).boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
    }
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('link', { name: text.see }).click();
    await page.waitForURL(/#quotation-title$/);
    await button(text.accept).click();
    await page.getByRole('dialog').getByRole('button', { name: text.confirm, exact: true }).click();
    await page.getByRole('heading', { name: text.accepted }).waitFor();
    await button(text.decline).waitFor({ state: 'detached' });
    expect((await request.read()).body).toMatchObject({ state: 'accepted', quotation: { revision: 2 } });
    expect(complaints).toEqual([]);
  });

  it('is declined in one tap, and the reason is another', async () => {
    const { page, request, complaints } = await openQuoted();
    await open(page, site.url + request.link);
    await page.getByRole('button', { name: text.decline, exact: true }).click();
    await page.getByRole('heading', { name: text.declined }).waitFor();
    const reason = page.getByRole('button', { name: text.price, exact: true });
    await reason.click();
    await page.locator('button[aria-pressed="true"]', { hasText: text.price }).waitFor();
    expect((await request.read()).body.quotation?.outcome).toMatchObject({ what: 'declined', reason: 'price' });
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('tells who comes second', async () => {
    const { page, request } = await openQuoted();
    await open(page, site.url + request.link);
    await page.getByRole('button', { name: text.accept, exact: true }).waitFor();
    await request.settle('acceptance', 1);
    await page.getByRole('button', { name: text.decline, exact: true }).click();
    await page.getByText(text.overtaken).waitFor();
    await page.getByRole('heading', { name: text.accepted }).waitFor();
    expect(
      foreignWords(language, await page.locator('section[aria-labelledby="quotation-title"]').innerText()),
    ).toEqual([]);
  });
});

describe('the inbox', () => {
  it('notes in one tap that a quotation was lost, then why', async () => {
    const request = await quotedRequest(site, await signIn(site));
    await request.quote();
    const { context, page, complaints } = await visit(browser, desktop);
    await context.request.post(`${site.url}/api/admin/login`, { data: { password: '1234' } });
    await open(page, `${site.url}/ko/manage?tab=quotes&quote=${request.id}`);
    await page.getByRole('button', { name: '실주로 기록' }).click();
    await page.getByRole('button', { name: '납기', exact: true }).click();
    await page.locator('button[aria-pressed="true"]', { hasText: '납기' }).waitFor();
    expect((await request.quotations.all()).body.quotations).toMatchObject([
      { state: 'lost', outcome: { reason: 'time' } },
    ]);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
