import { boardAt, pdfNamed } from '../support/makers/boards.js';
import { quoteRequest } from '../support/makers/factories.js';
import { ask, eventually, signIn } from '../support/site/http.js';
import { openMailbox } from '../support/site/mailbox.js';
import type { Mailbox } from '../support/site/mailbox.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

const secrets = {
  initialPassword: 'initial-secret-1',
  wrongPassword: 'wrong-secret-2',
  newPassword: 'changed-secret-3',
  signingKey: 'signing-secret-4-long-enough-for-hs256',
  lock: 'lock-secret-5',
  wrongLock: 'lock-guess-6',
  content: 'content-of-a-locked-post-7',
  searched: 'searched-words-8',
  file: 'drawing-of-somebody-9.pdf',
};

const visitor = {
  company: '은밀상사',
  name: '홍은밀',
  telephone: '010-9876-5432',
  email: 'leak.me@example.com',
  projectName: '은밀현장 7호',
  comment: '은밀하게 부탁드립니다',
};

const address = '203.0.113.77';
const headers = { 'X-Forwarded-For': address };

let mailbox: Mailbox;
let site: TestSite;

beforeAll(async () => {
  mailbox = await openMailbox();
  site = await startTestSite('log', {
    LOG_LEVEL: 'debug',
    ADMIN_INITIAL_PASSWORD: secrets.initialPassword,
    JWT_SECRET: secrets.signingKey,
    SMTP_URL: mailbox.url,
    TRUST_PROXY: '1',
  });
});

afterAll(async () => {
  await site?.stop();
  await mailbox?.close();
});

const sendQuote = (changes: Record<string, unknown> = {}) =>
  ask(`${site.url}/api/quotes`, { json: quoteRequest({ ...visitor, ...changes }), headers });

/** Forbidden values found in the log; waits until it tells of this request, which is the last. */
async function leaksOf(values: Record<string, string>): Promise<string[]> {
  const last = crypto.randomUUID();
  await ask(`${site.url}/api/posts/ko`, { headers: { 'X-Request-Id': last } });
  const log = await eventually(
    async () => site.output(),
    (output) => output.includes(last),
  );
  return Object.keys(values).filter((name) => log.includes(values[name] ?? ''));
}

describe('the log', () => {
  it('is JSON, a line an event, from the end of the start on', async () => {
    expect(await leaksOf({})).toEqual([]);
    const lines = site
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(JSON.parse(line)).toHaveProperty('level');
  });

  it('knows neither passwords nor keys, tokens, contents of locked posts and words searched for', async () => {
    const login = `${site.url}/api/admin/login`;
    expect((await ask(login, { json: { password: secrets.wrongPassword }, headers })).status).toBe(403);
    const token = await signIn(site, secrets.initialPassword);
    const board = boardAt(site, 'posts', 'ko', token);
    const { id } = (await board.add({ content: secrets.content, password: secrets.lock }, pdfNamed(secrets.file))).body;
    expect((await board.open(id, { password: secrets.wrongLock }, headers)).status).toBe(403);
    const opened = (await board.open(id, { password: secrets.lock }, headers)).body;
    expect((await fetch(`${site.url}${opened.pdfUrl}`)).status).toBe(200);
    for (const path of ['/api/posts/ko', '/api/admin/quotes', '/ko/search'])
      await ask(`${site.url}${path}?q=${secrets.searched}`, { token, headers });
    const change = {
      currentPassword: secrets.initialPassword,
      newPassword: secrets.newPassword,
      confirmPassword: secrets.newPassword,
    };
    const changed = await ask(`${site.url}/api/admin/password`, { json: change, token, headers });
    expect(changed.status).toBeLessThan(300);
    const cookie = { ...headers, Cookie: `admin_session=${token}` };
    await ask(`${site.url}/api/admin/session`, { headers: cookie });
    const fileToken = opened.pdfUrl?.split('=').at(-1) ?? '';
    expect(fileToken.length).toBeGreaterThan(50);
    expect(await leaksOf({ ...secrets, token, fileToken, address })).toEqual([]);
  });

  it('knows nothing of who asks for a quote, neither when all is well nor when something is wrong with the request', async () => {
    expect((await sendQuote()).status).toBe(201);
    const wrong = { email: 'not-an-address-of-leak', telephone: '', website: 7 };
    expect((await sendQuote(wrong)).status).toBe(400);
    const broken = await fetch(`${site.url}/api/quotes`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: `{"email": "${visitor.email}", ${visitor.name}`,
    });
    expect(broken.status).toBe(400);
    expect(await leaksOf({ ...visitor, wrong: wrong.email, address })).toEqual([]);
  });

  it.each([
    [451, 'retrying'],
    [550, 'failed'],
  ])('does not repeat what a mail server says of an address (%i)', async (responseCode, state) => {
    mailbox.refuse({ responseCode, message: `<${visitor.email}> (${visitor.name}) is not known here` });
    expect((await sendQuote()).status).toBe(201);
    const states = () => site.database.collection('quotes').distinct('deliveries.confirmation.state');
    await eventually(states, (found) => found.includes(state));
    await eventually(
      async () => site.output(),
      (output) => new RegExp(`confirmation letter not sent .*${responseCode}`).test(output),
    );
    mailbox.refuse(undefined);
    expect(await leaksOf(visitor)).toEqual([]);
  });

  it('tells where something unexpected has failed, without what the database quotes', async () => {
    const quotes = site.database.collection('quotes');
    await quotes.deleteMany({});
    await sendQuote();
    await quotes.createIndex({ email: 1, name: 1 }, { unique: true, name: 'each-once' });
    const twice = await sendQuote();
    await quotes.dropIndex('each-once');
    const validator = { $jsonSchema: { properties: { name: { maxLength: 1 }, email: { enum: [''] } } } };
    await site.database.db?.command({ collMod: 'quotes', validator });
    const invalid = await sendQuote();
    await site.database.db?.command({ collMod: 'quotes', validator: {} });
    expect([twice.status, invalid.status]).toEqual([500, 500]);
    expect(await leaksOf({ ...visitor, address })).toEqual([]);
    const errors = site
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{') && line.includes('"context":"Request"'));
    for (const code of [11_000, 121]) {
      const line = errors.find((each) => JSON.parse(each).err?.code === code);
      expect(JSON.parse(line ?? '{}').err.stack).toMatch(
        /at .*\/server\/requests\/intake\/quotes\.service\.ts:\d+:\d+/,
      );
    }
  });

  it('does not know the password of the mail server', async () => {
    const SMTP_URL = mailbox.url.replace('//', '//mailer:smtp-secret-10@');
    const other = await startTestSite('log-smtp', { SMTP_URL, LOG_LEVEL: 'debug' });
    await ask(`${other.url}/api/quotes`, { json: quoteRequest(visitor) });
    const log = await eventually(
      async () => other.output(),
      (output) => output.includes('letter not sent'),
    );
    for (const value of ['smtp-secret-10', Buffer.from('\0mailer\0smtp-secret-10').toString('base64')])
      expect(log).not.toContain(value);
    await other.stop();
  });
});
