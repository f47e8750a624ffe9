import type { Connection } from 'mongoose';

import type { ErrorBody } from '../../../shared/words/error.types.js';

export type Answer<Body> = { status: number; headers: Headers; body: Body };

type Options = { method?: string; json?: unknown; headers?: Record<string, string>; token?: string };

/** Longest wait for an answer: ms. The server cuts a silent connection later, and would leave nobody wiser. */
const PATIENCE = 60_000;

/** Sends one request and reads its JSON answer (or its text, where it is none). */
export async function ask<Body = ErrorBody>(url: string, options: Options = {}): Promise<Answer<Body>> {
  const { method = options.json === undefined ? 'GET' : 'POST', json, headers, token } = options;
  const begun = performance.now();
  const noAnswer = (cause: unknown) => {
    const waited = Math.round(performance.now() - begun);
    throw new Error(`no answer to ${method} ${url} after ${waited} ms: ${String(cause)}`, { cause });
  };
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(PATIENCE),
    redirect: 'manual',
    headers: {
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: json === undefined ? undefined : JSON.stringify(json),
  }).catch(noAnswer);
  const text = await response.text().catch(noAnswer);
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as Body };
}

/** Signs in and returns the token. */
export async function signIn(site: { url: string }, password = '1234'): Promise<string> {
  const { body } = await ask<{ accessToken: string }>(`${site.url}/api/admin/login`, { json: { password } });
  return body.accessToken;
}

/** The session of a token, as people see it. */
export function sessionOf(token: string): string {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string };
  return claims.sid.slice(0, 8);
}

/** Runs a periodic job now; its turn is over when `isDone` says so. */
export const runJob = (site: { database: Connection }, name: string, isDone: () => Promise<boolean>) =>
  eventually(
    async () => {
      await site.database.collection('jobs').updateOne({ name }, { $set: { nextRunAt: new Date() } });
      return isDone();
    },
    (isOver) => isOver,
  );

/** Asks again until the answer is the wanted one; for later effects. Fails with the test's own limit. */
export async function eventually<T>(read: () => Promise<T>, isThere: (value: T) => boolean): Promise<T> {
  for (;;) {
    const value = await read();
    if (isThere(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
