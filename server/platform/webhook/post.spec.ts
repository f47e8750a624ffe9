import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { Forbidden, post } from './post.js';

let stop: (() => void) | undefined;
afterEach(() => stop?.());

/** A receiver that answers so, by its port. */
async function receiver(answer: RequestListener): Promise<number> {
  const server = createServer(answer).listen(0);
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const send = (url: string, network: 'public' | 'any' = 'any', patience = 60_000) =>
  post({ url: new URL(url), headers: { 'webhook-id': 'a' }, body: '{"a":1}' }, { network, patience });

describe('post', () => {
  it('sends headers and body, and tells the status', async () => {
    const seen: unknown[] = [];
    const port = await receiver((request, response) => {
      void text(request).then((body) => {
        seen.push(request.method, request.url, request.headers['webhook-id'], body);
        response.writeHead(500).end('no');
      });
    });
    expect(await send(`http://localhost:${port}/hook?a=b`)).toBe(500);
    expect(seen).toEqual(['POST', '/hook?a=b', 'a', '{"a":1}']);
  });

  it('follows no redirect', async () => {
    const paths: (string | undefined)[] = [];
    const port = await receiver(({ url }, response) => {
      paths.push(url);
      response.writeHead(307, { Location: '/other' }).end();
    });
    expect(await send(`http://127.0.0.1:${port}/`)).toBe(307);
    expect(paths).toEqual(['/']);
  });

  it('hangs up on an answer without end', async () => {
    let hungUp: Promise<unknown> | undefined;
    const port = await receiver((_request, response) => {
      hungUp = once(response, 'close');
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      };
      response.writeHead(200).on('drain', more);
      more();
    });
    expect(await send(`http://127.0.0.1:${port}/`)).toBe(200);
    await hungUp;
  });

  it('gives up a receiver that hangs', async () => {
    const port = await receiver(() => undefined);
    await expect(send(`http://127.0.0.1:${port}/`, 'any', 200)).rejects.toThrow('No answer within 0.2 s.');
  });

  it('asks nobody in the own network unless that is allowed, and nobody else without TLS', async () => {
    let asked = 0;
    const port = await receiver((_request, response) => {
      asked += 1;
      response.end();
    });
    for (const host of ['127.0.0.1', '127.1', '2130706433', '[::1]', '[::ffff:127.0.0.1]', 'localhost'])
      await expect(send(`http://${host}:${port}/`, 'public')).rejects.toThrow(Forbidden);
    await expect(send(`https://127.0.0.1:${port}/`, 'public')).rejects.toThrow(Forbidden);
    await expect(send('http://1.1.1.1/')).rejects.toThrow(Forbidden);
    expect(asked).toBe(0);
    expect(await send(`http://localhost:${port}/`)).toBe(200);
  });
});
