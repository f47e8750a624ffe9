import type { QuoteDetail, QuotePage } from '../../server/quotes/quotes.types.js';
import { ask, signIn } from '../support/http.js';
import { startTestSite } from '../support/site.js';
import type { TestSite } from '../support/site.js';

import { inEngine, startVisitor } from './visitor.js';
import type { Visitor } from './visitor.js';

let site: TestSite;
let visitor: Visitor;

beforeAll(async () => {
  site = await startTestSite(`quote-${globalThis.ENGINE}`);
  visitor = await startVisitor(site);
});

afterAll(async () => {
  await visitor?.close();
  await site?.stop();
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

const invalid = () => [...document.querySelectorAll('form [aria-invalid="true"]')].map((at) => at.getAttribute('name'));

describe(inEngine('a quote request'), () => {
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
