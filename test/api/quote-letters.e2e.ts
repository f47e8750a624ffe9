import { quoteFields } from '../../shared/questionnaire/places.js';
import { productIds } from '../../shared/questionnaire/product-ids.js';
import { productNames } from '../../shared/questionnaire/products.text.js';
import type { QuoteDetail, QuotePage, QuoteReceipt } from '../../shared/requests/quotes.types.js';
import { quoteRequest } from '../support/makers/factories.js';
import { ask, eventually, signIn } from '../support/site/http.js';
import { openMailbox } from '../support/site/mailbox.js';
import type { Mailbox } from '../support/site/mailbox.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

const OFFICE = 'office@example.com';
const VICTIM = 'victim@example.com';

/** Names and texts that are typed. */
const texts = [
  ['a line end and a header', `A\r\nBcc: ${VICTIM}\r\nX-Evil: 1`],
  ['a lonely line feed', `A\nBcc: ${VICTIM}`],
  ['a lonely carriage return', `A\rBcc: ${VICTIM}`],
  ['line ends of Unicode', `A\u2028Bcc: ${VICTIM}\u2029\u0085Cc: ${VICTIM}`],
  ['an empty line and a body', `A\r\n\r\n<script>alert(1)</script>`],
  ['an address', `"A" <${VICTIM}>, ${VICTIM}`],
  ['quotes and brackets', `A" <${VICTIM}>; (${VICTIM})\\`],
  ['an encoded word', `=?utf-8?Q?A=0D=0ABcc:_victim=40example.com?=`],
  ['a placeholder of ours', '{reference} {{reference}} {{{company}}} {{#each this}}'],
  ['a tag', '<img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a></td></table>'],
] as const;

const formulas = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '=cmd|"/c calc"!A1',
  '＝1+1',
  '＋1',
  '－1+1',
  '＠A1',
  '-',
  '=',
  '1","=1+1',
  '1\r\n=1+1',
  '1;=1+1',
  "'=1+1",
];

/** Each before a formula. */
const blanks = ['\t', '\r', '\n', '\u000b', '\u00a0', '\ufeff'].map((blank) => `${blank}=1+1`);

let site: TestSite;
let mailbox: Mailbox;
let token: string;

beforeAll(async () => {
  mailbox = await openMailbox();
  site = await startTestSite('quote-letters', { SMTP_URL: mailbox.url, QUOTE_MAILBOX: OFFICE });
  token = await signIn(site);
  for (const typed of [...texts.map(([, text]) => text), ...formulas, ...blanks]) {
    const sending = send(typed);
    sending.catch(() => undefined); // its own test tells
    requests.set(typed, sending);
  }
});

afterAll(async () => {
  await site?.stop();
  await mailbox?.close();
});

/** Fields that are typed freely; the others have to be a number, an address or one of a list. */
const free = quoteFields.filter((field) => !['telephone', 'email', 'plateMaterial', 'gasketMaterial'].includes(field));

/** As many digits for each: none of their addresses contains another one. */
let senders = 10;
/** The requests with these texts, sent all at once. */
const requests = new Map<string, ReturnType<typeof send>>();

/** Sends a request with the same text in every free field; returns it as it was stored and both letters about it. */
async function send(typed: string) {
  const email = `sender${(senders += 1)}@example.com`;
  const fields = Object.fromEntries(free.map((field) => [field, typed]));
  const { status } = await ask(`${site.url}/api/quotes`, { json: quoteRequest({ ...fields, email }) });
  expect(status).toBe(201);
  const confirmation = await mailbox.letterTo(email);
  const letter = await eventually(
    async () => mailbox.letters.find((each) => each.replyTo?.value.some(({ address }) => address === email)),
    (found) => found !== undefined,
  );
  return { email, confirmation, letter, stored: await storedOf(email) };
}

async function sent(typed: string) {
  const request = await requests.get(typed);
  if (!request) throw new Error(`${typed} was not sent`);
  return request;
}

