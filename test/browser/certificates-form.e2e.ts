import type { Page } from 'playwright-core';

import { becomes } from '../support/browser/board-screen.js';
import { desktop, focusSettled, hasFocus, open, phone, status, visit } from '../support/browser/browser.js';
import { browser, site, withSite } from '../support/browser/browser-site.js';
import {
  certificateWords,
  drop,
  field,
  openCertificates,
  pick,
  problems,
} from '../support/browser/certificate-desk.js';
import type { Language } from '../support/browser/certificate-desk.js';
import { certificateFields, certificatesAt, imageNamed, pdfPart } from '../support/makers/certificates.js';
import type { TestCertificates } from '../support/makers/certificates.js';
import { signIn } from '../support/site/http.js';

let certificates: TestCertificates;

withSite('certificates-form');

beforeAll(async () => {
  certificates = certificatesAt(site, await signIn(site));
});

afterEach(async () => {
  await certificates.clear();
});

const openForm = (id: string, language: Language = 'en', look = desktop) =>
  openCertificates(browser, site.url, { language, look, query: `?certificate=${id}` });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const alert = (page: Page, said: string) => page.getByRole('alert').filter({ hasText: said }).first().waitFor();
const categories = (page: Page) => field(page, 'category').locator('option:not([value=""])').allInnerTexts();

/** Presses Save and waits for the server's answer to it: an earlier message may still stand there. */
async function save(page: Page, language: Language = 'en'): Promise<void> {
  const answered = page.waitForResponse((response) => ['POST', 'PATCH'].includes(response.request().method()));
  await button(page, certificateWords[language].save).click();
  await answered;
}

/** Waits until this is said at a field. */
const isTold = (page: Page, name: string, words: string) =>
  becomes(async () => (await problems(page))[name]?.includes(words), true);

describe('a new certificate', () => {
  it('is asked for every field, and offers the categories of its language', async () => {
    const text = certificateWords.ko;
    await certificates.add(certificateFields({ order: '7' }));
    const { page } = await openForm('new', 'ko');
    expect(await categories(page)).toEqual(text.categories);
    expect(await field(page, 'order').inputValue()).toBe('8');
    await field(page, 'order').fill('');
    await button(page, text.save).click();
    await alert(page, text.check);
    await hasFocus(page, 'form [name="category"]');
    await focusSettled(page);
    const told = await problems(page);
    expect(Object.keys(told).toSorted()).toEqual(['category', 'image', 'name', 'order', 'pdf']);
    for (const [index, name] of ['category', 'name', 'image', 'pdf', 'order'].entries())
      expect(told[name]).toContain(text.problems[index]);
    await field(page, 'order').fill('1.5');
    await isTold(page, 'order', text.integer);
    expect(await certificates.list()).toHaveLength(1);
  });

  it('is added with its files and shown to visitors at once', async () => {
    const text = certificateWords.en;
    const { page } = await openForm('new');
    await field(page, 'category').selectOption('kc');
    await field(page, 'name').fill('검사 certificate');
    await drop(page, await imageNamed('검사 사진.webp'));
    await pick(page, pdfPart('검사 원본.pdf', 200_000));
    expect(await field(page, 'image').inputValue()).toBe('검사 사진.webp');
    await page.locator('form img[src^="data:"]').waitFor();
    await save(page);
    await status(page, text.saved);
    await page.getByRole('row').filter({ hasText: '검사 certificate' }).waitFor();
    await page.getByText(text.saved).waitFor({ state: 'detached' });

    const [stored] = await certificates.list();
    expect(stored).toMatchObject({ category: 'kc', image: '검사 사진.webp', pdf: '검사 원본.pdf', order: 1 });
    const { page: reader } = await visit(browser);
    await open(reader, `${site.url}/en/certification-detail`);
    const card = reader.getByRole('link', { name: /검사 certificate/ });
    expect(await card.getAttribute('href')).toBe(`/certificates/${encodeURIComponent('검사 원본.pdf')}`);
    await becomes(() => card.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth), 40);
  });

  it('refuses files of another kind, by what they say and by what they are', async () => {
    const text = certificateWords.ko;
    const { page } = await openForm('new', 'ko');
    await field(page, 'category').selectOption('asme');
    await field(page, 'name').fill('Kept');
    await pick(page, { ...pdfPart('wrong.pdf'), field: 'image' });
    await isTold(page, 'image', text.notImage);
    await drop(page, { ...(await imageNamed('wrong.webp')), field: 'pdf' });
    await isTold(page, 'pdf', text.notPdf);
    await pick(page, { name: 'named.png', bytes: Buffer.from('not a picture'), type: 'image/png', field: 'image' });
    await pick(page, pdfPart('good.pdf'));
    await save(page, 'ko');
    await alert(page, text.check);
    expect((await problems(page)).image).toContain(text.otherContent);
    expect(await field(page, 'name').inputValue()).toBe('Kept');
    await pick(page, await imageNamed('good.webp'));
    await save(page, 'ko');
    await status(page, text.saved);
    expect(await certificates.list()).toHaveLength(1);
  });

  it('takes the names of files that are there, and only those', async () => {
    const text = certificateWords.en;
    const { page } = await openForm('new', 'en', phone);
    await field(page, 'category').selectOption('iso-en');
    await field(page, 'name').fill('Typed');
    await field(page, 'image').fill('asme-u-stamp.webp');
    await page.locator('form img[src="/certificates/asme-u-stamp.webp"]').waitFor();
    await field(page, 'pdf').fill('no-such-file.pdf');
    await save(page);
    await alert(page, text.check);
    expect((await problems(page)).pdf).toContain(text.noFile);
    await field(page, 'pdf').fill('asme-u-stamp.pdf');
    await save(page);
    await status(page, text.saved);
    const [stored] = await certificates.list();
    expect(stored).toMatchObject({ name: 'Typed', image: 'asme-u-stamp.webp', pdf: 'asme-u-stamp.pdf' });
  });
});

