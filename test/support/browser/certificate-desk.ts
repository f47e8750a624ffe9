import type { Browser, Page } from 'playwright-core';

import type { SentFile } from '../makers/boards.js';
import { desktop, open, visit } from './browser.js';
import { chosen } from './desk.js';

/** Words of the administrators' certificate screens. */
export const certificateWords = {
  ko: {
    add: '새로 추가',
    save: '저장',
    cancel: '취소',
    saved: '인증서가 저장되었습니다.',
    updated: '인증서가 수정되었습니다.',
    deleted: '인증서가 삭제되었습니다.',
    question: '이 인증서를 삭제하시겠습니까?',
    confirm: '삭제',
    none: '등록된 인증서가 없습니다.',
    seed: '초기 인증서 데이터 추가',
    seeded: '초기 인증서 데이터를 추가했습니다.',
    columns: ['순서', '미리보기', '이름', '분류', '이미지', 'PDF', '관리'],
    categories: ['ISO 인증서(국문)', 'ISO 인증서(영문)', 'ASME 인증서', 'KC 인증서', '특허증'],
    check: '표시된 항목을 확인해 주세요.',
    problems: ['분류를 선택', '이름을 입력', '이미지를 선택', 'PDF를 선택', '순서를 입력'],
    integer: '0 이상의 정수',
    notImage: 'PNG, JPEG, WebP 이미지만',
    notPdf: 'PDF 파일만 업로드할 수 있습니다.',
    otherContent: '파일 내용이 이름과 다르거나',
    noFile: '이 이름의 파일이 없습니다.',
    edit: '수정',
    remove: '삭제',
    reorder: '순서 바꾸기',
    up: '위로',
    ordered: '순서를 저장했습니다.',
    notOrdered: '이전 순서로 되돌렸습니다.',
    moved: (name: string, place: number) => `${name}: 9개 중 ${place}번째로 옮겼습니다.`,
    dropped: (name: string, place: number) => `${name}: 9개 중 ${place}번째에 내려놓았습니다.`,
    builtInShown: '국문 페이지는 기본 목록을 보여 줍니다.',
    settings: '설정 바꾸기',
    toCertificates: '인증서 관리로 이동',
  },
  en: {
    add: 'Add New',
    save: 'Save',
    cancel: 'Cancel',
    saved: 'Certificate saved.',
    updated: 'Certificate updated.',
    deleted: 'Certificate deleted.',
    question: 'Are you sure you want to delete this certificate?',
    confirm: 'Delete',
    none: 'No certificates registered.',
    seed: 'Add Initial Certificate Data',
    seeded: 'Initial certificate data added successfully!',
    columns: ['Order', 'Preview', 'Name', 'Category', 'Image', 'PDF', 'Actions'],
    categories: ['ISO Certificates (Korean)', 'ISO Certificates (English)', 'ASME Certificates', 'KC Certificates'],
    check: 'Please check the marked fields.',
    problems: ['choose a category', 'enter a name', 'choose an image', 'choose a PDF', 'enter the order'],
    integer: 'a whole number',
    notImage: 'Only PNG, JPEG and WebP images',
    notPdf: 'Only PDF files can be uploaded.',
    otherContent: 'This file is not what its name says',
    noFile: 'There is no file of this name.',
    edit: 'Edit',
    remove: 'Delete',
    reorder: 'Reorder',
    up: 'Move up',
    ordered: 'Order saved.',
    notOrdered: 'the previous order is back',
    moved: (name: string, place: number) => `${name}: moved to position ${place} of 9.`,
    dropped: (name: string, place: number) => `${name}: dropped at position ${place} of 9.`,
    builtInShown: 'The Korean page shows the built-in list',
    settings: 'Change the setting',
    toCertificates: 'Go to certificate management',
  },
} as const;

export type Language = keyof typeof certificateWords;

/** The administrators' page of certificates, signed in; `query` opens a form. */
export async function openCertificates(
  browser: Browser,
  url: string,
  { language = 'en', query = '', look = desktop }: { language?: Language; query?: string; look?: typeof desktop } = {},
) {
  const visitor = await visit(browser, look);
  await visitor.context.request.post(`${url}/api/admin/login`, { data: { password: '1234' } });
  visitor.page.on('dialog', (question) => void question.accept()); // the browser's own about leaving
  await open(visitor.page, `${url}/${language}/certification-management${query}`);
  await visitor.page.locator('#certificates-title').waitFor();
  if (query) await field(visitor.page, 'name').waitFor();
  return visitor;
}

export const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);

/** Messages at the fields marked as wrong, by name. */
export const problems = (page: Page): Promise<Record<string, string>> =>
  page.locator('form [aria-invalid="true"]').evaluateAll((fields) =>
    Object.fromEntries(
      fields.map((input) => [
        input.getAttribute('name'),
        (input.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(' '),
      ]),
    ),
  );

/** Chooses a file in the browser's own dialog. */
export const pick = async (page: Page, file: SentFile) =>
  field(page, `${file.field}File`).setInputFiles(await chosen(file));

/** Drags a file from the desktop to the place for it. */
export async function drop(
  page: Page,
  { name, bytes, type = 'application/pdf', field: part }: SentFile,
): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([text, fileName, mimeType]) => {
      const dragged = new DataTransfer();
      const content = Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);
      dragged.items.add(new File([content], fileName, { type: mimeType }));
      return dragged;
    },
    [bytes.toString('base64'), name, type] as const,
  );
  const zone = page.locator(`label:has([name="${part}File"])`);
  for (const event of ['dragover', 'drop']) await zone.dispatchEvent(event, { dataTransfer: transfer });
}

/** The list as it is read, row by row: number and name. */
export const rows = (page: Page): Promise<string[]> =>
  page
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((row) =>
        [row.children[0], row.children[2]].map((cell) => (cell as HTMLElement).innerText.trim()).join(' '),
      ),
    );
