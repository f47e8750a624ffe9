import { gzipSync } from 'node:zlib';

import type { QuotePage } from '../../shared/requests/quotes.types.js';
import { boardAt } from '../support/makers/boards.js';
import { certificateFields } from '../support/makers/certificates.js';
import { quoteRequest } from '../support/makers/factories.js';
import { ask, eventually, signIn } from '../support/site/http.js';
import { makePdf } from '../support/makers/pdf.js';
import { askRaw } from '../support/site/raw-http.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';
import { storedIn } from '../support/makers/stored.js';
import { uploadsBecome, uploadsOf } from '../support/makers/uploads.js';

type Route = { method: string; path: string; body: Record<string, unknown> };
type OpenApi = { paths: Record<string, { get?: { parameters?: { name: string; in: string }[] } }> };

let site: TestSite;
let token: string;
/** Every route that takes JSON, with a body that it would take. */
let routes: Route[];

beforeAll(async () => {
  site = await startTestSite('hostile-input');
  token = await signIn(site);
  await ask(`${site.url}/api/quotes`, { json: quoteRequest() });
  // Its letters are written by now: from here on nothing changes unasked.
  const { body: inbox } = await eventually(
    () => ask<QuotePage>(`${site.url}/api/admin/quotes`, { token }),
    ({ body }) =>
      body.items.every(
        ({ deliveries }) => deliveries.confirmation.state === 'written' && deliveries.office.state === 'written',
      ),
  );
  const quote = `/api/admin/quotes/${inbox.items[0]?.id}`;
  const { body: post } = await boardAt(site, 'posts', 'ko', token).add({ password: 'lock' });
  const passwords = { currentPassword: '1234', newPassword: 'abcd', confirmPassword: 'abcd' };
  const text = { title: 'a', content: 'b', category: 'catalog', password: 'lock' };
  routes = [
    { method: 'POST', path: '/api/admin/login', body: { password: '1234' } },
    { method: 'POST', path: '/api/admin/password', body: passwords },
    { method: 'PUT', path: '/api/admin/settings', body: { koCertificates: 'stored', quoteConfirmation: true } },
    { method: 'POST', path: '/api/admin/test-letter', body: { to: 'office@example.com' } },
    { method: 'POST', path: '/api/quotes', body: { ...quoteRequest(), language: 'ko', website: '' } },
    { method: 'PATCH', path: quote, body: { status: 'closed', note: 'a', updatedAt: new Date().toISOString() } },
    { method: 'POST', path: `${quote}/resend`, body: { letter: 'office' } },
    { method: 'POST', path: `/api/posts/ko/${post.id}/open`, body: { password: 'lock' } },
    { method: 'POST', path: '/api/admin/posts/ko', body: text },
    { method: 'PATCH', path: `/api/admin/posts/ko/${post.id}`, body: { ...text, removePdf: 'true' } },
    { method: 'POST', path: '/api/admin/e-procurement/en', body: text },
    { method: 'POST', path: '/api/admin/certificates', body: certificateFields() },
    { method: 'PUT', path: '/api/admin/certificates/order', body: { ids: [] } },
  ];
});

afterAll(async () => {
  await site?.stop();
});

const JSON_TYPE = { 'Content-Type': 'application/json' };

const send = ({ method, path }: Omit<Route, 'body'>, body: string | Buffer, headers: Record<string, string>) =>
  askRaw(site.url, path, { method, body, headers: { Authorization: `Bearer ${token}`, ...headers } });

/** Sends the same to every route; nothing may come of it but one of these answers. */
async function expectRefused(
  statuses: readonly number[],
  write: (route: Route) => { body: string | Buffer; headers?: Record<string, string> }[],
): Promise<void> {
  const before = await storedIn(site);
  for (const route of routes) {
    for (const { body, headers = JSON_TYPE } of write(route)) {
      const answer = await send(route, body, headers);
      const sent = body.toString().slice(0, 200);
      const refused = { path: route.path, sent, headers, isRefused: statuses.includes(answer.status) };
      expect({ ...refused, status: answer.status }).toEqual({ ...refused, isRefused: true, status: answer.status });
      expect(JSON.parse(answer.text)).toMatchObject({ success: false, requestId: expect.any(String) });
    }
  }
  expect(await storedIn(site)).toBe(before);
}

