import type { Browser, Page } from 'playwright-core';

import type { Language } from '../../../shared/words/localized.types.js';
import type { OpenDocument, PublishResult } from '../../../shared/content/content-editing.types.js';
import type { Content, DocumentName } from '../../../shared/content/content.types.js';

import { desktop, open, status, visit } from './browser.js';
import { ask } from '../site/http.js';
import type { TestSite } from '../site/site.js';

/** The content as programs change it. */
export function contentAt(site: TestSite, token: string) {
  const at = (name: DocumentName, more = '') => `${site.url}/api/admin/content/${name}${more}`;
  const read = async (name: DocumentName) => (await ask<OpenDocument>(at(name), { token })).body;
  return {
    read,
    /** Publishes a document with these of its fields. */
    publish: async <Name extends DocumentName>(
      name: Name,
      fields: Partial<Content[Name]>,
      ...languages: Language[]
    ) => {
      const { value: was } = await read(name);
      const value = { ...was, ...fields };
      await ask(at(name, '/draft'), { token, method: 'PUT', json: { value, was } });
      const { body } = await ask<PublishResult>(at(name, '/publish'), { token, json: { languages } });
      expect(body).toMatchObject({ isPublished: true });
    },
    discard: (name: DocumentName) => ask(at(name, '/draft'), { token, method: 'DELETE' }),
  };
}

type Place = { document?: DocumentName; field?: string };

/** The administrators' page, signed in, with the list of documents or one of them open. */
export async function openContent(browser: Browser, { url }: TestSite, { document, field }: Place, look = desktop) {
  const visitor = await visit(browser, look);
  await visitor.context.request.post(`${url}/api/admin/login`, { data: { password: '1234' } });
  visitor.page.on('dialog', (question) => void question.accept()); // the browser's own about leaving
  const query = new URLSearchParams({ tab: 'pages', ...(document && { document }), ...(field && { field }) });
  await open(visitor.page, `${url}/ko/manage?${query}`);
  await visitor.page.locator('#content-title').waitFor();
  if (field) await visitor.page.locator(`[data-path^="${field}"]:focus`).waitFor();
  return visitor;
}

/** The input of a field, in a language where it has words. */
export const inputAt = (page: Page, path: string, language?: Language) =>
  page.locator(`[data-path="${path}"]${language ? `[data-language="${language}"]` : ''}`);

/** The page in the preview. */
export const previewOf = (page: Page) => page.frameLocator('iframe[title="미리보기"]');

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Waits until everything that was typed is stored. */
export const isSaved = (page: Page) => page.getByRole('status').filter({ hasText: '저장했습니다.' }).waitFor();

/** Publishes what is open by this button, and waits until visitors see it. */
export async function publishBy(page: Page, name: '국문 게시' | '영문 게시' | '국문·영문 게시'): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/publish'));
  await button(page, name).click();
  expect((await answered).status()).toBe(200);
  await status(page, '게시했습니다.');
}
