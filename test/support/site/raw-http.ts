import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };

type Options = { method?: string; headers?: Record<string, string>; body?: string | Buffer };

/** Asks for exactly this path, as it is written, and returns the answer as it comes: nothing followed, nothing unpacked. */
export async function askRaw(origin: string, path: string, options: Options = {}): Promise<RawAnswer> {
  const { method = 'GET', headers = {}, body } = options;
  const sent = request(origin, { method, path, headers, agent: false });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]; // the event's only argument
  const received = await buffer(answer);
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: received, text: received.toString() };
}
