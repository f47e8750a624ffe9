import { createHmac } from 'node:crypto';

import type { AdminSession, LoginAnswer, SiteSettings } from '../../shared/admin/admin.types.js';
import type { ErrorBody } from '../../shared/words/error.types.js';
import type { QuotePage } from '../../shared/requests/quotes.types.js';
import { quoteRequest } from '../support/makers/factories.js';
import { ask, eventually, signIn } from '../support/site/http.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

const SECRET = 'a-secret-of-the-test-that-is-long-enough';
const PASSWORD = '처음-비밀번호';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite('admin', {
    ADMIN_INITIAL_PASSWORD: PASSWORD,
    JWT_SECRET: SECRET,
    LOGIN_TRIES: '5',
    TRUST_PROXY: '1',
  });
});

afterAll(async () => {
  await site?.stop();
});

const api = (path: string) => `${site.url}/api/admin/${path}`;
const login = (json: unknown, address = '192.0.2.1') =>
  ask<LoginAnswer & ErrorBody>(api('login'), { json, headers: { 'X-Forwarded-For': address } });
const session = (token?: string) => ask<AdminSession & ErrorBody>(api('session'), { token });

describe('POST /api/admin/login', () => {
  it('gives a token in the body and in a cookie that scripts cannot read', async () => {
    const { status, headers, body } = await login({ password: PASSWORD });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      passwordIsDefault: false,
      uploadMegabytes: 20,
    });
    expect(Date.parse(body.expiresAt)).toBeGreaterThan(Date.now());
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie).toMatch(/^admin_session=[^;]+; Max-Age=\d+; Path=\/api; Expires=[^;]+; HttpOnly; SameSite=Strict$/);
    const byCookie = await ask(api('session'), { headers: { Cookie: cookie.split(';')[0] ?? '' } });
    expect([byCookie.status, (await session(body.accessToken)).status]).toEqual([200, 200]);
  });

  it('takes a Korean password in whichever way it was composed', async () => {
    expect((await login({ password: PASSWORD.normalize('NFD') })).status).toBe(200);
  });

  it('refuses a wrong password', async () => {
    const { status, headers, body } = await login({ password: '1234' }, '192.0.2.2');
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'password_incorrect' });
    expect(headers.getSetCookie()).toEqual([]);
  });

  it.each([
    [{}, { password: 'required' }],
    [{ password: '' }, { password: 'required' }],
    [{ password: { $ne: null } }, { password: 'wrong_type' }],
    [{ password: ['1234'] }, { password: 'wrong_type' }],
    [{ password: 'x'.repeat(201) }, { password: 'too_long' }],
    [{ password: PASSWORD, user: 'root' }, { user: 'unknown_field' }],
  ])('refuses the body %j', async (json, fields) => {
    const { status, body } = await login(json, '192.0.2.3');
    expect({ status, code: body.code, fields: body.fields }).toEqual({
      status: 400,
      code: 'validation_failed',
      fields,
    });
  });

  it('lets an address try five times, even all at once, and then not with the right password either', async () => {
    const tries = await Promise.all(Array.from({ length: 8 }, () => login({ password: 'wrong' }, '192.0.2.4')));
    expect(tries.filter(({ status }) => status === 403)).toHaveLength(5);
    const { status, headers, body } = await login({ password: PASSWORD }, '192.0.2.4');
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'too_many_requests' });
    const wait = Number(headers.get('retry-after'));
    expect(wait).toBeGreaterThan(60);
    expect(wait).toBeLessThanOrEqual(15 * 60);
    expect((await login({ password: PASSWORD }, '192.0.2.5')).status).toBe(200);
  });

  it('forgets the wrong tries of an address that got it right', async () => {
    const address = '192.0.2.6';
    for (const wrong of [1, 2, 3, 4]) await login({ password: `wrong ${wrong}` }, address);
    expect((await login({ password: PASSWORD }, address)).status).toBe(200);
    expect((await login({ password: 'wrong again' }, address)).status).toBe(403);
  });
});

