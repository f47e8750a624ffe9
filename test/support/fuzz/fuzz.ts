import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

import type { QuotePage } from '../../../shared/requests/quotes.types.js';

import { boardAt, pdfNamed } from '../makers/boards.js';
import { certificateFields, certificatesAt } from '../makers/certificates.js';
import { quoteRequest } from '../makers/factories.js';
import { describedIn } from './fuzz-documented.js';
import { requestsOf } from './fuzz-requests.js';
import type { FuzzRequest, OpenApi } from './fuzz-requests.js';
import { ask, signIn } from '../site/http.js';

/** No answer after this time counts as none: ms. */
const PATIENCE = 30_000;

export type FuzzResult = {
  /** Number of each operation's answers by status. */
  routes: Record<string, Record<string, number>>;
  /** Requests that were answered by 5xx, by a status that the API does not describe, or not at all; as they were sent. */
  failures: { answer: string; request: string }[];
};

/**
 * Sends that many requests, one after the other, to a site behind one proxy; the same ones for the same seed. Each comes
 * from an address of its own, so that no limit is met.
 */
export async function fuzz(site: { url: string }, seed: number, count: number): Promise<FuzzResult> {
  const { body: api } = await ask<OpenApi>(`${site.url}/api/docs`, { headers: { Accept: 'application/json' } });
  const described = describedIn(api);
  const known = await fill(site);
  const result: FuzzResult = { routes: {}, failures: [] };
  const signedIn = { password: '1234', token: await signIn(site) };
  for (const [index, each] of requestsOf(api, seed, count).entries()) {
    const ids = knownAt(known, each.path);
    const path = each.path.replace('{id}', ids[each.known % ids.length] ?? 'none');
    const { answer, id } = await send(site.url, { ...each, path }, signedIn.token, index).catch((error: unknown) => ({
      answer: String(error),
      id: undefined,
    }));
    if (id) ids.push(id);
    const { name, statuses } = described(each.method, path);
    const counts = (result.routes[name] ??= {});
    counts[answer] = (counts[answer] ?? 0) + 1;
    if (typeof answer === 'string' || answer >= 500 || !statuses.includes(answer))
      result.failures.push({ answer: String(answer), request: shown(each, path) });
    if (answer === 204) await keepIn(site, signedIn, name, each);
  }
  return result;
}

/** Follows a sign-out and a new password, so that what comes next is not refused for them. */
async function keepIn(
  site: { url: string },
  signedIn: { password: string; token: string },
  name: string,
  { body }: FuzzRequest,
): Promise<void> {
  if (name === 'POST /api/admin/password') signedIn.password = JSON.parse(String(body)).newPassword.trim();
  if (name === 'POST /api/admin/logout') signedIn.token = await signIn(site, signedIn.password);
}

/** Ids of what is there, or was, by what their addresses contain. */
type Known = Record<string, string[]>;

function knownAt(known: Known, path: string): string[] {
  if (path.startsWith('/certificates/')) return ['kc-certificate.pdf', 'kc-certificate.webp'];
  return Object.entries(known).find(([place]) => path.includes(`/${place}`))?.[1] ?? [];
}

/** Puts something there of each kind. */
async function fill(site: { url: string }): Promise<Known> {
  const token = await signIn(site);
  const known: Known = {};
  for (const [kind, name] of [
    ['posts', 'ko'],
    ['posts', 'en'],
    ['e-procurement', 'ko'],
    ['e-procurement', 'en'],
  ] as const) {
    const board = boardAt(site, kind, name, token);
    const open = await board.add({}, pdfNamed('a.pdf'));
    const locked = await board.add({ password: 'lock' }, pdfNamed('b.pdf'));
    known[`${kind}/${name}`] = [open.body.id, locked.body.id];
  }
  const certificate = await certificatesAt(site, token).add(certificateFields());
  await ask(`${site.url}/api/quotes`, { json: quoteRequest() });
  const { body } = await ask<QuotePage>(`${site.url}/api/admin/quotes`, { token });
  return { ...known, certificates: [certificate.body.id], quotes: body.items.map(({ id }) => id) };
}

/** The status of the answer, and the id of what was made; a stream that goes on for ever is left. */
async function send(
  origin: string,
  { method, path, headers, session, body }: FuzzRequest,
  token: string,
  index: number,
): Promise<{ answer: number; id?: string }> {
  const signed: Record<FuzzRequest['session'], Record<string, string>> = {
    header: { Authorization: `Bearer ${token}` },
    cookie: { Cookie: `admin_session=${token}` },
    none: {},
  };
  // The proxy's address stands last.
  const addresses = [headers['X-Forwarded-For'], `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`];
  const sent = request(origin, {
    method,
    path,
    headers: { ...headers, ...signed[session], 'X-Forwarded-For': addresses.filter(Boolean).join(', ') },
    agent: false,
    timeout: PATIENCE,
  });
  // An answer may come before all is sent, and the connection end with it.
  sent.on('error', () => undefined);
  sent.on('timeout', () => sent.destroy(new Error('no answer')));
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]; // the event's only argument
  const status = answer.statusCode ?? 0;
  if (answer.headers['content-type'] === 'text/event-stream') {
    answer.destroy();
    return { answer: status };
  }
  const received = await text(answer);
  return { answer: status, id: status === 201 ? (JSON.parse(received) as { id?: string }).id : undefined };
}

const shown = ({ method, headers, session, body }: FuzzRequest, path: string) =>
  `${method} ${path}\n${JSON.stringify(headers)} session: ${session}\n${(body ?? '').toString('latin1').slice(0, 2000)}`;