describe('a body is refused by every route', () => {
  it('with operators, lists, objects, numbers or broken characters where text belongs', async () => {
    const values = [{ $ne: null }, { $gt: '' }, ['a'], [['a']], {}, 1, true];
    const texts = ['a\0b', '\ud800'];
    const lists = [{ $ne: null }, 'a', [{ $ne: null }], [['a']], [1], ['\0'], ['\ud800']];
    await expectRefused([400], ({ body }) =>
      Object.entries(body).flatMap(([field, fitting]) => {
        const hostile = Array.isArray(fitting) ? lists : [...values, ...texts];
        // Forms send an order as text, programs may send the number.
        const wrong = hostile.filter((value) => typeof value !== typeof fitting && !(field === 'order' && value === 1));
        return [...wrong, ...(typeof fitting === 'string' ? texts : [])].map((value) => ({
          body: JSON.stringify({ ...body, [field]: value }),
        }));
      }),
    );
  });

  it('with fields nobody knows, above all those that every object has', async () => {
    const names = [
      '__proto__',
      'constructor',
      'prototype',
      'toString',
      'hasOwnProperty',
      '$where',
      '_id',
      '',
      'a.b',
      '\0',
    ];
    await expectRefused([400], ({ body }) =>
      names.flatMap((name) =>
        ['"x"', '{"isAdmin":true}', 'null'].map((value) => ({
          body: `{${JSON.stringify(name)}:${value},${JSON.stringify(body).slice(1)}`,
        })),
      ),
    );
  });

  it('with a key twice, however it is written', async () => {
    await expectRefused([400], ({ body }) => {
      const [[name, value] = ['', '']] = Object.entries(body);
      const whole = JSON.stringify(body).slice(1);
      const escaped = [...name].map((each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
      return [name, escaped].map((key) => ({ body: `{"${key}" : ${JSON.stringify(value)},${whole}` }));
    });
  });

  it('that is nested without end, too large, or no JSON at all', async () => {
    const noJson = ['{', '[', '"', 'null', '""', '1', '[]', '[{}]', 'undefined', 'NaN', "{'a':1}", '{"a":1,}', '{}{}'];
    await expectRefused([400, 413], ({ body }) => {
      const [name] = Object.keys(body);
      const deep = ['['.repeat(40_000) + ']'.repeat(40_000), `${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}`];
      const text = JSON.stringify(body);
      return [
        ...deep,
        ...deep.map((value) => `{"${name}":${value}}`),
        '['.repeat(90_000),
        `{"${name}":"${'\\"'.repeat(45_000)}`,
        `{"${name}":"${'x'.repeat(200_000)}"}`,
        ...noJson,
        text.slice(0, -1),
        `${text}x`,
        `/* */${text}`,
        Buffer.concat([Buffer.from(text.slice(0, -2)), Buffer.from('ff227d', 'hex')]),
      ].map((each) => ({ body: each }));
    });
  });

  it('of another type, in another charset or compressed', async () => {
    const charsets = ['utf-7', 'utf-16', 'utf-32', 'latin1', 'utf-8; charset=utf-7', '"utf-7', 'x'];
    const types = [
      ...charsets.map((charset) => `application/json; charset=${charset}`),
      '',
      'x',
      'text/plain',
      'text/json',
      'application/x-www-form-urlencoded',
      'application/vnd.api+json',
      'application/json, text/plain',
      'multipart/mixed; boundary=x',
      'multipart/form-data; boundary=x; charset=utf-16',
    ];
    await expectRefused([415], ({ body }) => [
      ...types.map((type) => ({ body: JSON.stringify(body), headers: { 'Content-Type': type } })),
      { body: 'password[$ne]=x', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
      { body: gzipSync(JSON.stringify(body)), headers: { ...JSON_TYPE, 'Content-Encoding': 'gzip' } },
    ]);
  });
});

describe('a form that is none', () => {
  const field = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = `--x\r\nContent-Disposition: form-data; name="pdf"; filename="a.pdf"\r\n\r\n${makePdf().toString('latin1')}`;
  const whole = field('title', 'a') + field('content', 'b');
  const MULTIPART = 'multipart/form-data; boundary=x';

  it.each<[string, string, string]>([
    ['empty', MULTIPART, ''],
    ['text', MULTIPART, 'text'],
    ['without a boundary', 'multipart/form-data', `${whole}--x--`],
    ['with a boundary that is too long', `multipart/form-data; boundary=${'x'.repeat(3000)}`, `${whole}--x--`],
    ['cut in a field', MULTIPART, whole.slice(0, -4)],
    ['cut in a file', MULTIPART, whole + file.slice(0, 200)],
    ['cut after a file', MULTIPART, `${whole}${file}\r\n`],
    ['with a part without a head', MULTIPART, `${whole}--x\r\n\r\nv\r\n--x--`],
    ['with a part without a name', MULTIPART, `${whole}--x\r\nContent-Disposition: form-data\r\n\r\nv\r\n--x--`],
    ['with a broken head', MULTIPART, `${whole}--x\r\nhead\r\n\r\nv\r\n--x--`],
    ['with an endless head', MULTIPART, `${whole}--x\r\nA: ${'a'.repeat(90_000)}\r\n\r\nv\r\n--x--`],
    ['with an endless name', MULTIPART, `${whole}${field('a[b]'.repeat(9000), 'v')}--x--`],
    ['with a hundred fields', MULTIPART, `${Array.from({ length: 100 }, (_, n) => field(`f${n}`, 'v')).join('')}--x--`],
    ['with a NUL', MULTIPART, `${field('title', 'a\0b')}${field('content', 'b')}--x--`],
    ['with a list of a huge size', MULTIPART, `${whole}${field('title[99999999]', 'a')}--x--`],
    ...['__proto__', '__proto__[a]', 'constructor', 'title[__proto__][a]', 'toString'].map(
      (name): [string, string, string] => [`with a field ${name}`, MULTIPART, `${whole}${field(name, 'v')}--x--`],
    ),
  ])('%s: is refused and leaves nothing', async (_, type, body) => {
    const [before, files] = [await storedIn(site), await uploadsOf(site)];
    for (const { method, path } of routes.filter((route) => /admin\/(?:posts|certificates$)/.test(route.path))) {
      const answer = await send({ method, path }, Buffer.from(body, 'latin1'), { 'Content-Type': type });
      expect({ path, status: answer.status }).toEqual({ path, status: 400 });
    }
    expect(await storedIn(site)).toBe(before);
    await uploadsBecome(site, files);
  });

  it('is refused where JSON is asked for', async () => {
    const headers = { 'Content-Type': MULTIPART };
    const { status } = await send(routes[0] as Route, `${field('password', '1234')}--x--`, headers);
    expect(status).toBe(400);
  });
});

describe('a query', () => {
  /** Every address that is read, with the parameters it knows. */
  async function reads(): Promise<{ path: string; names: string[] }[]> {
    const { body } = await ask<OpenApi>(`${site.url}/api/docs-json`);
    const found = Object.entries(body.paths).flatMap(([path, { get }]) =>
      get
        ? [{ path, names: (get.parameters ?? []).filter((each) => each.in === 'query').map(({ name }) => name) }]
        : [],
    );
    return found.map(({ path, names }) => ({
      path: path
        .replace('{board}', 'ko')
        .replace('{name}', 'company')
        .replaceAll(/\{\w+\}/g, '0123456789abcdef01234567'),
      names,
    }));
  }
  const get = (path: string) => askRaw(site.url, path, { headers: { Authorization: `Bearer ${token}` } });

  it('with a parameter twice is refused by every address of the API', async () => {
    const all = (await reads()).filter(({ path }) => path.startsWith('/api/'));
    expect(all.filter(({ names }) => names.length > 0).length).toBeGreaterThanOrEqual(7);
    for (const { path, names } of all) {
      for (const name of [...names, 'unknown']) {
        for (const query of [
          `${name}=1&${name}=1`,
          `${name}=1&a=b&%${name.charCodeAt(0).toString(16)}${name.slice(1)}=2`,
        ]) {
          const { status, text } = await get(`${path}?${query}`);
          expect({ path, query, status, fields: JSON.parse(text).fields }).toEqual({
            path,
            query,
            status: 400,
            fields: { [name]: 'wrong_type' },
          });
        }
      }
    }
  });

  it('with broken characters, operators or what every object has is refused by every address that takes one', async () => {
    for (const { path, names } of (await reads()).filter((each) => each.names.length > 0)) {
      const [name = ''] = names;
      const wrong = ['%00', 'a%00b', '%ff', '%ed%a0%80', '%', '%zz'].map((value) => `${name}=${value}`);
      const others = [`${name}[$ne]`, `${name}[]`, `${name}[a]`, '$where', '__proto__', 'constructor', 'toString', 'x'];
      for (const query of [...wrong, ...others.map((each) => `${each}=1`)]) {
        const { status } = await get(`${path}?${query}`);
        expect({ path, query, status }).toEqual({ path, query, status: 400 });
      }
    }
  });

  it.each(['0x1', '1e0', '%201', '1%20', '+1', '1.0', '١', '', '1,2', 'Infinity', '9'.repeat(400)])(
    'names no page by %j',
    async (page) => {
      const lists = (await reads()).filter(({ names }) => names.includes('page'));
      expect(lists.length).toBeGreaterThanOrEqual(6);
      for (const { path } of lists) expect((await get(`${path}?page=${encodeURI(page)}`)).status).toBe(400);
    },
  );
});
