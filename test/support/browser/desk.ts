import type { Language } from '../../../shared/words/localized.types.js';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Browser, Page } from 'playwright-core';

import { desktop, open, visit } from './browser.js';
import type { SentFile } from '../makers/boards.js';
import { testFolder } from '../site/site.js';

type Place = { language?: Language; tab: string; post?: string };

/** The administrators' page, signed in, with one board's posts or one post open. */
export async function openPosts(browser: Browser, url: string, { language = 'en', tab, post }: Place, look = desktop) {
  const visitor = await visit(browser, look);
  await visitor.context.request.post(`${url}/api/admin/login`, { data: { password: '1234' } });
  visitor.page.on('dialog', (question) => void question.accept()); // the browser's own about leaving
  await open(visitor.page, `${url}/${language}/manage?tab=${tab}${post ? `&post=${post}` : ''}`);
  await visitor.page.locator('#posts-title').waitFor();
  if (post) await field(visitor.page, 'title').waitFor();
  return visitor;
}

/** An input of the post's form. */
export const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);

/** Title and content as they stand in the form. */
export const typedIn = (page: Page): Promise<string[]> =>
  Promise.all(['title', 'content'].map((name) => field(page, name).inputValue()));

/** Message at a field marked as wrong; empty if it is not. */
export const problemAt = (page: Page, name: string): Promise<string> =>
  page.locator(`form [name="${name}"][aria-invalid="true"]`).evaluateAll((fields) =>
    fields
      .flatMap((input) => (input.getAttribute('aria-describedby') ?? '').split(' '))
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  );

/**
 * Files as the browser's own dialog hands them over. A large file comes from the disk: through the browser's debugging
 * pipe it takes half a minute on a busy machine.
 */
export async function chosen({ name, bytes, type = 'application/pdf' }: SentFile) {
  if (bytes.length < 1_000_000) return { name, mimeType: type, buffer: bytes };
  const path = join(await testFolder('chosen'), name);
  await writeFile(path, bytes);
  return path;
}

/** Chooses a file in the browser's own dialog. */
export const pick = async (page: Page, file: SentFile) => field(page, 'pdf').setInputFiles(await chosen(file));

/** Drags a file from the desktop to the place for it. */
export async function drop(page: Page, { name, bytes, type = 'application/pdf' }: SentFile): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([text, fileName, mimeType]) => {
      const dragged = new DataTransfer();
      const content = Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);
      dragged.items.add(new File([content], fileName, { type: mimeType }));
      return dragged;
    },
    [bytes.toString('base64'), name, type] as const,
  );
  const zone = page.locator('label:has([name="pdf"])');
  for (const event of ['dragover', 'drop']) await zone.dispatchEvent(event, { dataTransfer: transfer });
}
