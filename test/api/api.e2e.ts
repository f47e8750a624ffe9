import { quoteFields } from '../../shared/questionnaire/places.js';
import { ask } from '../support/site/http.js';
import { askRaw } from '../support/site/raw-http.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

type OpenApi = {
  paths: Record<string, Record<string, { requestBody?: object; responses: object; security?: object[] }>>;
  components: { schemas: Record<string, { properties: object; required: string[] }> };
};

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite('api', { API_REQUESTS_PER_MINUTE: '60', TRUST_PROXY: '1' });
});

afterAll(async () => {
  await site?.stop();
});

/** Every call from an address of its own, as seen through the proxy: the limit on requests is not what is tested. */
let callers = 0;
const call = (path: string, options: { method?: string; headers?: Record<string, string>; body?: string } = {}) =>
  askRaw(site.url, path, {
    ...options,
    headers: { 'X-Forwarded-For': `10.0.${callers >> 8}.${callers++ & 255}`, ...options.headers },
  });
const json = { 'Content-Type': 'application/json' };

describe('a failure', () => {
  it.each([
    ['an unknown address', '/api/unknown', {}, 404, 'not_found'],
    ['another method', '/api/quotes', { method: 'DELETE' }, 404, 'not_found'],
    ['a write to a page', '/ko/products', { method: 'POST' }, 404, 'not_found'],
    ['a missing body', '/api/quotes', { method: 'POST' }, 400, 'validation_failed'],
    ['a body of null', '/api/quotes', { method: 'POST', headers: json, body: 'null' }, 400, 'validation_failed'],
    ['a list as body', '/api/quotes', { method: 'POST', headers: json, body: '[{}]' }, 400, 'validation_failed'],
    ['an empty list as body', '/api/quotes', { method: 'POST', headers: json, body: '[]' }, 400, 'validation_failed'],
    ['broken JSON', '/api/quotes', { method: 'POST', headers: json, body: '{' }, 400, 'validation_failed'],
    [
      'an unknown charset',
      '/api/quotes',
      { method: 'POST', headers: { 'Content-Type': 'application/json; charset=x' }, body: '{}' },
      415,
      'unsupported_media_type',
    ],
    [
      'an unknown encoding',
      '/api/quotes',
      { method: 'POST', headers: { ...json, 'Content-Encoding': 'x' }, body: '{}' },
      415,
      'unsupported_media_type',
    ],
    [
      'text',
      '/api/quotes',
      { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: 'x' },
      415,
      'unsupported_media_type',
    ],
    [
      'a form without files',
      '/api/quotes',
      { method: 'POST', headers: { 'Content-Type': 'multipart/form-data; boundary=x' }, body: '--x--' },
      400,
      'validation_failed',
    ],
    [
      'a large body',
      '/api/quotes',
      { method: 'POST', headers: json, body: `"${'x'.repeat(200_000)}"` },
      413,
      'payload_too_large',
    ],
    [
      'a prototype as field',
      '/api/quotes',
      { method: 'POST', headers: json, body: '{"__proto__":{"a":1},"constructor":1}' },
      400,
      'validation_failed',
    ],
    ['a broken escape', '/api/admin/quotes/%', {}, 400, 'validation_failed'],
  ])('for %s has the one body of all failures', async (_, path, options, status, code) => {
    const answer = await call(path, options);
    const body = JSON.parse(answer.text);
    expect({ status: answer.status, code: body.code }).toEqual({ status, code });
    expect(body).toMatchObject({
      success: false,
      message: expect.stringMatching(/\.$/),
      requestId: expect.any(String),
    });
    expect(body.requestId).toBe(answer.headers['x-request-id']);
    expect(answer.text).not.toMatch(/node_modules|\bat \w+ \(|\/work|mongo/i);
  });

  it('never is the answer 500, whatever the method', async () => {
    const methods = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];
    const targets = ['/', '/ko', '/assets/x.js', '/api/quotes', '/api/health', '/api/docs', '/robots.txt'];
    const all = methods.flatMap((method) => targets.map((path) => call(path, { method })));
    for (const { status } of await Promise.all(all)) expect(status).toBeLessThan(500);
  });

  it('comes with Retry-After when one address asks too often, and only for that address', async () => {
    const headers = { 'X-Forwarded-For': '192.0.2.1' };
    const answers = await Promise.all(Array.from({ length: 61 }, () => call('/api/unknown', { headers })));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse(refused[0]?.text ?? '')).toMatchObject({ code: 'too_many_requests' });
    expect((await call('/api/health', { headers })).status).toBe(200);
    expect((await call('/api/unknown', { headers: { 'X-Forwarded-For': '192.0.2.2' } })).status).toBe(404);
  });

  it('comes so for a list, too, which the server keeps for the next one who asks', async () => {
    const statusFrom = async (address: string) =>
      (await call('/api/posts/ko', { headers: { 'X-Forwarded-For': address } })).status;
    const statuses = [];
    for (let index = 0; index < 62; index += 1) statuses.push(await statusFrom('192.0.2.5'));
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429, 429]);
    expect(await statusFrom('192.0.2.6')).toBe(200);
  });
});

