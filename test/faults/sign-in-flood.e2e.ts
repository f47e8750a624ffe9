import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { boardAt } from '../support/makers/boards.js';
import { ask, signIn } from '../support/site/http.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

/** As many attempts with a password as wait or run at once. */
const ROOM = 30;

let site: TestSite;
let font: string;

beforeAll(async () => {
  site = await startTestSite('sign-in-flood', { TRUST_PROXY: '1' });
  const assets = await readdir(join(import.meta.dirname, '../../dist/web/assets'));
  font = `/assets/${assets.find((name) => name.endsWith('.woff2'))}`;
});

afterAll(async () => {
  await site?.stop();
});

/** Notes from now on what the server asks of this collection, and how often; returns the count. */
async function countReads(collection: string, filter = {}): Promise<() => Promise<number>> {
  const { database } = site;
  const asked = { ns: `${database.name}.${collection}`, op: { $in: ['query', 'command'] }, ...filter };
  await database.db?.command({ profile: 1, filter: asked });
  const notes = database.collection('system.profile');
  const before = await notes.countDocuments(asked);
  return async () => (await notes.countDocuments(asked)) - before;
}

let next = 0;
/** As if from an address that nobody else uses. */
const fromElsewhere = () => ({ 'X-Forwarded-For': `10.0.${Math.trunc((next += 1) / 250)}.${next % 250}` });

const signInWrongly = () =>
  ask(`${site.url}/api/admin/login`, { json: { password: 'wrong' }, headers: fromElsewhere() });

describe('many sign-ins at once', () => {
  it('keep no file and no list waiting, however many come', async () => {
    const over = new AbortController();
    const signInAgain = async () => {
      const statuses = [];
      while (!over.signal.aborted) statuses.push((await signInWrongly()).status);
      return statuses;
    };
    const flood = Promise.all(Array.from({ length: ROOM }, signInAgain));
    for (const path of [font, '/api/posts/ko', '/api/health/live'])
      expect({ path, status: (await ask(site.url + path)).status }).toEqual({ path, status: 200 });
    over.abort();
    expect(new Set((await flood).flat())).toEqual(new Set([403]));
  });

  it('beyond those that can wait are told to come again, and the right password is taken afterwards', async () => {
    const reads = await countReads('admin-settings', { 'command.filter._id': 'accounts' });
    const answers = await Promise.all(Array.from({ length: 400 }, signInWrongly));
    const [refused, checked] = [
      answers.filter(({ status }) => status === 429),
      answers.filter((each) => each.status === 403),
    ];
    expect(refused.length + checked.length).toBe(400);
    expect(checked.length).toBeGreaterThanOrEqual(ROOM);
    expect(refused.length).toBeGreaterThan(0);
    // Nobody waits for the database on their account.
    expect(await reads()).toBe(checked.length);
    for (const { body, headers } of refused)
      expect([body.code, headers.get('retry-after')]).toEqual(['too_many_requests', '2']);
    expect(await signIn(site)).toMatch(/^ey/);
  });

  it('that are told to come again count for no limit', async () => {
    const limited = await startTestSite('sign-in-flood-limit', { LOGIN_TRIES: '450' });
    const login = () => ask(`${limited.url}/api/admin/login`, { json: { password: 'wrong' } });
    const checkedOf = async (count: number) =>
      (await Promise.all(Array.from({ length: count }, login))).filter(({ status }) => status === 403).length;
    const checked = await checkedOf(400);
    expect(checked).toBeLessThan(400);
    // As many as there is room for, until the limit is met.
    let left = 0;
    for (let more = ROOM; more === ROOM; left += more) more = await checkedOf(ROOM);
    expect(checked + left).toBe(450);
    await limited.stop();
  });

  it('share their room with the passwords of posts', async () => {
    const board = boardAt(site, 'posts', 'ko', await signIn(site));
    const { id } = (await board.add({ password: 'right' })).body;
    const reads = await countReads('ko-posts', { 'command.find': { $exists: true } });
    const answers = await Promise.all(
      Array.from({ length: 400 }, (_, index) => (index % 2 ? signInWrongly() : board.open(id, { password: 'wrong' }))),
    );
    const kinds = answers.map(({ status, body }, index) => `${index % 2 ? 'sign-in' : 'post'} ${status} ${body.code}`);
    expect(new Set(kinds)).toEqual(
      new Set([
        'sign-in 403 password_incorrect',
        'sign-in 429 too_many_requests',
        'post 403 post_password_incorrect',
        'post 429 too_many_requests',
      ]),
    );
    // A request told to come again has not waited for the database.
    expect(await reads()).toBe(answers.filter(({ body }) => body.code === 'post_password_incorrect').length);
    expect((await board.open(id, { password: 'right' })).status).toBe(200);
  });
});
