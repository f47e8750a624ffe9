import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

import { quoteRequest } from '../support/makers/factories.js';
import { ask, eventually } from '../support/site/http.js';
import { portOf } from '../support/site/listening.js';
import { impatient, spawnServer } from '../support/site/server-process.js';
import { testDatabaseUri, testFolder } from '../support/site/site.js';

/** The database of the run on a port of its own, through a door that is shut until it is opened. */
async function doorTo(socket: string) {
  let isOpen = false;
  const door = createServer((visitor) => {
    if (!isOpen) {
      visitor.destroy();
      return;
    }
    const database = connect(socket);
    for (const end of [visitor, database]) end.on('error', () => undefined);
    visitor.pipe(database).pipe(visitor);
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  const { port } = door.address() as AddressInfo; // a TCP server's address
  return { port, open: () => (isOpen = true), close: () => door.close() };
}

async function startWithoutDatabase() {
  const [, socket = '', name = ''] = /^mongodb:\/\/([^/]+)\/([^?]+)/.exec(testDatabaseUri('waiting')) ?? [];
  const door = await doorTo(decodeURIComponent(socket));
  const server = spawnServer({
    ...impatient,
    DATA_DIR: await testFolder('waiting'),
    MONGODB_URI: `mongodb://127.0.0.1:${door.port}/${name}?directConnection=true`,
  });
  await server.says(/MongoDB cannot be reached at the address in MONGODB_URI/);
  const url = `http://127.0.0.1:${await portOf(server.pid)}`;
  await eventually(
    () => fetch(`${url}/api/health/live`).catch(() => undefined),
    (answer) => answer?.ok === true,
  );
  return { server, url, door };
}

describe('a site whose database is away at the start', () => {
  it('answers pages and pictures at once, says 503 to the rest, and goes on when the database is there', async () => {
    const { server, url, door } = await startWithoutDatabase();
    const page = await ask<string>(`${url}/ko`);
    expect(page.status).toBe(200);
    const [picture = ''] = /\/assets\/[\w.-]+\.(?:avif|webp)/.exec(page.body) ?? [];
    expect((await fetch(url + picture)).status).toBe(200);
    const { status, body, headers } = await ask(`${url}/api/quotes`, { json: quoteRequest() });
    expect({ status, body }).toEqual({
      status: 503,
      body: {
        success: false,
        code: 'database_unavailable',
        message: expect.stringContaining('nothing was stored'),
        requestId: headers.get('x-request-id'),
      },
    });
    expect(headers.get('retry-after')).toBe('5');
    expect((await ask(`${url}/api/health/live`)).status).toBe(200);
    expect(await ask(`${url}/api/health/ready`)).toMatchObject({
      status: 503,
      body: { status: 'down', reason: 'database' },
    });
    expect(await ask(`${url}/api/health`)).toMatchObject({ status: 503, body: { database: 'down', storage: 'up' } });

    const post = '/en/posts/0123456789abcdef01234567';
    const away = await ask<string>(url + post);
    expect({ status: away.status, wait: away.headers.get('retry-after') }).toEqual({ status: 503, wait: '5' });
    expect(away.headers.get('content-type')).toContain('text/html');
    expect(away.body).toContain('>The document could not be opened</h1>');
    expect((await ask(`${url}/sitemap.xml`)).status).toBe(503);

    door.open();
    await eventually(
      () => ask(`${url}/api/health/ready`),
      (answer) => answer.status === 200,
    );
    expect((await ask(`${url}/api/quotes`, { json: quoteRequest() })).status).toBe(201);
    expect((await ask(url + post)).status).toBe(404);
    expect(await server.stop()).toBe(0);
    door.close();
  });

  it('ends when it is told to, with 0', async () => {
    const { server, door } = await startWithoutDatabase();
    expect(await server.stop()).toBe(0);
    door.close();
  });
});
