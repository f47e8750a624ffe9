import { connect, createServer } from 'node:net';
import type { Server } from 'node:net';

import { quoteRequest } from '../support/factories.js';
import { freePort } from '../support/free-port.js';
import { ask, eventually } from '../support/http.js';
import { impatient, spawnServer } from '../support/server-process.js';
import { testDatabaseUri, testFolder } from '../support/site.js';

/** A database on this port: the one of the run, through a door that may be opened later. */
function doorTo(socket: string): Server {
  return createServer((visitor) => {
    const database = connect(socket);
    for (const end of [visitor, database]) end.on('error', () => undefined);
    visitor.pipe(database).pipe(visitor);
  });
}

async function startWithoutDatabase() {
  const [port, databasePort] = [await freePort(), await freePort()];
  const [, socket = '', name = ''] = /^mongodb:\/\/([^/]+)\/([^?]+)/.exec(testDatabaseUri('waiting')) ?? [];
  const server = spawnServer({
    ...impatient,
    PORT: String(port),
    DATA_DIR: await testFolder('waiting'),
    MONGODB_URI: `mongodb://127.0.0.1:${databasePort}/${name}?directConnection=true`,
  });
  const url = `http://127.0.0.1:${port}`;
  await server.says(/MongoDB cannot be reached at the address in MONGODB_URI/);
  await eventually(
    () => fetch(`${url}/api/health/live`).catch(() => undefined),
    (answer) => answer?.ok === true,
  );
  return { server, url, door: doorTo(decodeURIComponent(socket)), databasePort };
}

describe('a site whose database is away at the start', () => {
  it('answers pages and pictures at once, says 503 to the rest, and goes on when the database is there', async () => {
    const { server, url, door, databasePort } = await startWithoutDatabase();
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

    door.listen(databasePort, '127.0.0.1');
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
    const { server } = await startWithoutDatabase();
    expect(await server.stop()).toBe(0);
  });
});
