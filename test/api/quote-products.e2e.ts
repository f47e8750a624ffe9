import { quoteRequest } from '../support/factories.js';
import { ask, eventually, signIn } from '../support/http.js';
import { openMailbox } from '../support/mailbox.js';
import type { Mailbox } from '../support/mailbox.js';
import { startTestSite } from '../support/site.js';
import type { TestSite } from '../support/site.js';
import { quoteFields } from '../../server/questionnaire/places.js';
import { productIds } from '../../server/questionnaire/product-ids.js';
import { productNames } from '../../server/questionnaire/products.text.js';
import type { QuoteDetail, QuotePage, QuoteReceipt } from '../../server/quotes/quotes.types.js';

let site: TestSite;
let mailbox: Mailbox;
let token: string;

beforeAll(async () => {
  mailbox = await openMailbox();
  site = await startTestSite('quote-products', { SMTP_URL: mailbox.url, QUOTE_MAILBOX: 'office@example.com' });
  token = await signIn(site);
});

afterAll(async () => {
  await site?.stop();
  await mailbox?.close();
});

const send = (json: unknown, headers: Record<string, string> = {}) =>
  ask<QuoteReceipt>(`${site.url}/api/quotes`, { json, headers });

/** The stored request of a sender. */
async function stored(email: string): Promise<QuoteDetail> {
  const { body } = await ask<QuotePage>(`${site.url}/api/admin/quotes?q=${encodeURIComponent(email)}`, { token });
  return (await ask<QuoteDetail>(`${site.url}/api/admin/quotes/${body.items[0]?.id}`, { token })).body;
}

describe('the products of a request', () => {
  it('are stored in their order, each once, and what they are asked', async () => {
    const tank = { email: 'tank@example.com', storedMedium: 'LPG', tankVolume: '500', tankPressureUnit: 'bar' };
    await send({ ...quoteRequest(tank), products: ['atm-tank', 'ball-tank'] });
    const { products, fields } = await stored('tank@example.com');
    expect(products).toEqual(['ball-tank', 'atm-tank']);
    expect(fields).toMatchObject(tank);
  });

  it('make another request of a repeat; none at all make none', async () => {
    const headers = { 'Idempotency-Key': 'key-without-products' };
    const first = await send(quoteRequest(), headers);
    const repeat = await send(quoteRequest({ products: [] }), headers);
    expect([repeat.status, repeat.body.reference]).toEqual([201, first.body.reference]);
    expect((await send(quoteRequest({ products: ['gas-cooler'] }), headers)).status).toBe(409);
    const inOrder = { 'Idempotency-Key': 'key-with-products' };
    const answers = [
      await send(quoteRequest({ products: ['gas-cooler', 'plate-coil'] }), inOrder),
      await send(quoteRequest({ products: ['plate-coil', 'gas-cooler'] }), inOrder),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1]?.body.reference).toBe(answers[0]?.body.reference);
  });
});

describe('a heat duty', () => {
  it('gives both flows', async () => {
    const duty = { heatDuty: '1,500', heatDutyUnit: 'Mcal/h', hotFlowRate: '', coldFlowRate: '' };
    await send(quoteRequest({ email: 'duty@example.com', ...duty, hotFluidName: '물', coldFluidName: '물' }));
    const { calculation } = await stored('duty@example.com');
    expect(calculation).toMatchObject({
      version: 2,
      inputs: { heatDuty: { typed: 1500, unit: 'Mcal/h', isAmbiguous: true } },
      solved: { status: 'solved', field: 'hotFlowRate' },
      alsoSolved: { status: 'solved', field: 'coldFlowRate' },
      area: { status: 'shown' },
    });
    expect(calculation?.duty).toBeCloseTo(1_744_500, 0);
  });
});

describe('the letters', () => {
  it.each(productIds)('bring the questions of %s under its name', async (id) => {
    const technical = Object.fromEntries(
      quoteFields.filter((field) => field in quoteRequest()).map((field) => [field, '']),
    );
    const { company, name, telephone, projectName, serviceInProcess } = quoteRequest();
    const sender = { company, name, telephone, projectName, serviceInProcess, email: `${id}@example.com` };
    const own = { ...technical, ...sender, hotTempIn: '80', storedMedium: 'LPG', coilArea: '2.4', heatingLoad: '850' };
    const { body } = await send({ ...own, products: [id], language: 'en' });
    const letter = await eventually(
      async () => mailbox.letters.find((each) => each.subject?.includes(body.reference) && each.replyTo),
      (found) => found !== undefined,
    );
    expect(letter?.subject).toBe(`[견적 요청 ${body.reference}] ${String(company)} · ${productNames[id].ko}`);
    const html = String(letter?.html).replaceAll(/\s+/g, ' ');
    expect(html).toContain(`<p>문의 제품: ${productNames[id].ko}</p>`);
    // Filled in for another product: it is not lost.
    expect(html).toMatch(/전열면적<\/th>\s*<td[^>]*>2.4<\/td>\s*<td[^>]*>m²<\/td>/);
    expect(html).toMatch(/입구온도<\/th>\s*<td[^>]*>80<\/td>/);
    expect(html.includes('전열판 재질')).toBe(!/tank|coil|separator/.test(id));
    expect(html.includes('지붕 형식')).toBe(id === 'atm-tank');
    expect(html.includes('계통 보유수량')).toBe(/expansion|heating-system/.test(id));
    const confirmation = await mailbox.letterTo(sender.email);
    expect(confirmation.subject).toContain(` · ${productNames[id].en}`);
  });
});
