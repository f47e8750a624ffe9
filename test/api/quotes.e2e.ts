import { quoteRequest } from '../support/makers/factories.js';
import { ask, eventually, signIn } from '../support/site/http.js';
import { openMailbox } from '../support/site/mailbox.js';
import type { Mailbox } from '../support/site/mailbox.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';
import { propertyFields } from '../../shared/calculation/request.types.js';
import { quoteFields } from '../../shared/questionnaire/places.js';
import type { QuoteDetail, QuotePage, QuoteReceipt } from '../../shared/requests/quotes.types.js';

let site: TestSite;
let mailbox: Mailbox;
let token: string;

beforeAll(async () => {
  mailbox = await openMailbox();
  site = await startTestSite('quotes', { SMTP_URL: mailbox.url, QUOTE_MAILBOX: 'office@example.com' });
  token = await signIn(site);
});

afterAll(async () => {
  await site?.stop();
  await mailbox?.close();
});

const send = (json: unknown, headers: Record<string, string> = {}) =>
  ask<QuoteReceipt & { code: string; fields: Record<string, string> }>(`${site.url}/api/quotes`, { json, headers });

const blank = Object.fromEntries(quoteFields.map((field) => [field, '']));
const noProperties = Object.fromEntries(propertyFields.map((field) => [field, '']));

const inbox = (query = '') => ask<QuotePage>(`${site.url}/api/admin/quotes${query}`, { token });
const detail = (id: string) => ask<QuoteDetail>(`${site.url}/api/admin/quotes/${id}`, { token });

/** The stored request of a sender. */
async function stored(email: string): Promise<QuoteDetail> {
  const { body } = await inbox(`?q=${encodeURIComponent(email)}`);
  const [first] = body.items;
  if (!first) throw new Error(`No request from ${email}.`);
  return (await detail(first.id)).body;
}