describe('a stored certificate', () => {
  it('is changed with what was entered, and keeps what was not', async () => {
    const { body } = await certificates.add(certificateFields({ name: 'Before' }));
    const { page } = await openForm(body.id);
    expect(await page.locator('form a[target="_blank"]').getAttribute('href')).toBe('/certificates/kc-certificate.pdf');
    await field(page, 'name').fill('After');
    await pick(page, pdfPart('after.pdf'));
    await pick(page, await imageNamed('taken-back.webp'));
    await button(page, 'Remove: taken-back.webp').click();
    expect(await field(page, 'image').inputValue()).toBe('kc-certificate.webp');
    // A refused file keeps it from being saved until that is taken back.
    await pick(page, { ...pdfPart('wrong.pdf'), field: 'image' });
    await button(page, certificateWords.en.save).click();
    await alert(page, certificateWords.en.check);
    await button(page, 'Remove: wrong.pdf').click();
    await page.getByText(certificateWords.en.check).waitFor({ state: 'detached' });
    await save(page);
    await status(page, 'Certificate updated.');
    const [stored] = await certificates.list();
    expect(stored).toEqual({ ...body, name: 'After', pdf: 'after.pdf' });
    await page.getByRole('link', { name: 'Edit: After' }).and(page.locator(':focus')).waitFor();
  });

  it('keeps what somebody else has changed meanwhile, also when nothing was changed here', async () => {
    const { body } = await certificates.add(certificateFields({ name: 'Before' }));
    const { page } = await openForm(body.id);
    await certificates.change(body.id, { name: 'By others', order: '5' });
    await pick(page, pdfPart('new.pdf'));
    await save(page);
    await status(page, 'Certificate updated.');
    expect(await certificates.list()).toEqual([{ ...body, name: 'By others', pdf: 'new.pdf', order: 5 }]);
    // The list has come to rest when it gives the focus back.
    const edit = page.getByRole('link', { name: 'Edit: By others' }).and(page.locator(':focus'));
    await edit.click();
    await save(page);
    await edit.waitFor();
    expect(await certificates.list()).toEqual([{ ...body, name: 'By others', pdf: 'new.pdf', order: 5 }]);
  });

  it('that is gone is said to be, also when that happens while it is edited', async () => {
    const { body } = await certificates.add(certificateFields());
    const { page } = await openForm(body.id);
    await certificates.remove(body.id);
    await field(page, 'name').fill('Too late');
    await save(page);
    await alert(page, 'Another administrator has deleted this certificate.');
    expect(await field(page, 'name').inputValue()).toBe('Too late');
    await page.goto(`${site.url}/en/certification-management?certificate=${body.id}`);
    await alert(page, 'This certificate does not exist.');
  });
});

describe('what was entered', () => {
  it('is asked about before it is left, and gone after that', async () => {
    const { page } = await openForm('new');
    await field(page, 'name').fill('Unsaved');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
    await button(page, 'Keep editing').click();
    expect(await field(page, 'name').inputValue()).toBe('Unsaved');
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await button(page, 'Discard changes').click();
    await page.getByRole('link', { name: 'Add New' }).and(page.locator(':focus')).waitFor();
    await page.getByRole('link', { name: 'Add New' }).click();
    expect(await field(page, 'name').inputValue()).toBe('');
  });

  it('is there after the session ended and the next login', async () => {
    const { context, page } = await openForm('new');
    await field(page, 'category').selectOption('kc');
    await field(page, 'name').fill('Entered before');
    await field(page, 'image').fill('kc-certificate.webp');
    await pick(page, pdfPart('before.pdf'));
    await context.clearCookies({ name: /^(?!lang$)/ });
    await button(page, 'Save').click();
    await page.locator('[name="password"]').fill('1234');
    await page.locator('[name="password"]').press('Enter');
    await page.locator('[name="password"]').waitFor({ state: 'detached' });
    expect(await field(page, 'name').inputValue()).toBe('Entered before');
    await save(page);
    await status(page, 'Certificate saved.');
    expect(await certificates.list()).toMatchObject([{ name: 'Entered before', pdf: 'before.pdf' }]);
  });

  it('stays when the server cannot be reached or a large upload is stopped', async () => {
    const { page } = await openForm('new');
    await field(page, 'category').selectOption('kc');
    await field(page, 'name').fill('Stays');
    await pick(page, await imageNamed('stays.webp'));
    await pick(page, pdfPart('stays.pdf'));
    await page.route('**/api/admin/certificates', (route) => route.abort());
    await button(page, 'Save').click();
    await alert(page, 'The server cannot be reached.');
    await page.unroute('**/api/admin/certificates');
    await page.route('**/api/admin/certificates', () => undefined); // never answered
    await button(page, 'Save').click();
    await button(page, 'Cancel upload').click();
    await alert(page, 'Saving was cancelled.');
    await page.unroute('**/api/admin/certificates');
    await save(page);
    await status(page, 'Certificate saved.');
    expect(await certificates.list()).toMatchObject([{ name: 'Stays', image: 'stays.webp', pdf: 'stays.pdf' }]);
  });
});
