import type { Page } from 'playwright-core';
import sharp from 'sharp';

import { languages } from '../../shared/words/localized.types.js';
import { defaultContent } from '../../server/site/defaults.js';
import { sidewaysScroll } from '../support/browser/board-screen.js';
import { accessibilityProblems, desktop, open, phone, visit } from '../support/browser/browser.js';
import { browser, site, withSite } from '../support/browser/browser-site.js';
import {
  button,
  contentAt,
  inputAt,
  isSaved,
  openContent,
  previewOf,
  publishBy,
} from '../support/browser/content-desk.js';
import { hiddenFields } from '../support/browser/hidden-fields.js';
import { signIn } from '../support/site/http.js';

let content: ReturnType<typeof contentAt>;

withSite('content');

beforeAll(async () => {
  content = contentAt(site, await signIn(site));
});

/** A page as a visitor reads it. */
async function read(path: string) {
  const visitor = await visit(browser);
  await open(visitor.page, site.url + path);
  return visitor;
}
const htmlOf = async (path: string) => (await fetch(site.url + path)).text();
const bytesOf = async (path: string) => Buffer.from(await (await fetch(site.url + path)).arrayBuffer()).toString('hex');
const footerOf = (page: Page) => page.locator('footer').innerText();

describe('what the office changes', () => {
  it('is seen in the preview, saved by itself, published in both languages, and taken back', async () => {
    const tel = 'offices.0.tel';
    const { page, complaints } = await openContent(browser, site, {});
    await page.getByRole('link', { name: '회사와 사무소', exact: true }).first().click();
    await button(page, '사무소 1: 인천 본사 · 공장').click();
    await inputAt(page, tel).fill('032-123-4567');
    await previewOf(page).getByText('032-123-4567').first().waitFor();
    await isSaved(page);
    await page.getByText('글이나 사진을 누르면 그 항목으로 갑니다.').waitFor();
    await previewOf(page)
      .getByText(defaultContent.company.offices[1]?.address.ko ?? '')
      .first()
      .click();
    await page.locator('[data-path="offices.1.address"][data-language="ko"]:focus').waitFor();
    await page.reload();
    await button(page, '사무소 1: 인천 본사 · 공장').click();
    expect(await inputAt(page, tel).inputValue()).toBe('032-123-4567');
    await publishBy(page, '국문·영문 게시');
    const reader = await read('/en');
    expect(await footerOf(reader.page)).toContain('+82-32-123-4567');
    expect(await htmlOf('/ko')).toContain('032-123-4567');
    expect(reader.complaints).toEqual([]);

    await inputAt(page, tel).fill('032-765-4321');
    await page.getByRole('link', { name: '이전 버전' }).click();
    await page.locator('ins').filter({ hasText: '123' }).first().waitFor();
    await button(page, '이 버전으로 되돌리기: 처음 내용').click();
    await page.getByRole('dialog', { name: '초안을 이 버전으로 바꿀까요?' }).waitFor();
    await button(page, '이 버전으로 되돌리기').click();
    await publishBy(page, '국문 게시');
    await open(reader.page, `${site.url}/ko`);
    expect(await footerOf(reader.page)).toContain('032-000-0000');
    expect(await footerOf(reader.page)).not.toContain('32-123-4567');
    expect(complaints).toEqual([]);
  });

  it('counts as a limit of a product in the page, the comparison and the finder', async () => {
    const path = 'limits.temperature.max';
    const { page } = await openContent(browser, site, { document: 'brazing-heat-exchanger', field: path });
    const limit = Number(await inputAt(page, path).inputValue()) + 50;
    await inputAt(page, path).fill(String(limit));
    await isSaved(page);
    await publishBy(page, '국문 게시');
    const reader = await read('/ko/products');
    const table = await reader.page.locator('#brazing-heat-exchanger tr[data-figure]').allTextContents();
    expect(table).toContainEqual(expect.stringContaining(`${limit} ℃`));
    const chart = reader.page.locator('#comparison svg[role="img"]');
    expect(await chart.getAttribute('aria-label')).toContain(`${limit}`);
    const verdict = reader.page.locator('#comparison [data-family="brazing-heat-exchanger"] p');
    await reader.page.locator('#comparison [name="hotDesignTemp"]').fill(String(limit));
    await verdict.filter({ hasText: '여유 적음' }).waitFor();
    await reader.page.locator('#comparison [name="hotDesignTemp"]').fill(String(limit + 1));
    await verdict.filter({ hasText: '한계 초과' }).waitFor();
    expect(reader.complaints).toEqual([]);
  });

  it('is a picture that is uploaded, with words in both languages', async () => {
    const { page } = await openContent(browser, site, { document: 'esg', field: 'hero.picture' });
    await inputAt(page, 'hero.picture').click();
    const buffer = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#2a7f62' } })
      .jpeg()
      .toBuffer();
    const file = { name: '공장 전경.jpg', mimeType: 'image/jpeg', buffer };
    await page.getByRole('dialog').locator('[name="picture"]').setInputFiles(file);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByText('공장 전경.jpg').waitFor();
    const said = { ko: '푸른 벽의 공장', en: 'A plant with green walls' };
    for (const language of languages) await inputAt(page, 'hero.alt', language).fill(said[language]);
    await isSaved(page);
    await publishBy(page, '국문·영문 게시');
    const reader = await read('/en/esg');
    const picture = reader.page.getByRole('img', { name: said.en });
    await reader.page.waitForFunction(
      (image) => image instanceof HTMLImageElement && image.naturalWidth > 300,
      await picture.elementHandle(),
    );
    expect(await picture.getAttribute('src')).toContain('/pictures/');
    expect(await htmlOf('/ko/esg')).toContain(`alt="${said.ko}"`);
    expect(reader.complaints).toEqual([]);
  });

  it('in Korean leaves the English pages as they are; links within the site show the new words', async () => {
    const before = await bytesOf('/en/esg');
    const reader = await read('/ko');
    await content.publish('esg', { lead: { ko: '새로 쓴 소개입니다.', en: 'Not published.' } }, 'ko');
    expect(await bytesOf('/en/esg')).toBe(before);
    await reader.page.locator('footer a[href="/ko/esg"]').click();
    await reader.page.getByText('새로 쓴 소개입니다.').waitFor();
    await reader.page.locator('header a[hreflang="en"]').click();
    await reader.page.getByText(defaultContent.esg.lead.en).waitFor();
    expect(reader.complaints).toEqual([]);
    await content.discard('esg');
  });
});

