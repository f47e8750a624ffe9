import { boardAt } from '../support/boards.js';
import { ask, signIn } from '../support/http.js';
import { startTestSite } from '../support/site.js';
import type { TestSite } from '../support/site.js';

/** The least that OWASP's cheat sheet on password storage asks of argon2id: 19 MiB, two rounds. */
const STRONG = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite('long-passwords');
});

afterAll(async () => {
  await site?.stop();
});

/** The longest there may be, in one byte a character and in four. */
const longest = ['x'.repeat(199), '가'.repeat(199), '🔥'.repeat(199)];

describe('two passwords that differ only in their last character', () => {
  it('are different passwords of the administrators', async () => {
    let current = '1234';
    for (const long of longest) {
      const token = await signIn(site, current);
      const change = { currentPassword: current, newPassword: `${long}a`, confirmPassword: `${long}a` };
      expect((await ask(`${site.url}/api/admin/password`, { token, json: change })).status).toBe(204);
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
