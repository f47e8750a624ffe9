import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { isOtherVersion } from '../platform/http/preconditions.js';

export type Encoding = 'br' | 'gzip' | 'identity';

/** All of an answer but its body in the encoding that a request asks for. */
export type AnswerHead = { status: number; headers: Record<string, string>; etag: string };

export const etagOf = (text: Buffer): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/** The encoding that a request asks for. */
export function encodingOf({ headers }: IncomingMessage): Encoding {
  const accepted = headers['accept-encoding'] ?? '';
  if (/\bbr\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br';
  return takesGzip({ headers }) ? 'gzip' : 'identity';
}

/** True if gzip is among the encodings that a request takes. */
export const takesGzip = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  /\bgzip\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(headers['accept-encoding'] ?? '');

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Brotli 9 is close to the best and quick enough for a start; a page fits a small window. */
const READY = 9;
/** Quick enough for one request. */
const AT_ONCE = 4;

/** In the encoding, as small as it gets for what is kept; as quickly as it gets for what is sent once. */
export async function compressed(text: Buffer, encoding: Encoding, isKept: boolean): Promise<Buffer> {
  if (encoding === 'identity') return text;
  if (encoding === 'gzip') return gzipped(text);
  const quality = isKept ? READY : AT_ONCE;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 18 };
  return brotli(text, { params });
}

/** Sends an answer, or what its conditions ask for instead. */
export function sendAnswer(
  { status, headers: own, etag: plain }: AnswerHead,
  body: Buffer,
  encoding: Encoding,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const etag = encoding === 'identity' ? plain : `${plain.slice(0, -1)}-${encoding}"`;
  const headers = { ...own, ETag: etag };
  // These files have no date, so If-Unmodified-Since does not count (RFC 9110, section 13.1.4).
  if (status === 200 && isOtherVersion(request.headers['if-match'], etag)) {
    response.writeHead(412, { ...own, 'Cache-Control': 'no-store' });
    response.end();
    return;
  }
  // The header may be a list or weakened by a proxy; the quotes make a plain search safe.
  if (status === 200 && request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const content = { ...(encoding !== 'identity' && { 'Content-Encoding': encoding }), 'Content-Length': body.length };
  response.writeHead(status, { ...headers, ...content });
  response.end(request.method === 'HEAD' ? undefined : body);
}