describe('two people', () => {
  it('who change one field are asked which text counts, and nothing that was typed is lost', async () => {
    const path = 'environment.lead';
    const place = { document: 'esg', field: path } as const;
    const [{ page: first }, { page: second }] = await Promise.all([
      openContent(browser, site, place),
      openContent(browser, site, place),
    ]);
    await inputAt(first, path, 'ko').fill('첫째가 쓴 글');
    await isSaved(first);
    await inputAt(second, path, 'ko').fill('둘째가 쓴 글');
    await inputAt(second, path, 'en').fill('Of the second');
    const question = second.getByRole('group', { name: /다른 분도 이 항목을 고쳤습니다/ });
    await question.waitFor();
    for (const words of ['첫째가 쓴 글', '둘째가 쓴 글']) expect(await question.innerText()).toContain(words);
    expect(await inputAt(second, path, 'en').inputValue()).toBe('Of the second');
    await button(second, '내가 쓴 글 사용').click();
    await isSaved(second);
    await inputAt(first, 'lead', 'en').fill('Of the first');
    await first.getByText('다른 분이 고친 내용도 반영했습니다.').waitFor();
    expect(await inputAt(first, path, 'ko').inputValue()).toBe('둘째가 쓴 글');
    expect((await content.read('esg')).value).toMatchObject({
      lead: { en: 'Of the first' },
      environment: { lead: { ko: '둘째가 쓴 글', en: 'Of the second' } },
    });
    await content.discard('esg');
  });
});

