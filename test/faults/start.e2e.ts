import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

import { eventually } from '../support/site/http.js';
import { isAlive, mongodOf, spawnWithOwnDatabase } from '../support/site/own-database.js';
import { spawnServer } from '../support/site/server-process.js';
import { startTestSite, testFolder } from '../support/site/site.js';

describe('a start', () => {
  it('that cannot succeed names everything that is wrong with the settings, and no secret', async () => {
    const server = spawnServer({
      PORT: 'eighty',
      NODE_ENV: 'staging',
      PUBLIC_URL: 'www.example.com',
      TRUST_PROXY: 'yes',
      MONGODB_URI: 'postgres://hidden@db',
      SMTP_URL: 'smtp://mail:99999',
      JWT_SECRET: 'hidden',
      ADMIN_INITIAL_PASSWORD: 'abc',
      QUOTE_MAILBOX: 'nobody',
      QUOTES_PER_HOUR: '0',
    });
    expect(await server.ended).toBe(1);
    const output = server.output();
    const named = [...output.matchAll(/^ {2}- (\w+) must/gm)].map(([, name]) => name);
    expect(named).toEqual([
      'NODE_ENV',
      'PORT',
      'PUBLIC_URL',
      'TRUST_PROXY',
      'MONGODB_URI',
      'ADMIN_INITIAL_PASSWORD',
      'JWT_SECRET',
      'SMTP_URL',
      'QUOTE_MAILBOX',
      'QUOTES_PER_HOUR',
    ]);
    expect(output).not.toMatch(/hidden|abc\b|\bat .*\.js/);
  });

  it('on a port that is taken says so, and leaves no mongod behind', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo; // a TCP server's address
    const folder = await testFolder('port');
    const server = await spawnWithOwnDatabase(folder, { PORT: String(port) });
    expect(await server.ended).toBe(1);
    other.close();
    expect(server.output()).toContain(`Port ${port} is taken`);
    expect(server.output()).not.toMatch(/\bat .*\.js/);
    // mongod empties its lock file when it ends in order.
    await expect(mongodOf(folder)).rejects.toThrow('no mongod runs');
  });

  it.each([
    ['names no program', '/nowhere/mongod', /MONGOD_BINARY names \/nowhere\/mongod, which is not a program/],
    ['names another program', process.execPath, /MongoDB \(.*\) did not start on /],
  ])('with a MONGOD_BINARY that %s ends with the reason', async (_, binary, message) => {
    const server = await spawnWithOwnDatabase(await testFolder('binary'), { MONGOD_BINARY: binary });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(message);
    expect(server.output()).not.toMatch(/\bat .*\.js/);
  });
});

describe('a stop', () => {
  const halfSent = async (url: string, text: string): Promise<Socket> => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  };

  it.each(['SIGTERM', 'SIGINT'] as const)('by %s ends with 0, and open streams with it', async (signal) => {
    const site = await startTestSite('stop');
    const streams = Array.from({ length: 5 }, () => fetch(`${site.url}/api/posts/ko/events`));
    const ends = (await Promise.all(streams)).map((answer) => answer.text());
    // Half sent.
    const sockets = await Promise.all([
      halfSent(site.url, 'GET /ko HTTP/1.1\r\nHost: x\r\n'),
      halfSent(
        site.url,
        'POST /api/quotes HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
      ),
      halfSent(site.url, ''),
    ]);
    expect(await site.stop(signal)).toBe(0);
    for (const heard of await Promise.all(ends)) expect(heard).toContain('retry: ');
    for (const socket of sockets) socket.destroy();
  });

  it('while it still starts ends with 0 and leaves no mongod behind', async () => {
    const folder = await testFolder('early');
    const server = await spawnWithOwnDatabase(folder);
    const mongod = await eventually(
      () => mongodOf(folder).catch(() => 0),
      (pid) => pid > 0,
    );
    expect(await server.stop()).toBe(0);
    while (isAlive(mongod)) await new Promise((resolve) => setTimeout(resolve, 50));
  });
});
