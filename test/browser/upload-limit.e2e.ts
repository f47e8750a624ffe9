import type { Browser } from 'playwright-core';

import { pdfNamed } from '../support/boards.js';
import { closeVisits, launchBrowser } from '../support/browser.js';
import { openCertificates, pick as pickForCertificate } from '../support/certificate-desk.js';
import { pdfPart } from '../support/certificates.js';
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

it("the form of a post knows the server's limit", async () => {
  const refusal = '21MB 이하의 파일을 선택해 주세요.';
  const { page } = await openPosts(browser, site.url, { language: 'ko', tab: 'ko-posts', post: 'new' });
  await page.getByText('각각 21MB 이하').waitFor();
  await pick(page, pdfNamed('large.pdf', tooLarge));
  await page.getByRole('alert').filter({ hasText: refusal }).waitFor();
  await pick(page, pdfNamed('fits.pdf', large));
  await page.getByText('fits.pdf').waitFor();
  expect(await page.getByText(refusal).count()).toBe(0);
});

it("the form of a certificate knows the server's limit", async () => {
  const refusal = 'The file is larger than 21 MB. Please choose a smaller one.';
  const { page } = await openCertificates(browser, site.url, { language: 'en', query: '?certificate=new' });
  await page.getByText('PDF of at most 21 MB').waitFor();
  await pickForCertificate(page, pdfPart('large.pdf', tooLarge));
  await page.getByRole('alert').filter({ hasText: refusal }).waitFor();
  await pickForCertificate(page, pdfPart('fits.pdf', large));
  await page.getByText('fits.pdf').waitFor();
  expect(await page.getByText(refusal).count()).toBe(0);
});
