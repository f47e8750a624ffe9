import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

import type { Liveness, Readiness } from '../../shared/content/site.types.js';
import { quoteRequest } from '../support/makers/factories.js';
import { ask, eventually } from '../support/site/http.js';
import { mongodOf, ownDatabase, spawnWithOwnDatabase } from '../support/site/own-database.js';
import { startTestSite, testFolder } from '../support/site/site.js';

const live = (url: string) => ask<Liveness>(`${url}/api/health/live`);
const ready = (url: string) => ask<Readiness>(`${url}/api/health/ready`);

const isReady = ({ status }: { status: number }) => status === 200;

describe('a site whose database', () => {
  it('hangs is alive and not ready, until the database wakes', async () => {
    const folder = await testFolder('ready-hung');
    const server = await spawnWithOwnDatabase(folder);
    const url = await server.url;
    const mongod = await mongodOf(folder);
    process.kill(mongod, 'SIGSTOP');
    const answers = await Promise.all([live(url), ready(url)]).finally(() => process.kill(mongod, 'SIGCONT'));
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual([
      { status: 200, body: { status: 'ok' } },
      { status: 503, body: { status: 'down', reason: 'database' } },
    ]);
    await eventually(() => ready(url), isReady);
    await server.stop();
  });

  it('can be read but not written is alive and not ready, until it takes writes again', async () => {
    const folder = await testFolder('ready-secondary');
    const server = await spawnWithOwnDatabase(folder);
    const url = await server.url;
    const database = (await ownDatabase(folder)).getClient().db('admin');
    const secondary = { readPreference: 'secondary' } as const;
    await database.command({ replSetStepDown: 600, force: true });
    const { body } = await ready(url);
    expect(body).toEqual({ status: 'down', reason: 'database' });
    expect(await database.command({ ping: 1 }, secondary)).toMatchObject({ ok: 1 });
    expect((await live(url)).status).toBe(200);
    await database.command({ replSetFreeze: 0 }, secondary);
    await eventually(() => ready(url), isReady);
    await database.client.close();
    await server.stop();
  });
});

describe('a site that is told to end', () => {
  const listen = async ({ url }: { url: string }) =>
    (await once(request(`${url}/api/posts/ko/events`).end(), 'response')) as [IncomingMessage];

  it('first says that it is not ready and goes on with everything', async () => {
    const site = await startTestSite('drain', { DRAIN_SECONDS: '600' });
    const [stream] = await listen(site);
    stream.on('error', () => undefined); // cut at the end
    const body = JSON.stringify(quoteRequest());
    const begun = request(`${site.url}/api/quotes`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
    });
    begun.write(body.slice(0, 99));

    process.kill(site.pid, 'SIGTERM');
    const { body: reason } = await eventually(
      () => ready(site.url),
      ({ status }) => status === 503,
    );
    expect(reason).toEqual({ status: 'down', reason: 'stopping' });
    expect([(await live(site.url)).status, (await ask(`${site.url}/ko`)).status]).toEqual([200, 200]);
    expect((await ask(`${site.url}/api/quotes`, { json: quoteRequest() })).status).toBe(201);

    begun.end(body.slice(99));
    const [answer] = (await once(begun, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(201);
    expect(stream.readableEnded).toBe(false);
    await site.stop('SIGKILL');
  });

  it('then ends what is open', async () => {
    const site = await startTestSite('drained', { DRAIN_SECONDS: '1' });
    const [stream] = await listen(site);
    const heard = text(stream);
    expect(await site.stop()).toBe(0);
    expect(await heard).toContain('retry: ');
    expect(stream.complete).toBe(true);
  });
});
