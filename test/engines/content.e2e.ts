import { startTestSite } from '../support/site.js';
import type { TestSite } from '../support/site.js';

import { inEngine, keys, startVisitor } from './visitor.js';
import type { Visitor } from './visitor.js';

let site: TestSite;
let visitor: Visitor;

beforeAll(async () => {
  site = await startTestSite(`content-${globalThis.ENGINE}`);
  visitor = await startVisitor(site);
});

afterAll(async () => {
  await visitor?.close();
  await site?.stop();
});

const at = (path: string) => `[data-path="${path}"][data-language="ko"]`;

describe(inEngine('the office'), () => {
  it('clicks a text in the preview, changes it, publishes it in Korean and sees it', async () => {
    await visitor.open('/ko/manage');
    await visitor.type('[name="password"]', '1234');
    await visitor.press(keys.enter);
    await visitor.click('[role="tab"]', '페이지');
    await visitor.click('tbody a, [data-opens] a', 'ESG');
    await visitor.see('[role="status"]', '글이나 사진을 누르면');
    await visitor.clickInFrame('h3', '재질별로 분리하는 스크랩');
    await visitor.hasFocus(at('environment.stories.1.title'));
    await visitor.type(at('environment.stories.1.title'), '재질별로 모으는 스크랩');
    await visitor.waitFor(() =>
      document.querySelector('iframe')?.contentDocument?.body.innerText.includes('재질별로 모으는 스크랩'),
    );
    await visitor.see('[role="status"]', '저장했습니다.');
    await visitor.click('button', '국문 게시');
    await visitor.see('[role="status"]', '게시했습니다.');
    expect(await visitor.complaints()).toEqual([]);
    await visitor.open('/ko/esg');
    await visitor.see('h3', '재질별로 모으는 스크랩');
    await visitor.click('header a[hreflang="en"]');
    await visitor.see('h3', 'Scrap sorted by grade');
    expect(await visitor.complaints()).toEqual([]);
  });
});
