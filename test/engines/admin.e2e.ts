import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { boardAt, pdfNamed } from '../support/boards.js';
import { startTestSite } from '../support/site.js';
import type { TestSite } from '../support/site.js';

import { inEngine, keys, startVisitor } from './visitor.js';
import type { Visitor } from './visitor.js';

let site: TestSite;
let visitor: Visitor;

beforeAll(async () => {
  site = await startTestSite(`admin-${globalThis.ENGINE}`);
  visitor = await startVisitor(site);
});

afterAll(async () => {
  await visitor?.close();
  await site?.stop();
});

describe(inEngine('an administrator'), () => {
  it('signs in, adds a post with a PDF and deletes it', async () => {
    await visitor.open('/ko/manage');
    await visitor.hasFocus('[name="password"]');
    await visitor.type('[name="password"]', 'wrong');
    await visitor.press(keys.enter);
    await visitor.see('[role="alert"]', '비밀번호가 올바르지 않습니다.');
    await visitor.type('[name="password"]', '1234');
    await visitor.press(keys.enter);
    await visitor.see('[role="status"]', '로그인되었습니다.');

    await visitor.click('[role="tab"]', '국문 전자조달');
    await visitor.click('a', '새 게시물');
    await visitor.type('form [name="title"]', '입찰 공고 7');
    await visitor.type('form [name="content"]', '2 sets, SS316L');
    const path = join(site.dataFolder, '공고.pdf');
    await writeFile(path, pdfNamed('공고.pdf', 50_000).bytes);
    await visitor.pick('form [name="pdf"]', path);
    await visitor.see('form', '공고.pdf');
    await visitor.click('form button', '게시');
    await visitor.see('[role="status"]', '게시물이 저장되었습니다.');
    const board = boardAt(site, 'e-procurement', 'ko');
    const [item] = (await board.list()).body.items;
    const { body: post } = await board.open(item?.id ?? '');
    expect(post).toMatchObject({ title: '입찰 공고 7', content: '2 sets, SS316L', pdfFileName: '공고.pdf' });

    await visitor.click('button', '삭제: 입찰 공고 7');
    await visitor.see('[role="dialog"]');
    await visitor.click('[role="dialog"] button', '삭제');
    await visitor.isGone('[role="dialog"]');
    await visitor.isGone('[aria-label="삭제: 입찰 공고 7"]');
    expect((await board.list()).body.items).toEqual([]);
    expect(await visitor.complaints()).toEqual([]);
  });
});
