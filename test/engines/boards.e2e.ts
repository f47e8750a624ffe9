import { boardAt, pdfNamed } from '../support/boards.js';
import { signIn } from '../support/http.js';
import { startTestSite } from '../support/site.js';
import type { TestSite } from '../support/site.js';

import { inEngine, keys, startVisitor } from './visitor.js';
import type { Visitor } from './visitor.js';

let site: TestSite;
let visitor: Visitor;

beforeAll(async () => {
  site = await startTestSite(`boards-${globalThis.ENGINE}`);
  visitor = await startVisitor(site);
});

afterAll(async () => {
  await visitor?.close();
  await site?.stop();
});

describe(inEngine('a locked post'), () => {
  it('refuses a wrong password and shows its text and PDF for the right one', async () => {
    const board = boardAt(site, 'e-procurement', 'ko', await signIn(site));
    await board.add({ title: '잠긴 글', content: 'secret text', password: 'open it 123' }, pdfNamed('도면.pdf'));
    await visitor.open('/ko/e-procurement');
    await visitor.click('tr[data-opens]');
    await visitor.see('[role="dialog"]', '잠긴 글');
    await visitor.click('[role="dialog"] button', '열기');
    await visitor.see('[role="dialog"]', '비밀번호를 입력해 주세요.');
    await visitor.type('[role="dialog"] [name="password"]', 'wrong');
    await visitor.press(keys.enter);
    await visitor.see('[role="dialog"]', '비밀번호가 올바르지 않습니다.');
    await visitor.type('[role="dialog"] [name="password"]', 'open it 123');
    await visitor.click('[role="dialog"] button', '열기');
    await visitor.see('[role="dialog"]', 'secret text');
    await visitor.click('[role="dialog"] button', 'PDF 내려받기');
    await visitor.see('[role="dialog"] [role="status"]', '브라우저가 파일을 받거나 엽니다.');
    await visitor.press(keys.escape);
    await visitor.isGone('[role="dialog"]');
    await visitor.hasFocus('tr[data-opens] *');
    expect(await visitor.complaints()).toEqual([]);
  });
});
