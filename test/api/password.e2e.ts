import { Logger } from '@nestjs/common';
import mongoose from 'mongoose';
import type { Connection } from 'mongoose';

import { PasswordSetting, PasswordSettingSchema } from '../../server/access/sessions/admin.schema.js';
import type { AdminSession, LoginAnswer } from '../../shared/admin/admin.types.js';
import { HashingService } from '../../server/access/sessions/hashing.service.js';
import { PasswordService } from '../../server/access/sessions/password.service.js';
import type { ErrorBody } from '../../shared/words/error.types.js';
import { loadConfig } from '../../server/platform/config.js';
import { inTransaction } from '../../server/platform/database/transaction.js';
import { boardAt } from '../support/makers/boards.js';
import { ask, signIn } from '../support/site/http.js';
import { startTestSite, testDatabaseUri } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

/** The least that OWASP's cheat sheet on password storage asks of argon2id: 19 MiB, two rounds. */
const STRONG = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

const login = ({ url }: TestSite, password: string) =>
  ask<LoginAnswer & ErrorBody>(`${url}/api/admin/login`, { json: { password } });

const change = (
  { url }: TestSite,
  token: string,
  currentPassword: string,
  newPassword: string,
  confirmPassword = newPassword,
) => ask(`${url}/api/admin/password`, { token, json: { currentPassword, newPassword, confirmPassword } });

const session = ({ url }: TestSite, token: string) => ask<AdminSession>(`${url}/api/admin/session`, { token });