describe('a session', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const sign = (header: object, payload: object, secret = SECRET, hash = 'sha256') => {
    const text = `${part(header)}.${part(payload)}`;
    return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`;
  };
  const HS256 = { alg: 'HS256', typ: 'JWT' };

  it('is refused to every token that we did not sign, or not for this, or not for so long', async () => {
    const token = await signIn(site, PASSWORD);
    const [head = '', body = '', signature = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
    expect((await session(sign(HS256, claims))).status).toBe(200);
    const forged = {
      'another signature': sign(HS256, claims, 'another-secret-of-thirty-two-characters'),
      'another payload': `${head}.${part({ ...claims, exp: claims.exp + 1 })}.${signature}`,
      'no algorithm': `${part({ alg: 'none' })}.${body}.`,
      'no algorithm in other letters': `${part({ alg: 'nOnE', typ: 'JWT' })}.${body}.`,
      'another algorithm': sign({ alg: 'HS512' }, claims, SECRET, 'sha512'),
      'an algorithm of two keys': sign({ alg: 'RS256' }, claims),
      'an algorithm that the signature is not of': sign({ alg: 'ES256' }, claims),
      'a key of its own': sign({ ...HS256, jwk: { kty: 'oct', k: part({}) }, kid: '../../dev/null' }, claims, part({})),
      'no key': sign(HS256, claims, ''),
      'a beginning in the future': sign(HS256, { ...claims, nbf: claims.exp }),
      'an end in the past': sign(HS256, { ...claims, exp: claims.iat - 10 }),
      'another audience': sign(HS256, { ...claims, aud: 'visitor' }),
      'another issuer': sign(HS256, { ...claims, iss: 'elsewhere' }),
      'no session': sign(HS256, { ...claims, sid: undefined }),
      'an operator as session': sign(HS256, { ...claims, sid: { $ne: null } }),
      'an unknown session': sign(HS256, { ...claims, sid: 'unknown' }),
      'no token at all': 'x',
    };
    for (const [kind, forgery] of Object.entries(forged))
      expect({ kind, status: (await session(forgery)).status }).toEqual({ kind, status: 401 });
  });

  it('ends when its time in the database is over, whatever the token says', async () => {
    const token = await signIn(site, PASSWORD);
    const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const sessions = site.database.collection<{ _id: string }>('admin-sessions');
    await sessions.updateOne({ _id: sid }, { $set: { expiresAt: new Date(Date.now() - 1000) } });
    expect((await session(token)).status).toBe(401);
  });

  it('ends with logout, and no other does', async () => {
    const [token, other] = [await signIn(site, PASSWORD), await signIn(site, PASSWORD)];
    const { status, headers } = await ask(api('logout'), { method: 'POST', token });
    expect(status).toBe(204);
    expect(headers.getSetCookie()[0]).toMatch(/^admin_session=; Path=\/api; Expires=Thu, 01 Jan 1970/);
    expect([(await session(token)).status, (await session(other)).status]).toEqual([401, 200]);
  });

  it('in a cookie does not serve pages of other sites', async () => {
    const Cookie = `admin_session=${await signIn(site, PASSWORD)}`;
    const write = async (Origin: string) =>
      ask(api('settings'), {
        method: 'PUT',
        json: { koCertificates: 'built-in', quoteConfirmation: true },
        headers: { Cookie, Origin },
      });
    for (const origin of ['https://evil.example', 'null', `${site.url}.evil.example`]) {
      const { status, body } = await write(origin);
      expect({ origin, status, code: body.code }).toEqual({ origin, status: 403, code: 'foreign_origin' });
    }
    expect((await write(site.url)).status).toBe(200);
  });
});

describe('settings', () => {
  const put = (json: unknown, token?: string) =>
    ask<SiteSettings & ErrorBody>(api('settings'), { method: 'PUT', json, token });

  it('are kept', async () => {
    const token = await signIn(site, PASSWORD);
    const changed = { koCertificates: 'stored', postTitles: 'typed', quoteConfirmation: false, weeklyLetter: true };
    expect(await put(changed, token)).toMatchObject({ status: 200, body: changed });
    expect((await ask(api('settings'), { token })).body).toEqual(changed);
    const { postTitles: _later, weeklyLetter: _newer, ...before } = changed;
    expect((await put(before, token)).body).toEqual(changed);
    await put({ ...changed, postTitles: 'letters', weeklyLetter: false }, token);
  });

  it.each([
    [{ koCertificates: 'stored' }, { quoteConfirmation: 'required' }],
    [
      { koCertificates: 'none', postTitles: 'LETTERS', quoteConfirmation: 'yes' },
      { koCertificates: 'invalid_choice', postTitles: 'invalid_choice', quoteConfirmation: 'wrong_type' },
    ],
    [{ koCertificates: 'stored', quoteConfirmation: true, _id: 'password' }, { _id: 'unknown_field' }],
  ])('are not changed by %j', async (json, fields) => {
    const token = await signIn(site, PASSWORD);
    const { body: before } = await ask(api('settings'), { token });
    const { status, body } = await put(json, token);
    expect({ status, fields: body.fields }).toEqual({ status: 400, fields });
    expect((await ask(api('settings'), { token })).body).toEqual(before);
  });

  it('switch the confirmation to senders off and on', async () => {
    const token = await signIn(site, PASSWORD);
    const sent = async (email: string, quoteConfirmation: boolean) => {
      await put({ koCertificates: 'built-in', quoteConfirmation }, token);
      await ask(`${site.url}/api/quotes`, { json: quoteRequest({ email }) });
      const { items } = await eventually(
        async () => (await ask<QuotePage>(api(`quotes?q=${email}`), { token })).body,
        (page) => page.items[0]?.deliveries.office.state === 'written',
      );
      return items[0]?.deliveries.confirmation.state;
    };
    expect(await sent('without@example.com', false)).toBe('off');
    expect(await sent('with@example.com', true)).not.toBe('off');
  });
});
