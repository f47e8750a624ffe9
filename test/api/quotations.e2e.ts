import { answerOf, answersAt } from '../support/makers/answers.js';
import { ask, eventually, signIn } from '../support/site/http.js';
import { openMailbox } from '../support/site/mailbox.js';
import type { Mailbox } from '../support/site/mailbox.js';
import { listQuotations, quotationPosition, quotationsAt } from '../support/makers/quotations.js';
import { inInbox, sendRequest } from '../support/browser/sent-request.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';
import { uploadsOf } from '../support/makers/uploads.js';

let mailbox: Mailbox;
let site: TestSite;
let token: string;

beforeAll(async () => {
  mailbox = await openMailbox();
  site = await startTestSite('quotations', { SMTP_URL: mailbox.url });
  token = await signIn(site);
});

afterAll(async () => {
  await site?.stop();
  await mailbox?.close();
});

let count = 0;
/** A request of somebody who has sent nothing else, with the ways to quote it. */
async function received(changes: Record<string, unknown> = {}) {
  count += 1;
  const email = `quoted-${count}@example.com`;
  const sent = await sendRequest(site, { email, ...changes });
  const { id } = await inInbox(site, sent.reference, token);
  const inbox = () => inInbox(site, sent.reference, token);
  return { ...sent, id, email, inbox, answers: answersAt(site, token, id), ...quotationsAt(site, token, id) };
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('the first quotation', () => {
  it('begins with what was asked for, in the language of the sender', async () => {
    const { body, status } = await (await received({ products: ['heat-exchanger'] })).all();
    expect(status).toBe(200);
    expect(body.quotations).toEqual([]);
    expect(body.template).toMatchObject({ language: 'ko', currency: 'KRW', taxPercent: 10 });
    expect(body.template.positions).toMatchObject([
      { product: '판형열교환기', quantity: 1, price: '', isMeant: false },
    ]);
    expect(body.template.positions[0]?.details).toMatch(/입구온도: 고온측 115 ℃/);
    expect(body.template.validUntil).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(body.template.delivery).not.toBe('');
    const { body: english } = await (await received({ language: 'en' })).all();
    expect(english.template).toMatchObject({ language: 'en', currency: 'USD', taxPercent: null });
  });

  it('is looked at before, as a draft of which nothing is kept', async () => {
    const quote = await received();
    const kept = async () => [
      await site.database.collection('quotations').find().toArray(),
      await site.database.collection('request-files').find().toArray(),
      (await quote.inbox()).events,
      await uploadsOf(site),
    ];
    const before = await kept();
    const response = await quote.preview();
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toMatch(/^inline/);
    expect((await bytesOf(response)).subarray(0, 5).toString()).toBe('%PDF-');
    expect(await kept()).toEqual(before);
    expect((await quote.preview({ positions: [quotationPosition({ price: '' })] })).status).toBe(400);
  });
});

describe('a revision', () => {
  it('is kept with its PDF beside the earlier ones, and begins the next', async () => {
    const quote = await received();
    const { status, body: first } = await quote.make();
    expect(status).toBe(200);
    expect(first).toMatchObject({
      quote: quote.id,
      number: `${quote.reference}-R1`,
      revision: 1,
      by: null,
      sentAt: null,
      totals: { positions: ['2500000'], net: '2500000', tax: '250000', total: '2750000' },
    });
    const pdf = await quote.pdf(1);
    expect(pdf.headers.get('content-disposition')).toContain(`attachment; filename=${first.number}.pdf`);
    const content = await bytesOf(pdf);
    const meant = quotationPosition({ product: '할인', quantity: 1, price: '-100000', isMeant: true });
    const { body: second } = await quote.make({ positions: [quotationPosition(), meant], seen: 1 });
    expect(second).toMatchObject({ revision: 2, totals: { net: '2400000' } });
    expect((await bytesOf(await quote.pdf(1))).equals(content)).toBe(true);
    const { body } = await quote.all();
    expect(body.quotations).toEqual([second, first]);
    expect(body.template.positions).toEqual([quotationPosition(), meant]);
    expect((await quote.inbox()).events.map(({ what, value }) => [what, value])).toEqual([
      ['quotation', first.number],
      ['quotation', second.number],
    ]);
  });

  it('is made once for its key, however often it is sent; another one under it is a conflict', async () => {
    const quote = await received();
    const files = (await uploadsOf(site)).length;
    const key = crypto.randomUUID();
    const made = await Promise.all(Array.from({ length: 4 }, () => quote.make({}, key)));
    expect(made.map(({ status }) => status)).toEqual(Array(4).fill(200));
    expect(new Set(made.map(({ body }) => body.number)).size).toBe(1);
    expect((await quote.make({}, key)).body).toEqual(made[0]?.body);
    expect((await quote.make({ delivery: 'another' }, key)).status).toBe(409);
    expect((await quote.all()).body.quotations).toHaveLength(1);
    expect(await uploadsOf(site)).toHaveLength(files + 1);
    for (const bad of ['', 'x'.repeat(36)]) expect((await quote.make({ seen: 1 }, bad)).status).toBe(400);
  });

  it('tells the second of two people what the first has made', async () => {
    const quote = await received();
    const files = (await uploadsOf(site)).length;
    const both = await Promise.all([quote.make({ delivery: 'one' }), quote.make({ delivery: 'two' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await quote.make({ delivery: 'three' })).status).toBe(409);
    expect((await quote.make({ delivery: 'three', seen: 1 })).body.revision).toBe(2);
    expect(await uploadsOf(site)).toHaveLength(files + 2);
  });

  const with0 = (changes: Record<string, unknown>) => ({ positions: [quotationPosition(changes)] });
  it.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['a price with commas', with0({ price: '1,250,000' }), { 'positions.0.price': 'invalid_number' }],
    ['decimals that the currency lacks', with0({ price: '12.5' }), { 'positions.0.price': 'invalid_number' }],
    ['no price', with0({ price: '' }), { 'positions.0.price': 'required' }],
    ['a price of 0 that nobody means', with0({ price: '0' }), { 'positions.0.price': 'invalid' }],
    ['less than nothing', with0({ price: '-1', isMeant: true }), { positions: 'invalid' }],
    ['no product', with0({ product: ' ' }), { 'positions.0.product': 'required' }],
    ['a number as price', with0({ price: 5 }), { 'positions.0.price': 'wrong_type' }],
    ['no position', { positions: [] }, { positions: 'invalid' }],
    ['too many', { positions: Array.from({ length: 31 }, () => quotationPosition()) }, { positions: 'invalid' }],
    ['a day that is over', { validUntil: '2020-01-01' }, { validUntil: 'invalid' }],
    ['no day', { validUntil: '2999-02-30' }, { validUntil: 'invalid' }],
    ['another currency', { currency: 'XAU' }, { currency: 'invalid_choice' }],
    ['too much tax', { taxPercent: 31 }, { taxPercent: 'invalid' }],
    ['long terms', { terms: 'x'.repeat(2001) }, { terms: 'too_long' }],
    ['no count', { seen: -1 }, { seen: 'invalid' }],
  ])('is refused with %s', async (_, changes, fields) => {
    const quote = await received();
    const { status, body } = await quote.make(changes);
    expect({ status, fields: body.fields }).toEqual({ status: 400, fields });
    expect((await quote.all()).body.quotations).toEqual([]);
  });

  it('that is not there is not found', async () => {
    const quote = await received();
    for (const revision of [1, 'x', '1e0', '0x1']) {
      expect((await quote.pdf(revision)).status).toBe(404);
      expect((await quote.attach(revision)).status).toBe(404);
    }
    const nowhere = quotationsAt(site, token, '0123456789abcdef01234567');
    for (const { status } of [await nowhere.all(), await nowhere.make(), await nowhere.preview()])
      expect(status).toBe(404);
  });
});

describe('its PDF', () => {
  it('goes to the sender with an answer, which says that it is sent', async () => {
    const quote = await received();
    const { body: made } = await quote.make();
    const { body: file } = await quote.attach(1);
    expect(file).toMatchObject({ name: `${made.number}.pdf`, kind: 'pdf', size: expect.any(Number) });
    expect((await quote.answers.send(answerOf({ files: [file.file] }))).status).toBe(200);
    const { history } = await eventually(quote.inbox, (read) => read.history[0]?.letter.state === 'sent');
    expect((await quote.all()).body.quotations).toMatchObject([{ sentAt: history[0]?.at }]);
    const letter = mailbox.lettersTo(quote.email).find(({ attachments }) => attachments.length > 0);
    expect(letter?.attachments[0]?.filename).toBe(`${made.number}.pdf`);
    expect(letter?.attachments[0]?.content.equals(await bytesOf(await quote.pdf(1)))).toBe(true);
    const { body: list } = await listQuotations(site, token, `?search=${quote.reference}`);
    expect(list.items).toMatchObject([{ number: made.number, sentAt: history[0]?.at }]);
  });
});

describe('the list of quotations', () => {
  it('has the newest first, and finds number, company and project', async () => {
    const quote = await received({ company: '남산 플랜트', projectName: '기계실 교체' });
    const { body: first } = await quote.make();
    const { body: second } = await quote.make({ seen: 1, currency: 'USD', taxPercent: null });
    const expected = [second, first].map(({ number, revision, currency, totals }) => ({
      quote: quote.id,
      company: '남산 플랜트',
      projectName: '기계실 교체',
      number,
      revision,
      currency,
      total: totals.total,
      sentAt: null,
    }));
    for (const search of ['남산플랜트', '기계실 교체', quote.reference.toLowerCase()])
      expect((await listQuotations(site, token, `?search=${encodeURIComponent(search)}`)).body).toMatchObject({
        items: expected,
        total: 2,
        page: 1,
        pageSize: 20,
        pageCount: 1,
      });
    expect((await listQuotations(site, token, `?search=${second.number}`)).body.items).toHaveLength(1);
    expect((await listQuotations(site, token)).body.items.slice(0, 2)).toMatchObject(expected);
    expect((await listQuotations(site, token, '?search=.*&page=9')).body).toMatchObject({ items: [], total: 0 });
    expect((await listQuotations(site, token, '?page=0')).status).toBe(400);
  });
});

describe('merged requests', () => {
  it('of two languages are quoted each in its own', async () => {
    const [korean, english] = [await received(), await received({ language: 'en' })];
    await korean.make();
    await ask(`${site.url}/api/admin/quotes/${korean.id}/merge`, {
      json: { reference: english.reference, keep: 'other' },
      token,
    });
    expect((await english.all()).body).toMatchObject({
      quotations: [{ number: `${korean.reference}-R1` }],
      template: { language: 'en', currency: 'USD' },
    });
    expect((await korean.all()).body.template.language).toBe('ko');
  });

  it('show the quotations of both, each under its own number', async () => {
    const [one, other] = [await received(), await received()];
    const { body: first } = await one.make();
    await ask(`${site.url}/api/admin/quotes/${one.id}/merge`, {
      json: { reference: other.reference, keep: 'other' },
      token,
    });
    expect((await other.make()).status).toBe(409);
    const { body: second } = await other.make({ seen: 1 });
    expect(second).toMatchObject({ quote: other.id, number: `${other.reference}-R1` });
    for (const { all } of [one, other]) expect((await all()).body.quotations).toEqual([second, first]);
  });
});