describe('POST /api/admin/password', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite('password');
  });
  afterAll(async () => {
    await site?.stop();
  });

  it.each([
    ['passwords that differ', ['1234', 'abcd', 'abce'], 400, { confirmPassword: 'mismatch' }],
    ['three characters', ['1234', 'abc', 'abc'], 400, { newPassword: 'too_short' }],
    ['an empty password', ['1234', '', ''], 400, { newPassword: 'too_short', confirmPassword: 'required' }],
    ['four blanks', ['1234', '    ', '    '], 400, { newPassword: 'too_short' }],
    ['blanks of every kind', ['1234', '\t\u3000\u00A0 ', '\t\u3000\u00A0 '], 400, { newPassword: 'too_short' }],
    [
      'letters without a shape',
      ['1234', '\u3164\u200B\u00AD\u2060', '\u3164\u200B\u00AD\u2060'],
      400,
      { newPassword: 'too_short' },
    ],
    [
      '201 characters',
      ['1234', 'x'.repeat(201), 'x'.repeat(201)],
      400,
      { newPassword: 'too_long', confirmPassword: 'too_long' },
    ],
    ['a wrong current password', ['4321', 'abcd', 'abcd'], 403, undefined],
  ] as const)('refuses %s', async (_, [current, next, confirmation], status, fields) => {
    const token = await signIn(site);
    const answer = await change(site, token, current, next, confirmation);
    expect({ status: answer.status, fields: answer.body.fields }).toEqual({ status, fields });
    expect((await login(site, '1234')).status).toBe(200);
  });

  it('lets one of two sessions win that change it at the same moment, and tells the other', async () => {
    const tokens = [await signIn(site), await signIn(site)];
    const answers = await Promise.all(tokens.map((token, index) => change(site, token, '1234', `race ${index}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    const winner = answers.findIndex(({ status }) => status === 204);
    expect(answers[1 - winner]?.body.code).toBe('conflict');
    const statuses = [];
    for (const password of ['1234', `race ${1 - winner}`, `race ${winner}`])
      statuses.push((await login(site, password)).status);
    expect(statuses).toEqual([403, 403, 200]);
    expect((await session(site, tokens[winner] ?? '')).status).toBe(200);
    expect((await session(site, tokens[1 - winner] ?? '')).status).toBe(401);
    expect((await change(site, tokens[winner] ?? '', `race ${winner}`, '1234')).status).toBe(204);
  });

  it('leaves no session to who is signing in with the old one at the same moment, at another server', async () => {
    const own = await signIn(site);
    const other = await startTestSite('password-other', { MONGODB_URI: site.databaseUri });
    const late = Array.from({ length: 24 }, () => login(other, '1234'));
    const [changed, ...answers] = await Promise.all([change(site, own, '1234', 'changed meanwhile'), ...late]);
    await other.stop();
    expect(changed.status).toBe(204);
    for (const { status, body } of answers) {
      expect([200, 403]).toContain(status);
      if (status === 200) expect((await session(site, body.accessToken)).status).toBe(401);
    }
    expect((await session(site, own)).status).toBe(200);
    expect((await change(site, own, 'changed meanwhile', '1234')).status).toBe(204);
  });

  it('puts the new one in place of the default and ends every other session', async () => {
    const [own, other] = [await signIn(site), await signIn(site)];
    expect((await session(site, own)).body.passwordIsDefault).toBe(true);
    expect((await change(site, own, '1234', '새 비밀번호')).status).toBe(204);
    expect((await session(site, own)).body.passwordIsDefault).toBe(false);
    expect((await session(site, other)).status).toBe(401);
    expect([(await login(site, '1234')).status, (await login(site, '새 비밀번호')).status]).toEqual([403, 200]);
    const stored = await site.database.collection<{ _id: string }>('admin-settings').findOne({ _id: 'password' });
    expect(stored).toMatchObject({ password: expect.stringMatching(/^\$argon2id\$/) });
  });

  /** The longest there may be, in one byte a character and in four. */
  const longest = ['x'.repeat(199), '가'.repeat(199), '🔥'.repeat(199)];

  describe('two passwords that differ only in their last character', () => {
    it('are different passwords of the administrators', async () => {
      let current = '새 비밀번호'; // of the last change
      for (const long of longest) {
        const token = await signIn(site, current);
        const changed = { currentPassword: current, newPassword: `${long}a`, confirmPassword: `${long}a` };
        expect((await ask(`${site.url}/api/admin/password`, { token, json: changed })).status).toBe(204);
        const statuses = [];
        for (const password of [`${long}b`, `${long}A`, long, `${long}ab`, `${long}a`])
          statuses.push((await ask(`${site.url}/api/admin/login`, { json: { password } })).status);
        expect(statuses).toEqual([403, 403, 403, 400, 200]);
        current = `${long}a`;
      }
      const stored = await site.database.collection<{ _id: string }>('admin-settings').findOne({ _id: 'password' });
      expect(stored).toMatchObject({ password: expect.stringMatching(STRONG) });
    });

    it('are different passwords of a post', async () => {
      const board = boardAt(site, 'e-procurement', 'ko', await signIn(site, `${longest.at(-1)}a`));
      for (const long of longest) {
        const { body } = await board.add({ password: `${long}a` });
        const statuses = [];
        for (const password of [`${long}b`, `${long}A`, long, `${long}ab`, `${long}a`])
          statuses.push((await board.open(body.id, { password })).status);
        expect(statuses).toEqual([403, 403, 403, 400, 200]);
      }
      const stored = await site.database.collection('ko-e-procurement').find().toArray();
      for (const { password } of stored) expect(password).toMatch(STRONG);
    });
  });
});

describe('the first password', () => {
  let database: Connection;
  const production = { NODE_ENV: 'production' };

  beforeAll(async () => {
    Logger.overrideLogger(false);
    database = await mongoose.createConnection(testDatabaseUri('first')).asPromise();
    database.model(PasswordSetting.name, PasswordSettingSchema);
  });

  beforeEach(() => database.collection('admin-settings').deleteMany({}));

  afterAll(() => database?.close());

  /** The password, as a server has it that starts with these settings. */
  async function startWith(environment: Record<string, string>): Promise<PasswordService> {
    const settings = database.model<PasswordSetting>(PasswordSetting.name);
    const service = new PasswordService(settings, loadConfig(environment), new HashingService());
    await service.onModuleInit();
    return service;
  }

  it('left at the well-known one is refused once the server runs in production, until another is set', async () => {
    const first = await startWith({});
    expect(await first.check('1234')).toMatch(/^\$argon2id\$/);
    await expect((await startWith(production)).check('1234')).rejects.toMatchObject({
      code: 'admin_settings_not_found',
    });
    const later = await startWith({ ...production, ADMIN_INITIAL_PASSWORD: 'set later' });
    await expect(later.check('1234')).rejects.toMatchObject({ code: 'password_incorrect' });
    expect(await later.check('set later')).toEqual(expect.any(String));
    // It cannot be made the well-known one there, which would lock everybody out.
    const details = { fields: { newPassword: 'invalid' } };
    await expect(later.chosen('1234')).rejects.toMatchObject({ code: 'validation_failed', details });
  });

  it('stays when the setting is taken away again; set anew it leaves one that an administrator chose', async () => {
    await startWith({ ADMIN_INITIAL_PASSWORD: 'once set' });
    const second = await startWith({});
    await expect(second.check('1234')).rejects.toMatchObject({ code: 'password_incorrect' });
    const current = await second.check('once set');
    const chosen = await second.chosen('chosen');
    await inTransaction(database, (transaction) => second.replace(chosen, current, transaction));
    const third = await startWith({ ...production, ADMIN_INITIAL_PASSWORD: 'set later' });
    await expect(third.check('set later')).rejects.toMatchObject({ code: 'password_incorrect' });
    expect(await third.check('chosen')).toEqual(expect.any(String));
  });
});
