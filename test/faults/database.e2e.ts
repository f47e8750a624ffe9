import type { QuotePage, QuoteReceipt } from '../../shared/requests/quotes.types.js';
import { quoteRequest } from '../support/makers/factories.js';
import { ask, eventually, signIn } from '../support/site/http.js';
import { isAlive, mongodOf, spawnWithOwnDatabase } from '../support/site/own-database.js';
import type { ServerProcess } from '../support/site/server-process.js';
import { testFolder } from '../support/site/site.js';

const started: ServerProcess[] = [];

async function start(folder: string, environment: Record<string, string> = {}) {
  const server = await spawnWithOwnDatabase(folder, environment);
  started.push(server);
  return { ...server, url: await server.url };
}

afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.stop()));
});

const send = (url: string, changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  ask<QuoteReceipt & { code: string }>(`${url}/api/quotes`, { json: quoteRequest(changes), headers });

const health = (url: string) => ask(`${url}/api/health`);

async function stored(url: string): Promise<string[]> {
  const { body } = await ask<QuotePage>(`${url}/api/admin/quotes`, { token: await signIn({ url }) });
  return body.items.map(({ email }) => email);
}

describe('the database that comes with the server', () => {
  it('keeps everything over a restart, and ends with the server', async () => {
    const folder = await testFolder('restart');
    const first = await start(folder);
    await send(first.url, { email: 'kept@example.com' });
    const mongod = await mongodOf(folder);
    expect(isAlive(mongod)).toBe(true);
    expect(await first.stop('SIGTERM')).toBe(0);
    expect(isAlive(mongod)).toBe(false);
    expect(await stored((await start(folder)).url)).toEqual(['kept@example.com']);
  });

  it('is taken over with everything in it after the server was killed', async () => {
    const folder = await testFolder('killed');
    const first = await start(folder);
    await send(first.url, { email: 'kept@example.com' });
    const leftBehind = await mongodOf(folder);
    await first.stop('SIGKILL');
    expect(isAlive(leftBehind)).toBe(true);
    const second = await start(folder);
    expect(isAlive(leftBehind)).toBe(false);
    expect(await stored(second.url)).toEqual(['kept@example.com']);
    expect((await send(second.url)).status).toBe(201);
  });

  it('is started again when it dies; in the meantime nothing is lost and nothing is a failure of ours', async () => {
    const folder = await testFolder('crash');
    const { url } = await start(folder);
    await send(url, { email: 'before@example.com' });
    const token = await signIn({ url });
    process.kill(await mongodOf(folder), 'SIGKILL');
    const answers = await Promise.all([
      send(url, { email: 'during@example.com' }, { 'Idempotency-Key': 'during' }),
      ask(`${url}/api/admin/quotes`, { token }),
      ask(`${url}/api/admin/quotes.csv`, { token }),
      ask(`${url}/api/admin/login`, { json: { password: '1234' } }),
      ask(`${url}/ko`),
    ]);
    expect(answers.at(-1)?.status).toBe(200);
    for (const { status, body } of answers.filter((answer) => answer.status >= 400))
      expect({ status, code: (body as { code: string }).code }).toEqual({ status: 503, code: 'database_unavailable' });
    await eventually(
      () => health(url),
      ({ status }) => status === 200,
    );
    const again = await send(url, { email: 'during@example.com' }, { 'Idempotency-Key': 'during' });
    expect(again.status).toBe(201);
    expect(await stored(url)).toEqual(['during@example.com', 'before@example.com']);
  });

  it('that hangs is answered for, and goes on when it wakes; a repeat stores once', async () => {
    const folder = await testFolder('hang');
    const { url } = await start(folder);
    const token = await signIn({ url });
    const mongod = await mongodOf(folder);
    const headers = { 'Idempotency-Key': 'while it hung' };
    process.kill(mongod, 'SIGSTOP');
    const answers = await Promise.all([
      send(url, { email: 'hung@example.com' }, headers),
      ask(`${url}/api/admin/quotes.csv`, { token }),
      ask(`${url}/api/admin/login`, { json: { password: '1234' } }),
    ]).finally(() => process.kill(mongod, 'SIGCONT'));
    for (const { status, body, headers: given } of answers) {
      expect({ status, code: body.code }).toEqual({ status: 503, code: 'database_unavailable' });
      expect(given.get('retry-after')).toBe('5');
    }
    const receipt = await eventually(
      () => send(url, { email: 'hung@example.com' }, headers),
      ({ status }) => status === 201,
    );
    expect((await send(url, { email: 'hung@example.com' }, headers)).body.reference).toBe(receipt.body.reference);
    expect(await stored(url)).toEqual(['hung@example.com']);
  });

  it('that hangs makes the health check say which part is down', async () => {
    const folder = await testFolder('health');
    const { url } = await start(folder);
    const mongod = await mongodOf(folder);
    process.kill(mongod, 'SIGSTOP');
    const { status, body } = await health(url).finally(() => process.kill(mongod, 'SIGCONT'));
    expect({ status, body }).toEqual({ status: 503, body: { status: 'down', database: 'down', storage: 'up' } });
    await eventually(
      () => health(url),
      (answer) => answer.status === 200,
    );
  });
});