describe('what is typed', () => {
  it('is refused at its field where it is too long, and stands on the page as it was typed', async () => {
    const path = 'environment.stories.0.title';
    const { page } = await openContent(browser, site, { document: 'esg', field: path });
    const input = inputAt(page, path, 'ko');
    await input.fill('가'.repeat(20_000));
    await isSaved(page);
    await button(page, '국문 게시').click();
    await page
      .getByRole('alert')
      .getByRole('button', { name: /제목 \(국문\)$/ })
      .click();
    await page.locator(`[data-path="${path}"][data-language="ko"][aria-invalid="true"]:focus`).waitFor();
    expect(await page.getByText('60자까지 쓸 수 있습니다.').count()).toBeGreaterThan(1);
    expect(await bytesOf('/ko/esg')).not.toContain(Buffer.from('가가가').toString('hex'));

    const typed = '<b>굵게</b> & <img src=x onerror=alert(1)>';
    await input.fill(typed);
    await isSaved(page);
    await publishBy(page, '국문 게시');
    const reader = await read('/ko/esg');
    await reader.page.getByText(typed, { exact: true }).first().waitFor();
    expect(reader.complaints).toEqual([]);
  });
});

describe('a public page', () => {
  it('leads whoever is signed in from a text to its field, and visitors load nothing of that', async () => {
    const ownCode = /EditPageButton|\/api\/admin/;
    const { page } = await openContent(browser, site, {});
    const coming = page.waitForRequest(ownCode);
    await open(page, `${site.url}/ko/company-overview`);
    await coming;
    const pick = async () => {
      await button(page, '이 페이지 고치기').click();
      await button(page, '고칠 글 누르기').click();
      await page.getByText('고칠 글이나 사진을 누르세요.').waitFor();
    };
    await pick();
    await page
      .locator('main')
      .getByText(defaultContent.company.offices[1]?.address.ko ?? '')
      .first()
      .click();
    await page.locator('[data-path="offices.1.address"][data-language="ko"]:focus').waitFor();

    // The privacy officer has the same number.
    const tel = defaultContent.company.offices[0]?.tel ?? '';
    expect(defaultContent.company.privacyOfficer.tel).toBe(tel);
    await open(page, `${site.url}/ko/company-overview`);
    await pick();
    await page.locator('footer').getByText(tel).click();
    await page.locator('[data-path="offices.0.tel"]:focus').waitFor();

    await open(page, `${site.url}/ko/products/heat-exchanger`);
    await pick();
    await page.locator('dd').filter({ hasText: 'kg/cm²' }).first().click();
    await page.locator('[data-path="limits.pressure.design"]:focus').waitFor();

    const { page: reader } = await visit(browser, desktop, { savesData: false });
    const loaded: string[] = [];
    reader.on('request', (request) => loaded.push(request.url()));
    await open(reader, `${site.url}/ko/company-overview`);
    expect(await button(reader, '이 페이지 고치기').count()).toBe(0);
    expect(loaded.filter((url) => ownCode.test(url))).toEqual([]);
  });
});

describe('on a phone', () => {
  it('list, document, preview, pictures and versions have room, and are readable by everybody', async () => {
    const { page } = await openContent(browser, site, {}, phone);
    const isFine = async () => {
      await page.evaluate(() => window.scrollTo(0, 0)); // what lies half under the header is no small target
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    };
    const link = page
      .locator('section[aria-labelledby="content-title"]')
      .getByRole('link', { name: 'ESG', exact: true })
      .last();
    await link.waitFor();
    await isFine();
    await link.click();
    await inputAt(page, 'lead', 'ko').waitFor();
    await isFine();
    // Publishing is in reach of the first field.
    const publish = await button(page, '국문·영문 게시').boundingBox();
    expect((publish?.y ?? Infinity) + (publish?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
    await page.setViewportSize({ width: 320, height: 256 });
    await inputAt(page, 'lead', 'ko').focus();
    expect(await hiddenFields(page, 10)).toEqual([]);
    await page.setViewportSize(phone.viewport ?? { width: 360, height: 740 });
    await button(page, '미리보기').click();
    await previewOf(page).getByRole('heading', { level: 1 }).waitFor();
    await isFine();
    await button(page, '닫기').click();
    await inputAt(page, 'hero.picture').click();
    await page.getByRole('dialog').locator('li img').first().waitFor({ state: 'attached' });
    await isFine();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: '이전 버전' }).click();
    await page.getByRole('heading', { name: '처음 내용' }).waitFor();
    await isFine();
  });
});
