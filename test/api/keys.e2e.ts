import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { boardAt, pdfNamed } from '../support/boards.js';
import { ask, signIn } from '../support/http.js';
import { spawnServer } from '../support/server-process.js';
import { startTestSite, testDatabaseUri } from '../support/site.js';
import type { TestSite } from '../support/site.js';

const [OLD, NEW] = ['the-old-key-that-is-long-enough-for-hs256', 'the-new-key-that-is-long-enough-for-hs256'];
const program = join(import.meta.dirname, '../../dist/server/programs/rotate-key.js');

const running: TestSite[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((site) => site.stop()));
});

/** Starts a server on the database, one after the other. */
async function start(environment: Record<string, string>): Promise<TestSite> {
  await running.pop()?.stop();
  const site = await startTestSite('keys', environment);
  running.push(site);
  return site;
}

const session = async ({ url }: TestSite, token: string) => (await ask(`${url}/api/admin/session`, { token })).status;

const isSignedWith = (key: string, token: string) => {
  const [head, body, signature] = token.split('.');
  return createHmac('sha256', key).update(`${head}.${body}`).digest('base64url') === signature;
};

describe('the keys in JWT_SECRET', () => {
  it('are changed without ending sessions: the first signs, all verify, one taken away counts no more, nor for files', async () => {
    const first = await start({ MONGODB_URI: testDatabaseUri('keys'), JWT_SECRET: OLD });
    const places = { MONGODB_URI: first.databaseUri, DATA_DIR: first.dataFolder };
    const before = await signIn(first);
    expect(isSignedWith(OLD, before)).toBe(true);
    const board = boardAt(first, 'e-procurement', 'ko', before);
    const { body } = await board.add({ password: 'lock' }, pdfNamed('a.pdf'));
    // The address of a locked post's file is signed, too.
    const { pdfUrl } = (await board.open(body.id, { password: 'lock' })).body;
    const fileAt = async ({ url }: TestSite) => (await fetch(`${url}${pdfUrl}`)).status;
    const both = await start({ ...places, JWT_SECRET: `${NEW}, ${OLD}` });
    const after = await signIn(both);
    expect(isSignedWith(NEW, after)).toBe(true);
    expect([await session(both, before), await session(both, after), await fileAt(both)]).toEqual([200, 200, 200]);
    const one = await start({ ...places, JWT_SECRET: NEW });
    expect([await session(one, before), await session(one, after), await fileAt(one)]).toEqual([401, 200, 403]);
  });

  it('are not shown when one of them is too short', async () => {
    const server = spawnServer({ JWT_SECRET: `${NEW},too-short` });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('JWT_SECRET must have at least 32 characters in each key');
    expect(server.output()).not.toMatch(/too-short|the-new-key/);
  });
});

describe('the key in the database', () => {
  async function rotate(MONGODB_URI: string): Promise<{ code: number; stdout: string; stderr: string }> {
    const env = { PATH: process.env.PATH, MONGODB_URI };
    const ended = promisify(execFile)(process.execPath, [program], { env });
    // A failed program is thrown with what it said.
    return ended.then(
      (said) => ({ code: 0, ...said }),
      (error: { code: number; stdout: string; stderr: string }) => error,
    );
  }

  it('is changed by rotate-key: sessions go on, until it is changed once more', async () => {
    const MONGODB_URI = testDatabaseUri('keys');
    const first = await start({ MONGODB_URI });
    const before = await signIn(first);
    const keys = () =>
      first.database.collection<{ _id: string; secret: string }>('admin-settings').findOne({ _id: 'signing' });
    const made = await keys();
    expect((await rotate(MONGODB_URI)).stdout).toContain('There is a new key');
    expect(await keys()).toMatchObject({ former: made?.secret, secret: expect.stringMatching(/^[\w-]{64}$/) });
    const second = await start({ MONGODB_URI });
    const after = await signIn(second);
    expect([await session(second, before), await session(second, after)]).toEqual([200, 200]);
    await rotate(MONGODB_URI);
    const third = await start({ MONGODB_URI });
    expect([await session(third, before), await session(third, after)]).toEqual([401, 200]);
  });

  it('is made by rotate-key where there is none yet', async () => {
    const MONGODB_URI = testDatabaseUri('keys');
    await rotate(MONGODB_URI);
    const site = await start({ MONGODB_URI });
    expect(await session(site, await signIn(site))).toBe(200);
  });

  it('stays as it is when the database cannot be reached', async () => {
    const { code, stderr } = await rotate('mongodb://127.0.0.1:9/site');
    expect({ code, said: stderr.split('\n')[0] }).toEqual({ code: 1, said: 'The key was not changed.' });
  });
});
