import type { PageSpeed } from '../../shared/admin/vitals.types.js';
import { ask, signIn } from '../support/site/http.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

const DAY = 24 * 3_600_000;

let site: TestSite;
let token: string;

const stored = () => site.database.collection('vitals');
const visit = (changes: object = {}) => ({ page: '/products', language: 'ko', device: 'phone', ...changes });
const tell = (json: unknown, headers: Record<string, string> = {}) => ask(`${site.url}/api/vitals`, { json, headers });
const speed = async () => (await ask<PageSpeed>(`${site.url}/api/admin/vitals`, { token })).body;

/** The day in Korea as people write it. */
const koreanDay = (at: number) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(at);

/** The smallest of the values that three of four do not exceed. */
function exactP75(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted.find((value) => sorted.filter((each) => each <= value).length >= 0.75 * sorted.length) ?? Number.NaN;
}

beforeAll(async () => {
  site = await startTestSite('vitals', { TRUST_PROXY: '1' });
  token = await signIn(site);
});

beforeEach(async () => {
  await stored().deleteMany({});
});

afterAll(async () => {
  await site?.stop();
});

describe('POST /api/vitals', () => {
  it('keeps counts by day, page, language and device, and nothing of who has sent them', async () => {
    const headers = {
      'User-Agent': 'Personal/7.0',
      'X-Forwarded-For': '203.0.113.99',
      Referer: 'https://example.com/secret',
      Cookie: 'lang=ko; admin_session=somebody',
      'Accept-Language': 'fr-CA',
    };
    const before = koreanDay(Date.now());
    for (const LCP of [2450, 2400.5]) expect((await tell(visit({ LCP, CLS: 0.05 }), headers)).status).toBe(204);
    const found = await stored().find().toArray();
    expect(found).toEqual([
      {
        _id: expect.anything(),
        day: expect.any(Date),
        page: '/products',
        language: 'ko',
        device: 'phone',
        visits: 2,
        counts: { LCP: expect.any(Object), CLS: expect.any(Object) },
      },
    ]);
    expect(Object.values(found[0]?.counts.LCP)).toEqual([2]);
    const day = found[0]?.day as Date;
    expect([before, koreanDay(Date.now())]).toContain(koreanDay(day.getTime()));
    expect(day.toISOString()).toMatch(/T15:00:00\.000Z$/);
    for (const personal of ['Personal', '203.0.113.99', 'secret', 'somebody', 'fr-CA'])
      expect(JSON.stringify(found)).not.toContain(personal);
  });

  it('counts visits that come at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => tell(visit({ TTFB: 30 }))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await stored().find().toArray()).toMatchObject([{ visits: 40 }]);
  });

  it.each([
    ['page', visit({ page: '/manage' })],
    ['page', visit({ page: '/404' })],
    ['page', visit({ page: '' })],
    ['page', visit({ page: '/ko/products' })],
    ['page', visit({ page: '/products?name=kim' })],
    ['LCP', visit({ LCP: -5 })],
    ['LCP', visit({ LCP: 1e9 })],
    ['CLS', visit({ CLS: '0.1' })],
    ['address', visit({ address: '203.0.113.7' })],
    ['device', visit({ device: 'watch' })],
  ])('refuses a wrong %s, and stores nothing', async (field, body) => {
    const { status, body: answer } = await tell(body);
    expect({ status, code: answer.code, fields: Object.keys(answer.fields ?? {}) }).toEqual({
      status: 400,
      code: 'validation_failed',
      fields: [field],
    });
    expect(await stored().countDocuments()).toBe(0);
  });

  it('takes nothing but JSON, which a page of another site may not send', async () => {
    const body = JSON.stringify(visit({ LCP: 1 }));
    const sent = await fetch(`${site.url}/api/vitals`, { method: 'POST', body });
    expect(sent.status).toBe(415);
    const asked = await fetch(`${site.url}/api/vitals`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
    });
    expect(asked.headers.get('access-control-allow-origin')).toBeNull();
    expect(await stored().countDocuments()).toBe(0);
  });
});

describe('GET /api/admin/vitals', () => {
  it('tells without visits that there were none', async () => {
    expect(await speed()).toEqual({ visits: 0, LCP: null });
  });

  it('tells p75 of all visits, as worked out from every single value', async () => {
    const measured = Array.from({ length: 57 }, (_, index) => ({
      page: index % 3 === 0 ? '/' : '/esg',
      language: index % 2 === 0 ? 'ko' : 'en',
      device: index % 5 === 0 ? 'phone' : 'desktop',
      ...(index % 4 > 0 && { LCP: 300 + ((index * 7919) % 5000) + 0.25 }),
      INP: (index * 31) % 700,
    }));
    const answers = await Promise.all(measured.map((each) => tell(each)));
    expect(answers.filter(({ status }) => status !== 204)).toEqual([]);
    const exact = exactP75(measured.flatMap(({ LCP }) => LCP ?? []));
    const { visits, LCP } = await speed();
    expect(visits).toBe(42);
    expect(LCP).toBeGreaterThanOrEqual(exact);
    expect(LCP).toBeLessThanOrEqual(exact * 1.072);
  });

  it('counts 28 days, as they are in Korea, and nothing of days before', async () => {
    for (const LCP of [1000, 2000, 4000]) await tell(visit({ LCP }));
    const [{ _id, ...rest } = {}] = (await stored().find().toArray()) as Record<string, unknown>[];
    const start = Number(rest.day);
    await stored().insertMany([
      { ...rest, day: new Date(start - 27 * DAY), visits: 5 },
      { ...rest, day: new Date(start - 28 * DAY), visits: 70 },
    ]);
    expect(await speed()).toEqual({ visits: 6, LCP: 4000 });
  });
});