describe('a request id', () => {
  it('of the caller is kept when it is one', async () => {
    const id = 'caller-0123456789';
    expect((await call('/api/health', { headers: { 'X-Request-Id': id } })).headers['x-request-id']).toBe(id);
  });

  it('is made where the caller sends none, or something else', async () => {
    const answers = [
      await call('/api/health'),
      await call('/api/health', { headers: { 'X-Request-Id': '<b>"x"</b>' } }),
    ];
    for (const { headers } of answers) expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('GET /api/health', () => {
  it('says what is up, and is never kept', async () => {
    const { status, headers, text } = await call('/api/health');
    expect({ status, body: JSON.parse(text) }).toEqual({
      status: 200,
      body: { status: 'ok', database: 'up', storage: 'up' },
    });
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('/api/docs', () => {
  it('is a page for people, without scripts of its own', async () => {
    const { status, headers, text } = await call('/api/docs', { headers: { Accept: 'text/html' } });
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect(text).not.toMatch(/<script(?![^>]*src=)[^>]*>\s*\S/);
    const files = [...text.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
    const found = await Promise.all(files.map((file) => call(new URL(file, `${site.url}/api/docs`).pathname)));
    expect(found.map(({ status: each }) => each)).toEqual(files.map(() => 200));
  });

  it('describes the quote request with all its fields to programs', async () => {
    const headers = { Accept: 'application/json', 'X-Forwarded-For': '192.0.2.3' };
    const { body } = await ask<OpenApi>(`${site.url}/api/docs`, { headers });
    const plain = await ask<OpenApi>(`${site.url}/api/docs-json`, { headers });
    expect(plain.body).toEqual(body);
    const { properties, required } = body.components.schemas.CreateQuoteDto ?? { properties: {}, required: [] };
    expect(Object.keys(properties)).toEqual([
      ...quoteFields,
      'products',
      'language',
      'consent',
      'privacyVersion',
      'page',
      'files',
      'website',
    ]);
    expect(required).toEqual(quoteFields.slice(0, 6));
    const { requestBody, responses, security } = body.paths['/api/quotes']?.post ?? { responses: {} };
    expect(JSON.stringify(requestBody)).toContain('#/components/schemas/CreateQuoteDto');
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['201', '400']));
    expect(security).toBeUndefined();
    expect(body.paths['/api/admin/quotes']?.get?.security).toEqual([{ bearer: [] }]);
  });

  it('says of every operation how it succeeds and how it fails', async () => {
    const headers = { 'X-Forwarded-For': '192.0.2.4' };
    const { body } = await ask<OpenApi>(`${site.url}/api/docs-json`, { headers });
    const operations = Object.values(body.paths).flatMap((methods) => Object.values(methods));
    for (const { responses, security } of operations) {
      const statuses = Object.keys(responses);
      expect(statuses).toEqual(expect.arrayContaining([expect.stringMatching(/^2/), '400', '404', '429', '503']));
      expect(statuses.includes('401')).toBe(security !== undefined && security.length > 0);
    }
    expect(body.components.schemas.Failure?.required).toEqual(['success', 'code', 'message', 'requestId']);
  });
});

describe('a site in production', () => {
  let production: TestSite;

  beforeAll(async () => {
    production = await startTestSite('production', { NODE_ENV: 'production' });
  });

  afterAll(() => production?.stop());

  it('describes in its documentation what is open to everybody, and nothing of administrators', async () => {
    const { body } = await ask<OpenApi>(`${production.url}/api/docs-json`);
    const paths = Object.keys(body.paths);
    expect(paths).toEqual(
      expect.arrayContaining(['/api/quotes', '/api/posts/{board}', '/api/certificates', '/api/health', '/api/vitals']),
    );
    const { body: whole } = await ask<OpenApi>(`${site.url}/api/docs-json`);
    expect(paths).toEqual(Object.keys(whole.paths).filter((path) => !path.startsWith('/api/admin/')));
    expect(Object.keys(body.components.schemas).toSorted()).toEqual([
      'CorrectionDto',
      'CreateQuoteDto',
      'Failure',
      'MeasuredVisitDto',
      'OpenPostDto',
      'ReplyDto',
      'SendFileDto',
    ]);
    for (const form of ['/api/docs', '/api/docs-json', '/api/docs-yaml', '/api/docs/swagger-ui-init.js']) {
      const answer = await fetch(production.url + form, { headers: { Accept: 'text/html' } });
      expect({ form, status: answer.status }).toEqual({ form, status: 200 });
      expect(await answer.text()).not.toContain('api/admin');
    }
  });

  it('has no well-known first password: nobody signs in, visitors notice nothing', async () => {
    const { status, body } = await ask(`${production.url}/api/admin/login`, { json: { password: '1234' } });
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'admin_settings_not_found' });
    expect(production.output()).toContain('ADMIN_INITIAL_PASSWORD');
    expect((await ask(`${production.url}/ko`)).status).toBe(200);
  });
});
