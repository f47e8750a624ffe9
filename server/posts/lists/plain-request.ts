import type { IncomingMessage } from 'node:http';

import { parseCookie } from 'cookie';

import { SESSION_COOKIE } from '../../access/sessions/admin.guard.js';

/** Characters. Nobody else asks for a longer address. */
const LONGEST_ADDRESS = 1000;

const conditions = ['if-match', 'if-none-match', 'if-modified-since'] as const;

/** True if a request may be answered from memory: it has no session, no body and no conditional headers. */
export function isPlain({ url = '', method, headers }: IncomingMessage): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || url.length > LONGEST_ADDRESS) return false;
  if (headers.authorization !== undefined) return false;
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return false;
  if (conditions.some((name) => headers[name] !== undefined)) return false;
  return !headers.cookie?.includes(SESSION_COOKIE) || !parseCookie(headers.cookie)[SESSION_COOKIE];
}
