import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { QuoteDetail, QuotePage } from '../../shared/requests/quotes.types.js';
import { boardAt, pdfNamed } from '../support/makers/boards.js';
import { ask, signIn } from '../support/site/http.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

import { inEngine, keys, startVisitor } from './visitor.js';
import type { Visitor } from './visitor.js';

let site: TestSite;
let visitor: Visitor;

beforeAll(async () => {
  site = await startTestSite(`journeys-${globalThis.ENGINE}`);
});

afterAll(() => site?.stop());

/** Each journey has a browser of its own. */
function withVisitor(): void {
  beforeAll(async () => {
    visitor = await startVisitor(site);
  });
  afterAll(() => visitor?.close());
}

const phone = [390, 844] as const;

describe(inEngine('the menus'), () => {
  withVisitor();

  it('open below the header under the mouse and lead to a section', async () => {
    await visitor.open('/en');
    await visitor.hover('header nav button', 'Company');
    await visitor.see('header nav a', 'History');
    await visitor.hover('header nav button', 'Products');
    await visitor.click('header nav a', 'Gas cooler');
    await visitor.isAt('/en/products#gas-cooler');
    await visitor.isScrolledTo('#gas-cooler');
    await visitor.isGone('header nav button[aria-expanded="true"]');
  });

  it('fill the screen of a phone, keep the focus inside and lead on', async () => {
    await visitor.open('/ko', phone);
    await visitor.click('button', '전체 메뉴 열기');
    const box = await visitor.waitFor(() => {
      const { x, y, width, height } = document.querySelector('[role="dialog"]')?.getBoundingClientRect() ?? {};
      return width && [x, y, width, height].map((side) => Math.round(side ?? 0));
    });
    expect(box).toEqual([0, 0, ...phone]);
    await visitor.waitFor(() => document.activeElement?.closest('[role="dialog"]') !== null);
    await visitor.click('[role="dialog"] a', '납품실적');
    await visitor.see('h1', '납품실적');
    await visitor.isGone('[role="dialog"]');
    await visitor.waitFor(() => window.scrollY === 0);
  });

  it('lead by the quick menu to the quote form', async () => {
    await visitor.open('/en', phone);
    // The menu steps aside while something can be tapped below it.
    await visitor.waitFor(() => {
      const isAside = document.querySelector('[aria-label="QUICK MENU"][data-aside]') !== null;
      if (isAside) window.scrollBy(0, 97);
      return !isAside;
    });
    await visitor.click('[aria-label="QUICK MENU"] a', 'Online Quote');
    await visitor.isAt('/en/customer-support#online-quote');
    await visitor.isScrolledTo('#online-quote');
  });

  it('keep path, query and section when the language changes', async () => {
    await visitor.open('/ko/products?from=mail#plate-coil');
    await visitor.isScrolledTo('#plate-coil');
    await visitor.click('header a[hreflang="en"]');
    await visitor.see('h1', 'Products');
    await visitor.isAt('/en/products?from=mail#plate-coil');
    await visitor.isScrolledTo('#plate-coil');
    expect(await visitor.run(() => document.documentElement.lang)).toBe('en');
  });

  it('return to where the visitor was, and print no complaint', async () => {
    await visitor.open('/ko');
    await visitor.click('footer a', 'ESG');
    await visitor.see('h1', 'ESG');
    await visitor.waitFor(() => window.scrollY === 0);
    await visitor.run(() => history.back());
    await visitor.see('h1', '열을 옮기는 일');
    await visitor.waitFor(() => window.scrollY > 1000);
    expect(await visitor.complaints()).toEqual([]);
  });
});

describe(inEngine('an administrator'), () => {
  withVisitor();

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

const at = (path: string) => `[data-path="${path}"][data-language="ko"]`;

describe(inEngine('the office'), () => {
  withVisitor();

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

describe(inEngine('a locked post'), () => {
  withVisitor();

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

const sender = {
  company: '한강지역난방',
  name: 'Jiwoo Kim',
  telephone: 'call me at 02-000-0000',
  emailUser: 'jiwoo.kim',
  emailDomain: 'example.com',
  projectName: 'Substation 3',
  serviceInProcess: '난방 1차측/2차측',
};
/** Five of six values. */
const five = {
  hotFluidName: '온수',
  coldFluidName: 'water',
  hotFlowRate: '25',
  hotTempIn: '115',
  hotTempOut: '55',
  coldTempIn: '45',
  coldTempOut: '80',
};

const invalid = () =>
  [...document.querySelectorAll('form [aria-invalid="true"]')].map((each) => each.getAttribute('name'));

// Last: the journeys of administrators begin with an empty inbox.
describe(inEngine('a quote request'), () => {
  withVisitor();

  it('is calculated while it is typed, refused with a wrong field, and sent', async () => {
    await visitor.open('/ko');
    await visitor.click('main a', '온라인 견적 요청');
    await visitor.isAt('/ko/customer-support#online-quote');
    await visitor.isScrolledTo('#online-quote');
    await visitor.click('button', '견적 요청 보내기');
    await visitor.hasFocus('[name="company"]');
    expect(await visitor.run(invalid)).toEqual(Object.keys(sender));

    for (const [name, value] of Object.entries({ ...sender, ...five })) await visitor.type(`[name="${name}"]`, value);
    await visitor.see('[role="status"]', '저온측 유량 계산값 41.18 m³/h.');
    await visitor.click('button', '이 값을 칸에 넣기');
    await visitor.isValue('[name="coldFlowRate"]', '41.18');

    await visitor.click('button', '견적 요청 보내기');
    await visitor.see('form', '전화번호를 확인해 주세요');
    await visitor.hasFocus('[name="telephone"]');
    expect(await visitor.run(invalid)).toEqual(['telephone']);
    await visitor.type('[name="telephone"]', '02-000-0000');
    await visitor.click('button', '견적 요청 보내기');
    const said = await visitor.see('[role="status"]', '견적 요청이 접수되었습니다');

    const token = await signIn(site);
    const { body: list } = await ask<QuotePage>(`${site.url}/api/admin/quotes`, { token });
    const { body } = await ask<QuoteDetail>(`${site.url}/api/admin/quotes/${list.items[0]?.id}`, { token });
    expect(list.items.length).toBe(1);
    expect(said).toContain(body.reference);
    const { emailUser, emailDomain, ...typed } = sender;
    const email = `${emailUser}@${emailDomain}`;
    expect(body.fields).toMatchObject({ ...typed, ...five, email, telephone: '02-000-0000', coldFlowRate: '41.18' });
    await visitor.isValue('[name="company"]', '');
    expect(await visitor.complaints()).toEqual([]);
  });
});
