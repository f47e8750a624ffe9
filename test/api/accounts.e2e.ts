import type { AccountLink, AccountSummary, GrantPage } from '../../shared/admin/accounts.types.js';
import type { AdminSession } from '../../shared/admin/admin.types.js';
import type { ErrorBody } from '../../shared/words/error.types.js';
import type { AuditPage } from '../../shared/admin/audit.types.js';
import { addApp, join, OWNER, signInAs, tokenOfLink, turnOn } from '../support/makers/accounts.js';
import { ask, eventually, signIn } from '../support/site/http.js';
import { openMailbox } from '../support/site/mailbox.js';
import type { Mailbox } from '../support/site/mailbox.js';
import { builtProgram, spawnProgram } from '../support/site/server-process.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

let site: TestSite;
let mailbox: Mailbox;
let owner: string;

beforeAll(async () => {
  mailbox = await openMailbox();
  site = await startTestSite('accounts', { SMTP_URL: mailbox.url, TRUST_PROXY: '1', LOGIN_TRIES: '5' });
});

afterAll(async () => {
  await site?.stop();
  await mailbox?.close();
});

const api = (path: string) => `${site.url}/api/admin/${path}`;
const code = async (answer: ReturnType<typeof ask>) => {
  const { status, body } = await answer;
  return { status, code: (body as ErrorBody).code };
};
const way = async () => (await ask<{ hasAccounts: boolean }>(api('sign-in'))).body.hasAccounts;
const session = async (token: string) => (await ask<AdminSession>(api('session'), { token })).body;

const recover = (email: string) =>
  spawnProgram([builtProgram('programs/recover-account.js'), email], {
    MONGODB_URI: site.databaseUri,
    PUBLIC_URL: 'https://www.example.com',
  });

describe('under the shared password', () => {
  it('nobody has an account, and nobody signs in by one', async () => {
    const token = await signIn(site);
    expect(await way()).toBe(false);
    expect((await session(token)).person).toBeNull();
    expect(await code(ask(api('account'), { token }))).toEqual({ status: 409, code: 'sign_in_changed' });
    expect(await code(ask(api('sign-in'), { json: { email: 'a@example.com', password: 'x' } }))).toEqual({
      status: 409,
      code: 'sign_in_changed',
    });
  });

  it.each([
    [
      { name: '', email: 'nobody', password: 'short' },
      { name: 'required', email: 'invalid_email', password: 'too_short' },
    ],
    [{ ...OWNER, password: 'password123' }, { password: 'common_password' }],
    [{ ...OWNER, password: 'owner@example.com' }, { password: 'own_name' }],
  ])('accounts are not turned on by %j', async (json, fields) => {
    const { status, body } = await ask(api('accounts/on'), { json, token: await signIn(site) });
    expect({ status, fields: body.fields }).toEqual({ status: 400, fields });
    expect(await way()).toBe(false);
  });
});

describe('turning accounts on', () => {
  it('makes whoever does it the first owner, and ends the sessions of the shared password', async () => {
    const shared = await signIn(site);
    owner = await turnOn(site);
    expect((await session(owner)).person).toMatchObject({ name: OWNER.name, role: 'owner' });
    expect(await way()).toBe(true);
    expect((await ask(api('session'), { token: shared })).status).toBe(401);
    expect(await code(ask(api('login'), { json: { password: '1234' } }))).toEqual({
      status: 409,
      code: 'sign_in_changed',
    });
    expect((await signInAs(site, OWNER)).status).toBe(200);
  });

  it('leaves the owner where no other is', async () => {
    const { body: people } = await ask<AccountSummary[]>(api('accounts'), { token: owner });
    const path = api(`accounts/${people[0]?.id}`);
    for (const json of [{ role: 'office' }, { isActive: false }])
      expect(await code(ask(path, { method: 'PATCH', json, token: owner }))).toEqual({
        status: 409,
        code: 'last_owner',
      });
    expect(await code(ask(path, { method: 'DELETE', token: owner }))).toEqual({ status: 409, code: 'last_owner' });
    expect((await session(owner)).person).toMatchObject({ role: 'owner' });
  });
});

