import type { AccountLink, MyAccount, NewFactor } from '../../shared/admin/accounts.types.js';
import type { AdminSession } from '../../shared/admin/admin.types.js';
import type { ErrorBody } from '../../shared/words/error.types.js';
import { addApp, codeOf, join, OWNER, signInAs, tokenIn, tokenOfLink, turnOn } from '../support/makers/accounts.js';
import { ask, sessionOf } from '../support/site/http.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

let site: TestSite;
let owner: string;

beforeAll(async () => {
  site = await startTestSite('sign-in', { TRUST_PROXY: '1', LOGIN_TRIES: '5' });
  owner = await turnOn(site);
  const json = { name: 'late', email: 'late@example.com', role: 'office', language: 'ko' };
  await ask<AccountLink>(api('accounts'), { json, token: owner });
});

afterAll(async () => {
  await site?.stop();
});

const api = (path: string) => `${site.url}/api/admin/${path}`;
const code = async (answer: ReturnType<typeof ask<ErrorBody>>) => {
  const { status, body } = await answer;
  return { status, code: body.code };
};
const session = async (token: string) => (await ask<AdminSession>(api('session'), { token })).body;

describe('signing in', () => {
  it('does not tell whether an address has an account', async () => {
    const wrong = [OWNER.email, 'nobody@example.com', 'late@example.com'].map((email) =>
      signInAs(site, { email, password: 'not the right one' }, '198.51.100.1'),
    );
    const answers = (await Promise.all(wrong)).map(({ status, body: { requestId: _id, ...body } }) => ({
      status,
      body,
    }));
    expect(answers[0]).toMatchObject({ status: 403, body: { code: 'sign_in_incorrect' } });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it('waits after five wrong passwords, for this account from this address only', async () => {
    const someone = await join(site, owner, 'careless@example.com', 'office');
    const wrong = { email: someone.email, password: 'wrong wrong wrong' };
    for (let tries = 0; tries < 5; tries += 1)
      expect((await signInAs(site, wrong, '198.51.100.2')).body.code).toBe('sign_in_incorrect');
    const { status, headers } = await signInAs(site, someone, '198.51.100.2');
    expect({ status, waits: Number(headers.get('Retry-After')) > 0 }).toEqual({ status: 429, waits: true });
    expect((await signInAs(site, someone, '198.51.100.3')).status).toBe(200);
    expect((await signInAs(site, OWNER, '198.51.100.2')).status).toBe(200);
  });
});

it('refused sign-ins of one address are noted up to a limit, whichever accounts they try', async () => {
  const address = '198.51.100.77';
  for (let tries = 0; tries < 70; tries += 1)
    await signInAs(site, { email: `invented-${tries}@example.com`, password: 'wrong' }, address);
  const noted = { action: 'login.failed', address };
  expect(await site.database.collection('audit-log').countDocuments(noted)).toBe(60);
});

describe('an app as second factor', () => {
  it('is asked for its code, which counts once, and five wrong ones wait', async () => {
    const someone = await join(site, owner, 'app@example.com', 'editor');
    expect(await code(ask(api('account/totp'), { json: { password: 'wrong one' }, token: someone.token }))).toEqual({
      status: 403,
      code: 'password_incorrect',
    });
    const { secret, codes } = await addApp(site, someone.token, someone.password);
    expect(new Set(codes).size).toBe(10);
    const by = (ticket: string, typed: string, address = '198.51.100.9') =>
      ask(api('sign-in/code'), { json: { ticket, code: typed }, headers: { 'X-Forwarded-For': address } });
    const { ticket, token } = await signInAs(site, someone, '198.51.100.9');
    expect({ token, hasTicket: ticket !== '' }).toEqual({ token: '', hasTicket: true });
    // The code that has set it up was used by that.
    expect(await code(by(ticket, codeOf(secret)))).toEqual({ status: 403, code: 'code_incorrect' });
    const next = codeOf(secret, Date.now() + 30_000);
    const signedIn = await by(ticket, next);
    expect((await session(tokenIn(signedIn.headers))).person).toMatchObject({ name: 'app' });
    const again = await signInAs(site, someone, '198.51.100.9');
    expect(await code(by(again.ticket, next))).toEqual({ status: 403, code: 'code_incorrect' });
    expect(await code(by(ticket, next))).toEqual({ status: 404, code: 'link_expired' });
    for (let tries = 0; tries < 4; tries += 1) await by(again.ticket, '000000');
    expect((await by(again.ticket, codes[0] ?? '')).status).toBe(429);
    expect((await signInAs(site, OWNER, '198.51.100.9')).status).toBe(200);
    expect((await by(again.ticket, codes[0] ?? '', '198.51.100.10')).status).toBe(200);
    const last = await signInAs(site, someone, '198.51.100.10');
    expect((await by(last.ticket, codes[0] ?? '', '198.51.100.10')).status).toBe(403);
    expect((await by(last.ticket, (codes[1] ?? '').toUpperCase().replaceAll('-', ' '), '198.51.100.10')).status).toBe(
      200,
    );
    const { body: mine } = await ask<MyAccount>(api('account'), { token: someone.token });
    expect(mine).toMatchObject({ hasTotp: true, recoveryCodesLeft: 8 });
    const stored = await site.database.collection('accounts').findOne({ email: someone.email });
    for (const each of codes) expect(JSON.stringify(stored)).not.toContain(each.replaceAll('-', ''));
  });

  it('is taken away by the password, with the codes', async () => {
    const someone = await join(site, owner, 'away@example.com', 'editor');
    await addApp(site, someone.token, someone.password);
    const json = { password: someone.password };
    const renewed = await ask<NewFactor>(api('account/recovery-codes'), { json, token: someone.token });
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    const { body } = await ask<MyAccount>(api('account/totp/remove'), { json, token: someone.token });
    expect(body).toMatchObject({ hasTotp: false, recoveryCodesLeft: 0 });
    expect((await signInAs(site, someone)).token).not.toBe('');
  });
});

describe('a passkey', () => {
  it('that no browser has made is refused, and each question counts once', async () => {
    const { body } = await ask<{ ticket: string }>(api('sign-in/passkey/question'), { method: 'POST' });
    for (const response of [
      {},
      { id: 'x', rawId: 'x', type: 'public-key', response: {}, clientExtensionResults: {} },
    ]) {
      const refused = ask(api('sign-in/passkey'), { json: { ticket: body.ticket, response } });
      expect([403, 404]).toContain((await refused).status);
    }
  });
});

describe('my account', () => {
  it('shows my sessions and ends them, and a new password ends the others', async () => {
    const someone = await join(site, owner, 'many@example.com', 'office');
    const second = (await signInAs(site, someone)).token;
    const third = (await signInAs(site, someone)).token;
    const { body } = await ask<MyAccount>(api('account'), { token: someone.token });
    expect(body.sessions.map((each) => each.isThis).filter(Boolean)).toHaveLength(1);
    expect(body.sessions).toHaveLength(3);
    await ask(api(`account/sessions/${sessionOf(second)}`), { method: 'DELETE', token: someone.token });
    const open = async () =>
      Promise.all([second, third].map(async (token) => (await ask(api('session'), { token })).status));
    expect(await open()).toEqual([401, 200]);
    const json = { currentPassword: someone.password, newPassword: 'another long one' };
    expect((await ask(api('account/password'), { json, token: someone.token })).status).toBe(204);
    expect(await open()).toEqual([401, 401]);
    expect((await signInAs(site, { ...someone, password: json.newPassword })).status).toBe(200);
  });

  it('a new password leaves nothing to who knows the old one: no session, no second step, no link', async () => {
    const someone = await join(site, owner, 'leaked@example.com', 'editor');
    const { codes } = await addApp(site, someone.token, someone.password);
    const link = await ask<AccountLink>(api(`accounts/${someone.id}/link`), { json: { language: 'ko' }, token: owner });
    const { ticket } = await signInAs(site, someone, '198.51.100.20');
    const json = { currentPassword: someone.password, newPassword: 'another long one' };
    expect((await ask(api('account/password'), { json, token: someone.token })).status).toBe(204);
    const expired = { status: 404, code: 'link_expired' };
    expect(await code(ask(api('sign-in/code'), { json: { ticket, code: codes[0] } }))).toEqual(expired);
    const token = tokenOfLink(link.body.url);
    expect(await code(ask(api('sign-in/link/find'), { json: { token } }))).toEqual(expired);
  });

  it('a new password leaves no session to who is signing in with the old one just then, at another server', async () => {
    const someone = await join(site, owner, 'hasty@example.com', 'office');
    const other = await startTestSite('sign-in-other', { MONGODB_URI: site.databaseUri, TRUST_PROXY: '1' });
    const late = Array.from({ length: 24 }, (_, index) => signInAs(other, someone, `198.51.100.${100 + index}`));
    const json = { currentPassword: someone.password, newPassword: 'another long one' };
    const change = ask(api('account/password'), { json, token: someone.token });
    const [changed, ...answers] = await Promise.all([change, ...late]);
    await other.stop();
    expect(changed.status).toBe(204);
    for (const { status, token } of answers) {
      expect([200, 403]).toContain(status);
      if (status === 200) expect((await ask(api('session'), { token })).status).toBe(401);
    }
    expect((await ask(api('session'), { token: someone.token })).status).toBe(200);
  });

  it('ends no session of somebody else', async () => {
    const someone = await join(site, owner, 'curious@example.com', 'office');
    await ask(api(`account/sessions/${sessionOf(owner)}`), { method: 'DELETE', token: someone.token });
    expect((await ask(api('session'), { token: owner })).status).toBe(200);
  });
});