describe('a letter', () => {
  it.each(texts)('has the headers it is meant to have, and text where %s was typed', async (_, typed) => {
    const { email, confirmation, letter, stored } = await sent(typed);
    expect(letter?.to).toMatchObject({ value: [{ address: OFFICE }] });
    expect(letter?.replyTo?.value.map(({ address }) => address)).toEqual([email]);
    expect(letter?.from?.value.map(({ address }) => address)).toEqual(['website@example.com']);
    expect(confirmation.to).toMatchObject({ value: [{ address: email }] });
    for (const each of [letter, confirmation]) {
      const names = [...(each?.headers.keys() ?? [])];
      expect(names.filter((name) => ['bcc', 'cc', 'x-evil', 'sender'].includes(name))).toEqual([]);
      expect(each?.subject).not.toMatch(/[\r\n]/);
      expect(each?.attachments).toEqual([]);
      expect(String(each?.html)).not.toMatch(/<(?:img|script|a href="(?!http))/);
    }
    expect(letter?.subject).toContain(stored.reference);
    expect(
      mailbox.letters
        .flatMap(({ to, cc, bcc }) => [to ?? [], cc ?? [], bcc ?? []].flat().flatMap(({ text }) => text))
        .join(),
    ).not.toContain(VICTIM);
    // Nothing typed is in the letter that goes to the named sender.
    expect(`${confirmation.subject}${confirmation.text}${confirmation.html}`).not.toContain(typed.slice(0, 12));
  });

  it('goes to nobody at an address that is more than one', async () => {
    const addresses = [
      `a@example.com,${VICTIM}`,
      `a@example.com ${VICTIM}`,
      `A <${VICTIM}>`,
      `a@example.com\r\nBcc: ${VICTIM}`,
      `a@example.com\0`,
      `"a b"@example.com`,
      `"${VICTIM} x"@example.com`,
      'a@example.com>',
      'a@[127.0.0.1]',
      'a@localhost',
      '@example.com',
      '=?utf-8?Q?a?=@example.com, b@example.com',
    ];
    for (const email of addresses) {
      const { status } = await ask(`${site.url}/api/quotes`, { json: quoteRequest({ email }) });
      expect({ email, status }).toEqual({ email, status: 400 });
    }
  });
});

describe('the CSV file', () => {
  /** The cells of each line, as RFC 4180 has them. */
  function parse(text: string): string[][] {
    const rows: string[][] = [[]];
    for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
      rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
      if (end === '\r\n') rows.push([]);
      if (end === '') break;
    }
    return rows.filter((row) => row.length > 1);
  }

  it.each(formulas)('has no formula in any cell where %j was typed everywhere', async (typed) => {
    const { email, stored } = await sent(typed);
    const note = { method: 'PATCH', json: { note: typed }, token };
    await ask(`${site.url}/api/admin/quotes/${stored.id}`, note);
    const { body } = await ask<string>(`${site.url}/api/admin/quotes.csv?q=${email}`, { token });
    const [head = [], ...rows] = parse(body);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toHaveLength(head.length);
    // One text in quotation marks and nothing else says that text, as an apostrophe before it does.
    const cells = (rows[0] ?? []).map((cell) => cell.replace(/^="([^"]*)"$/, "'$1"));
    for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r＝＋－＠](?!\d+(?:[.,]\d+)?$)/);
    const kept = stored.fields.company;
    const found = cells.filter((cell) => cell === kept || cell === `'${kept}`);
    expect(found.length).toBeGreaterThanOrEqual(free.length - 1);
  });

  it('has no tab or line end at the beginning of a cell', async () => {
    for (const typed of blanks) {
      const { stored } = await sent(typed);
      expect(stored.fields.company).toBe('=1+1');
    }
  });
});

const post = (json: unknown, headers: Record<string, string> = {}) =>
  ask<QuoteReceipt>(`${site.url}/api/quotes`, { json, headers });

/** The stored request of a sender. */
async function storedOf(email: string): Promise<QuoteDetail> {
  const { body } = await ask<QuotePage>(`${site.url}/api/admin/quotes?q=${encodeURIComponent(email)}`, { token });
  return (await ask<QuoteDetail>(`${site.url}/api/admin/quotes/${body.items[0]?.id}`, { token })).body;
}

describe('the products of a request', () => {
  it('are stored in their order, each once, and what they are asked', async () => {
    const tank = { email: 'tank@example.com', storedMedium: 'LPG', tankVolume: '500', tankPressureUnit: 'bar' };
    await post({ ...quoteRequest(tank), products: ['atm-tank', 'ball-tank'] });
    const { products, fields } = await storedOf('tank@example.com');
    expect(products).toEqual(['ball-tank', 'atm-tank']);
    expect(fields).toMatchObject(tank);
  });

  it('make another request of a repeat; none at all make none', async () => {
    const headers = { 'Idempotency-Key': 'key-without-products' };
    const first = await post(quoteRequest(), headers);
    const repeat = await post(quoteRequest({ products: [] }), headers);
    expect([repeat.status, repeat.body.reference]).toEqual([201, first.body.reference]);
    expect((await post(quoteRequest({ products: ['gas-cooler'] }), headers)).status).toBe(409);
    const inOrder = { 'Idempotency-Key': 'key-with-products' };
    const answers = [
      await post(quoteRequest({ products: ['gas-cooler', 'plate-coil'] }), inOrder),
      await post(quoteRequest({ products: ['plate-coil', 'gas-cooler'] }), inOrder),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1]?.body.reference).toBe(answers[0]?.body.reference);
  });
});

describe('a heat duty', () => {
  it('gives both flows', async () => {
    const duty = { heatDuty: '1,500', heatDutyUnit: 'Mcal/h', hotFlowRate: '', coldFlowRate: '' };
    await post(quoteRequest({ email: 'duty@example.com', ...duty, hotFluidName: '물', coldFluidName: '물' }));
    const { calculation } = await storedOf('duty@example.com');
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
    const { body } = await post({ ...own, products: [id], language: 'en' });
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