describe('an invitation', () => {
  const invite = (changes: object = {}) =>
    ask<AccountLink>(api('accounts'), {
      json: { name: '이담당', email: 'Invited@Example.com', role: 'office', language: 'ko', ...changes },
      token: owner,
    });

  it('is a link that is mailed and shown, counts once, and is nowhere stored', async () => {
    const { status, body } = await invite();
    expect({ status, isMailed: body.isMailed }).toEqual({ status: 201, isMailed: true });
    expect(body.account).toMatchObject({ email: 'invited@example.com', hasJoined: false, role: 'office' });
    const letter = await mailbox.letterTo('invited@example.com');
    expect(letter.text).toContain(body.url);
    const token = tokenOfLink(body.url);
    expect(JSON.stringify(await site.database.collection('account-tokens').find().toArray())).not.toContain(token);
    const weak = await ask(api('sign-in/link'), { json: { token, password: 'invited@example.com' } });
    expect(weak.body.fields).toEqual({ password: 'own_name' });
    const password = 'a long enough one';
    const accepted = await ask<AdminSession>(api('sign-in/link'), { json: { token, password } });
    expect(accepted.body.person).toMatchObject({ name: '이담당', role: 'office' });
    expect(await code(ask(api('sign-in/link'), { json: { token, password } }))).toEqual({
      status: 404,
      code: 'link_expired',
    });
    expect((await signInAs(site, { email: 'INVITED@example.com ', password })).status).toBe(200);
  });

  it('is refused for an address that has an account', async () => {
    const { status, body } = await ask(api('accounts'), {
      json: { name: 'x', email: OWNER.email, role: 'office', language: 'en' },
      token: owner,
    });
    expect({ status, fields: body.fields }).toEqual({ status: 400, fields: { email: 'taken' } });
  });

  it('ends with its time, with a newer link, and with the account', async () => {
    const { body: first } = await invite({ email: 'late@example.com' });
    const { body: second } = await ask<AccountLink>(api(`accounts/${first.account.id}/link`), {
      json: { language: 'en' },
      token: owner,
    });
    const find = (url: string) => ask(api('sign-in/link/find'), { json: { token: tokenOfLink(url) } });
    expect([(await find(first.url)).status, (await find(second.url)).status]).toEqual([404, 200]);
    const past = { $set: { expiresAt: new Date(Date.now() - 1000) } };
    await site.database.collection('account-tokens').updateMany({ account: first.account.id }, past);
    expect((await find(second.url)).status).toBe(404);
    const { body: third } = await ask<AccountLink>(api(`accounts/${first.account.id}/link`), {
      json: { language: 'en' },
      token: owner,
    });
    await ask(api(`accounts/${first.account.id}`), { method: 'PATCH', json: { isActive: false }, token: owner });
    expect((await find(third.url)).status).toBe(404);
  });

  it('that is accepted twice at once opens one account once', async () => {
    const { body } = await invite({ email: 'twice@example.com' });
    const json = { token: tokenOfLink(body.url), password: 'a long enough one' };
    const answers = await Promise.all([ask(api('sign-in/link'), { json }), ask(api('sign-in/link'), { json })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });
});

it('a role is one of the three', async () => {
  const someone = await join(site, owner, 'no-role@example.com', 'office');
  for (const json of [{ role: null }, { role: 'king' }, { isActive: null }])
    expect((await ask(api(`accounts/${someone.id}`), { method: 'PATCH', json, token: owner })).status).toBe(400);
  expect((await session(someone.token)).person).toMatchObject({ role: 'office' });
});

describe('two owners', () => {
  it('who demote each other at once leave one', async () => {
    const other = await join(site, owner, 'second-owner@example.com', 'owner');
    const { body: people } = await ask<AccountSummary[]>(api('accounts'), { token: owner });
    const first = people.find(({ email }) => email === OWNER.email);
    const demote = (id: string | undefined, token: string) =>
      ask(api(`accounts/${id}`), { method: 'PATCH', json: { role: 'office' }, token });
    const answers = await Promise.all([demote(other.id, owner), demote(first?.id, other.token)]);
    const left = await site.database.collection('accounts').find({ role: 'owner', isActive: true }).toArray();
    expect(left.length).toBeGreaterThanOrEqual(1);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    await site.database.collection('accounts').updateOne({ email: OWNER.email }, { $set: { role: 'owner' } });
  });
});

describe('what is noted', () => {
  it('names people in the log, and grants for three years', async () => {
    const { body: log } = await ask<AuditPage>(api('audit?kind=accounts'), { token: owner });
    expect(log.items).toContainEqual(expect.objectContaining({ action: 'account.invite', person: OWNER.name }));
    const { body: grants } = await ask<GrantPage>(api('accounts/grants'), { token: owner });
    expect(new Set(grants.items.map(({ kind }) => kind))).toEqual(
      new Set(['accounts-on', 'invited', 'link', 'deactivated', 'role']),
    );
    const invited = grants.items.find(({ about, kind }) => kind === 'invited' && about?.email === 'late@example.com');
    expect(invited).toMatchObject({ kind: 'invited', by: OWNER.name, to: 'office' });
  });
});

describe('a change of how somebody signs in', () => {
  const account = (path: string, token: string, json: object) => ask(api(`account/${path}`), { json, token });

  it('is told by letter, each once; what fails is not', async () => {
    const { email, password, token } = await join(site, owner, 'careful@example.com', 'editor');
    await addApp(site, token, password);
    expect((await account('recovery-codes', token, { password: 'wrong' })).status).toBe(403);
    await account('recovery-codes', token, { password });
    await account('totp/remove', token, { password });
    await account('totp/remove', token, { password });
    await account('password', token, { currentPassword: password, newPassword: 'another long one' });
    const news = await eventually(
      async () => mailbox.lettersTo(email).slice(1),
      (letters) => letters.length >= 4,
    );
    const told = news.map(({ text = '' }) => text.split('\n\n')[1]?.split('알려 드립니다. ')[1] ?? '');
    expect(told.toSorted()).toEqual([
      '복구 코드가 새로 발급되었습니다.',
      '비밀번호가 변경되었습니다.',
      '인증 앱이 삭제되었습니다.',
      '인증 앱이 추가되었습니다.',
    ]);
    expect(news[0]?.text).toContain('/ko/manage?tab=account');
  });
});

describe('recovery on the server', () => {
  it('prints a link that opens the account again, without its second factors', async () => {
    const someone = await join(site, owner, 'lost@example.com', 'owner');
    await addApp(site, someone.token, someone.password);
    const program = recover(' Lost@example.com');
    expect(await program.ended).toBe(0);
    const url = /^https:\/\/www\.example\.com\/ko\/manage#account=\S+$/m.exec(program.output())?.[0] ?? '';
    const password = 'found it once more';
    const json = { token: tokenOfLink(url), password };
    expect((await ask(api('sign-in/link'), { json })).status).toBe(200);
    expect((await ask(api('session'), { token: someone.token })).status).toBe(401);
    expect((await signInAs(site, { email: someone.email, password })).token).not.toBe('');
    await eventually(
      async () => mailbox.lettersTo(someone.email),
      (letters) => letters.some(({ text }) => text?.includes('링크로 새 비밀번호를 정했습니다.')),
    );
  });

  it('says that nobody has such an account', async () => {
    const program = recover('nobody@example.com');
    expect(await program.ended).toBe(1);
    expect(program.output()).toContain('Nobody has an account with the address nobody@example.com');
    // The owner's mistyped address when he turned accounts on shows here.
    expect(program.output()).toContain(OWNER.email);
  });
});

describe('turning accounts off', () => {
  it('leaves links that open nothing, and turning on again none to the owner', async () => {
    const other = await join(site, owner, 'linked@example.com', 'owner');
    const people = (await ask<AccountSummary[]>(api('accounts'), { token: owner })).body;
    const id = people.find(({ email }) => email === OWNER.email)?.id;
    const make = (token: string) => ask<AccountLink>(api(`accounts/${id}/link`), { json: { language: 'ko' }, token });
    expect(await code(make(owner))).toEqual({ status: 403, code: 'forbidden' });
    const token = tokenOfLink((await make(other.token)).body.url);
    const off = (by: string) => ask(api('accounts/off'), { json: { sharedPassword: '1234' }, token: by });
    const answers = await Promise.all([off(owner), off(other.token)]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    const changed = { status: 409, code: 'sign_in_changed' };
    expect(await code(ask(api('sign-in/link/find'), { json: { token } }))).toEqual(changed);
    const accepting = { token, password: 'not under a shared one' };
    expect(await code(ask(api('sign-in/link'), { json: accepting }))).toEqual(changed);
    const program = recover(OWNER.email);
    expect(await program.ended).toBe(1);
    expect(program.output()).toContain('Accounts are off');
    owner = await turnOn(site);
    const expired = { status: 404, code: 'link_expired' };
    expect(await code(ask(api('sign-in/link'), { json: accepting }))).toEqual(expired);
  });

  it('goes back to a shared password, and on again to the same accounts', async () => {
    const someone = await join(site, owner, 'stays@example.com', 'office');
    const sharedPassword = 'shared again';
    expect((await ask(api('accounts/off'), { json: { sharedPassword }, token: owner })).status).toBe(204);
    expect(await way()).toBe(false);
    for (const token of [owner, someone.token]) expect((await ask(api('session'), { token })).status).toBe(401);
    expect((await signInAs(site, someone)).status).toBe(409);
    owner = await turnOn(site, { ...OWNER, password: 'a new password of mine' }, sharedPassword);
    expect((await session(owner)).person).toMatchObject({ role: 'owner' });
    expect((await signInAs(site, someone)).status).toBe(200);
  });

  it('sessions of the other way, as a backup restores them, do not count', async () => {
    const settings = site.database.collection<{ _id: string }>('admin-settings');
    await settings.deleteOne({ _id: 'accounts' });
    expect((await ask(api('session'), { token: owner })).status).toBe(401);
    expect(await signIn(site, 'shared again')).toEqual(expect.any(String));
  });
});
