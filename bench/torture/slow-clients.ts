import { connect as dial } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Row } from './ledger.ts';
import { emptyLedger, rowOf } from './ledger.ts';
import { ownMongodb, revivable } from './places.ts';

const CLIENTS = 300;
const VISITS = 40;
/** What a normal visitor may wait: ms. */
const PROMISED = 1_000;

/** Clients that never come to the end of their request: a third in the head, a third in the body, a third reading. */
function slowClient(port: number, kind: number): Socket {
  const socket = dial(port, '127.0.0.1');
  socket.on('error', () => undefined); // cut off by the server, which is right
  if (kind === 0) socket.write('GET /ko HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  if (kind === 1)
    socket.write(
      'POST /api/quotes HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n{',
    );
  if (kind === 2) {
    socket.pause();
    socket.write('GET /ko/products HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(20));
  }
  const drip = setInterval(() => kind < 2 && socket.writable && socket.write('a'), 500);
  socket.once('close', () => clearInterval(drip));
  return socket;
}

/** Three hundred slow clients at once, and a visitor who wants a page and the board. */
export async function slowClients(): Promise<Row> {
  const mongodb = await ownMongodb('slow');
  const server = await revivable({ MONGODB_URI: mongodb.uri });
  const ledger = emptyLedger();
  const port = Number(new URL(server.url).port);
  const clients = Array.from({ length: CLIENTS }, (_, index) => slowClient(port, index % 3));
  try {
    await sleep(2_000);
    for (let visit = 0; visit < VISITS; visit += 1) {
      const started = performance.now();
      const answer = await fetch(server.url + (visit % 2 ? '/ko/products' : '/api/posts/ko'));
      await answer.arrayBuffer();
      const took = performance.now() - started;
      ledger.slowestAnswer = Math.max(ledger.slowestAnswer, took);
      if (!answer.ok || took > PROMISED) ledger.wrong.push(`a visitor was answered ${answer.status} after ${took} ms`);
      await sleep(100);
    }
    return rowOf(`${CLIENTS} slow clients`, 1, ledger, { lost: 0, duplicated: 0 });
  } finally {
    for (const client of clients) client.destroy();
    await server.stop();
    await mongodb.stop();
  }
}