describe('POST /api/quotes', () => {
  it('stores every field as sent and answers with a readable reference', async () => {
    const request = quoteRequest({ email: 'whole@example.com', language: 'en' });
    const { status, body } = await send(request);
    expect(status).toBe(201);
    expect(body).toMatchObject({ success: true, reference: expect.stringMatching(/^Q-\d{4}-\d{6}$/) });
    const { language, ...fields } = request;
    const quote = await stored('whole@example.com');
    expect(quote.fields).toEqual({ ...blank, ...fields });
    expect(quote).toMatchObject({ reference: body.reference, language, status: 'new', products: [] });
  });

  it('stores the properties of the fluids and calculates with them', async () => {
    const properties = { coldSpecificHeat: '3.6', coldDensity: '1.05 kg/L', hotChloride: '300', coldFluidName: '흑액' };
    await send(quoteRequest({ email: 'properties@example.com', ...properties, plateMaterial: 'SS304' }));
    const { fields, calculation } = await stored('properties@example.com');
    expect(fields).toMatchObject({ ...noProperties, ...properties });
    expect(calculation?.sides.cold).toMatchObject({ density: 1050, fluid: { id: 'other', specificHeat: 3600 } });
    expect(calculation?.checks).toContainEqual(
      expect.objectContaining({
        code: 'material_chloride',
        values: expect.objectContaining({ chloride: 300, next: 'Ti' }),
      }),
    );
  });

  it('keeps what the calculation said of it: SI values, duties, temperature program, area range and checks', async () => {
    const changes = { coldFlowRate: '', hotDesignPressure: '16 kgf/cm²', hotFluidName: '물', coldFluidName: '물' };
    await send(quoteRequest({ email: 'calculated@example.com', ...changes }));
    const { calculation } = await stored('calculated@example.com');
    expect(calculation).toMatchObject({
      version: 2,
      inputs: { hotDesignPressure: { typed: 16, unit: 'kgf/cm2', value: 16 * 98_066.5, isUnitTyped: true } },
      sides: { hot: { tIn: { value: 115, origin: 'typed' } }, cold: { mass: { origin: 'calculated' } } },
      solved: { status: 'solved', field: 'coldFlowRate' },
      area: { status: 'shown', pair: 'water_water' },
      sizing: { status: 'shown', passes: 1, allowed: { hot: { value: 50_000, isAssumed: false } } },
      checks: [{ code: 'temperature_cross', values: { cross: 25 } }],
    });
    expect(calculation?.program?.lmtd).toBeCloseTo(25 / Math.log(3.5), 3);
    expect(calculation?.sides.cold.duty?.value).toBeCloseTo(calculation?.sides.hot.duty?.value ?? NaN, 0);
  });

  it.each(['1e400', '-1e400', 'NaN', 'Infinity', '١٢', '9'.repeat(200), '0x10', '1e-320', '$where', '<b>1</b>'])(
    'takes %j in every number box and as every fluid and unit',
    async (typed) => {
      const boxes = quoteFields.filter((field) => /^(hot|cold|heat)|Unit$/.test(field));
      const email = `hostile${Buffer.from(typed).toString('hex').slice(0, 20)}@example.com`;
      const changes = Object.fromEntries(boxes.map((field) => [field, typed]));
      const units = { flowUnit: 'm³/h', tempUnit: '°C', tempOutUnit: '°F', designPressureUnit: 'bar' };
      expect((await send(quoteRequest({ ...changes, email }))).status).toBe(201);
      expect((await send(quoteRequest({ ...changes, ...units, email: `units.${email}` }))).status).toBe(201);
      const found = await stored(`units.${email}`);
      expect(found.fields.hotFlowRate).toBe(typed);
      expect(found.calculation?.version).toBe(2);
    },
  );

  it('numbers requests one after the other', async () => {
    const first = await send(quoteRequest());
    const second = await send(quoteRequest());
    const number = ({ body }: { body: QuoteReceipt }) => Number(body.reference.slice(-6));
    expect(number(second)).toBe(number(first) + 1);
  });

  it('names every missing field', async () => {
    const { status, body } = await send({});
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, code: 'validation_failed', requestId: expect.stringMatching(/.{8}/) });
    const required = ['company', 'name', 'telephone', 'projectName', 'serviceInProcess', 'email'];
    expect(body.fields).toEqual(Object.fromEntries(required.map((field) => [field, 'required'])));
  });

  it.each([
    ['a blank where a name belongs', { name: '   ' }, { name: 'required' }],
    ['an address that is none', { email: 'jiwoo@' }, { email: 'invalid_email' }],
    ['a telephone number without digits', { telephone: 'call me' }, { telephone: 'invalid_telephone' }],
    ['a text of 201 characters', { company: 'ㄱ'.repeat(201) }, { company: 'too_long' }],
    ['a property of 201 characters', { hotDensity: '1'.repeat(201) }, { hotDensity: 'too_long' }],
    ['a number where text belongs', { coldChloride: 300 }, { coldChloride: 'wrong_type' }],
    ['remarks of 2001 characters', { comment: 'x'.repeat(2001) }, { comment: 'too_long' }],
    ['a material that is not offered', { plateMaterial: 'Wood' }, { plateMaterial: 'invalid_choice' }],
    ['an operator where text belongs', { company: { $ne: null } }, { company: 'wrong_type' }],
    ['a list where text belongs', { hotTempIn: ['1'] }, { hotTempIn: 'wrong_type' }],
    ['a field nobody knows', { isAdmin: 'true' }, { isAdmin: 'unknown_field' }],
    ['the form field that is not sent', { fluidUnit: 'kg' }, { fluidUnit: 'unknown_field' }],
    ['a product that there is none of', { products: ['ball-tank', 'pump'] }, { products: 'invalid_choice' }],
    ['a product named twice', { products: ['ball-tank', 'ball-tank'] }, { products: 'invalid' }],
    ['a product that is no list', { products: 'ball-tank' }, { products: 'invalid' }],
    ['an operator among the products', { products: [{ $ne: 'ball-tank' }] }, { products: 'invalid_choice' }],
    ['a language we do not speak', { language: 'fr' }, { language: 'invalid_choice' }],
  ])('refuses %s', async (_, change, fields) => {
    const { status, body } = await send(quoteRequest(change));
    expect({ status, code: body.code, fields: body.fields }).toEqual({
      status: 400,
      code: 'validation_failed',
      fields,
    });
  });

  it('takes remarks of 2000 characters and fields of 200', async () => {
    const { status } = await send(quoteRequest({ comment: '가'.repeat(2000), company: '나'.repeat(200) }));
    expect(status).toBe(201);
  });

  it('refuses a body that is not JSON, and one that is too large', async () => {
    const url = `${site.url}/api/quotes`;
    const form = await fetch(url, { method: 'POST', body: new URLSearchParams({ company: 'x' }) });
    expect(form.status).toBe(415);
    const broken = await fetch(url, { method: 'POST', body: '{"a":', headers: { 'Content-Type': 'application/json' } });
    expect(broken.status).toBe(400);
    expect((await send(quoteRequest({ comment: 'x'.repeat(200_000) }))).status).toBe(413);
  });

  it('answers a repeat with the same key the same and stores it once', async () => {
    const request = quoteRequest({ email: 'twice@example.com' });
    const headers = { 'Idempotency-Key': 'key-of-a-retry' };
    const answers = await Promise.all([send(request, headers), send(request, headers), send(request, headers)]);
    answers.push(await send(request, headers));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.reference}`)).size).toBe(1);
    expect((await inbox('?q=twice@example.com')).body.total).toBe(1);
  });

  it('takes a repeat with blank properties for the same request', async () => {
    const headers = { 'Idempotency-Key': 'key-without-properties' };
    const first = await send(quoteRequest(), headers);
    const repeat = await send(quoteRequest(noProperties), headers);
    expect([repeat.status, repeat.body.reference]).toEqual([201, first.body.reference]);
    expect((await send(quoteRequest({ hotDensity: '990' }), headers)).status).toBe(409);
  });

  it('refuses another request under a key already used', async () => {
    const headers = { 'Idempotency-Key': 'key-of-another-request' };
    await send(quoteRequest(), headers);
    const { status, body } = await send(quoteRequest({ hotTempIn: '99' }), headers);
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'conflict' });
  });

  it('refuses a key that is too long, instead of taking two with one beginning for the same', async () => {
    const { status, body } = await send(quoteRequest(), { 'Idempotency-Key': 'k'.repeat(201) });
    expect({ status, fields: body.fields }).toEqual({ status: 400, fields: { 'idempotency-key': 'too_long' } });
    expect((await send(quoteRequest(), { 'Idempotency-Key': 'k'.repeat(200) })).status).toBe(201);
  });

  it('thanks a program that fills in the hidden field, keeps it as spam and mails nobody', async () => {
    const { status } = await send(quoteRequest({ email: 'robot@example.com', website: 'http://spam.example' }));
    expect(status).toBe(201);
    const quote = await stored('robot@example.com');
    expect(quote.status).toBe('spam');
    expect([quote.deliveries.office.state, quote.deliveries.confirmation.state]).toEqual(['off', 'off']);
  });
});

describe('letters', () => {
  it('bring the whole questionnaire to the mailbox, answerable to the visitor', async () => {
    const { body } = await send(quoteRequest({ email: 'letter@example.com', name: '박<b>굵게</b>' }));
    const letter = await eventually(
      async () => mailbox.letters.find((each) => each.subject?.includes(body.reference) && each.replyTo),
      (found) => found !== undefined,
    );
    expect(letter?.replyTo?.value[0]?.address).toBe('letter@example.com');
    expect(letter?.text).toContain('고온측: 115');
    const sheet = String(letter?.html).replaceAll(/\s+/g, ' ');
    expect(sheet).toMatch(/입구온도<\/th>\s*<td[^>]*>115<\/td>\s*<td[^>]*>45<\/td>\s*<td[^>]*>℃<\/td>/);
    expect(sheet).toContain('박&lt;b&gt;굵게&lt;/b&gt;');
  });

  it('bring the plates to the mailbox', async () => {
    const water = { hotFluidName: '물', coldFluidName: '물' };
    const { body } = await send(quoteRequest({ email: 'plates@example.com', ...water }));
    const letter = await eventually(
      async () => mailbox.letters.find((each) => each.subject?.includes(body.reference) && each.replyTo),
      (found) => found !== undefined,
    );
    expect(letter?.html).toMatch(/<h3[^>]*>전열판과 압력손실<\/h3>/);
    expect(letter?.html).toMatch(/저온측 압력손실\(추정\)<\/th>\s*<td[^>]*>50 kPa \(허용 50 kPa\)<\/td>/);
    expect(letter?.text).toMatch(/^\[전열판과 압력손실\]\n전열판 매수\(약\): \d+ – \d+ \(1패스, /m);
  });

  it('bring the calculation to the mailbox, in the language of the office, whatever that of the request', async () => {
    const changes = { language: 'en', hotFluidName: 'water', coldFluidName: '<i>water</i>', gasketMaterial: 'NBR' };
    const { body } = await send(quoteRequest({ email: 'results@example.com', ...changes }));
    const letter = await eventually(
      async () => mailbox.letters.find((each) => each.subject?.includes(body.reference) && each.replyTo),
      (found) => found !== undefined,
    );
    const html = String(letter?.html).replaceAll(/\s+/g, ' ');
    expect(html).toMatch(/입구온도<\/th>\s*<td[^>]*>115 ℃<\/td>\s*<td[^>]*>45 ℃<\/td>/);
    expect(html).toMatch(/대수평균온도차\(LMTD\)<\/th>\s*<td[^>]*>19.96 K \(상변화가 없는 경우\)<\/td>/);
    expect(html).toMatch(/주의<\/th>\s*<td[^>]*>최고온도 120 ℃가 NBR 가스켓의 연속 사용온도 110 ℃를 넘습니다/);
    expect(html).not.toContain('<i>');
    expect(letter?.text).toContain('대수평균온도차(LMTD): 19.96 K');
  });

  it('confirm to the sender in the language of the page, with no text that was typed', async () => {
    const { body } = await send(quoteRequest({ email: 'sender@example.com', language: 'en', comment: 'BUY NOW' }));
    const letter = await mailbox.letterTo('sender@example.com');
    expect(letter.subject).toContain(body.reference);
    expect(letter.text).toContain('Thank you for your quote request.');
    for (const typed of ['BUY NOW', '한강지역난방', '김지우'])
      expect(`${letter.text}${letter.html}`).not.toContain(typed);
  });

  it('cannot be given more recipients through line ends in a field', async () => {
    await send(quoteRequest({ email: 'crlf@example.com', company: 'A\r\nBcc: victim@example.com' }));
    const letter = await eventually(
      async () => mailbox.letters.find((each) => each.replyTo?.value[0]?.address === 'crlf@example.com'),
      (found) => found !== undefined,
    );
    expect(letter?.bcc).toBeUndefined();
    expect(letter?.subject).toContain('A Bcc: victim@example.com');
  });

  it('come later when the mail server is busy, and say so in the meantime', async () => {
    mailbox.refuse({ responseCode: 451, message: 'Try again later' });
    await send(quoteRequest({ email: 'later@example.com' }));
    const waiting = await eventually(
      () => stored('later@example.com'),
      ({ deliveries }) => deliveries.confirmation.state === 'retrying',
    );
    expect(waiting.deliveries.confirmation.lastError).toContain('Try again later');
    mailbox.refuse(undefined);
    await mailbox.letterTo('later@example.com');
    await eventually(
      () => stored('later@example.com'),
      ({ deliveries }) => deliveries.confirmation.state === 'sent' && deliveries.office.state === 'sent',
    );
  });

  it('are given up when refused for good, until an administrator sends them again', async () => {
    mailbox.refuse({ responseCode: 550, message: 'No such user' });
    await send(quoteRequest({ email: 'gone@example.com' }));
    const failed = await eventually(
      () => stored('gone@example.com'),
      ({ deliveries }) => deliveries.office.state === 'failed' && deliveries.confirmation.state === 'failed',
    );
    mailbox.refuse(undefined);
    const url = `${site.url}/api/admin/quotes/${failed.id}/resend`;
    expect((await ask(url, { json: { letter: 'both' }, token })).status).toBe(400);
    const { body } = await ask<QuoteDetail>(url, { json: { letter: 'confirmation' }, token });
    expect(body.deliveries.confirmation.state).toBe('queued');
    await mailbox.letterTo('gone@example.com');
    expect((await stored('gone@example.com')).deliveries.office.state).toBe('failed');
  });
});
