import type { Browser } from 'playwright-core';

import { pdfNamed } from '../support/boards.js';
import { closeVisits, launchBrowser } from '../support/browser.js';
import { openCertificates, pick as pickForCertificate } from '../support/certificate-desk.js';
import { pdfPart } from '../support/certificates.js';
import { combinations } from '../support/combinations.js';
import { openPosts, pick } from '../support/desk.js';
import { startTestSite } from '../support/site.js';
import type { TestSite } from '../support/site.js';

const MB = 1024 * 1024;

let site: TestSite;
let browser: Browser;

beforeAll(async () => {
  site = await startTestSite('upload-limit', { UPLOAD_MEGABYTES: '21' });
  browser = await launchBrowser();
});

afterEach(() => closeVisits(browser));

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const large = Math.round(20.5 * MB);
const tooLarge = Math.round(21.5 * MB);

it.each(
  combinations(1, [
    ['ko', 'PDF 파일 1개, 21MB 이하', '21MB 이하의 파일을 선택해 주세요.'],
    ['en', 'One PDF file of at most 21 MB', 'The file is larger than 21 MB. Please choose a smaller one.'],
  ]),
)("the form of a post knows the server's limit (%s)", async (language, rule, refusal) => {
  const { page } = await openPosts(browser, site.url, { language, tab: 'ko-posts', post: 'new' });
  await page.getByText(rule).waitFor();
  await pick(page, pdfNamed('large.pdf', tooLarge));
  await page.getByRole('alert').filter({ hasText: refusal }).waitFor();
  await pick(page, pdfNamed('fits.pdf', large));
  await page.getByText('fits.pdf').waitFor();
  expect(await page.getByText(refusal).count()).toBe(0);
});

it.each(
  combinations(1, [
    ['en', 'PDF of at most 21 MB', 'The file is larger than 21 MB. Please choose a smaller one.'],
    ['ko', 'PDF, 21MB 이하', '21MB 이하의 파일을 선택해 주세요.'],
  ]),
)("the form of a certificate knows the server's limit (%s)", async (language, rule, refusal) => {
  const { page } = await openCertificates(browser, site.url, { language, query: '?certificate=new' });
  await page.getByText(rule).waitFor();
  await pickForCertificate(page, pdfPart('large.pdf', tooLarge));
  await page.getByRole('alert').filter({ hasText: refusal }).waitFor();
  await pickForCertificate(page, pdfPart('fits.pdf', large));
  await page.getByText('fits.pdf').waitFor();
  expect(await page.getByText(refusal).count()).toBe(0);
});
