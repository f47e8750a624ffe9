import { pipeline } from 'node:stream';

import type { Request, Response } from 'express';

import { AppError } from '../common/app-error.js';

import type { UploadStore } from './upload-store.js';

type Offer = { id: string; name: string; type: string };

/**
 * Sends a stored file under its own name (RFC 6266), whole or the one range that was asked for (RFC 9110), or just says
 * that it has not changed. Throws `not_found`.
 */
export async function sendFile(
  store: UploadStore,
  { id, name, type }: Offer,
  request: Request,
  response: Response,
): Promise<void> {
  const file = await store.find(id);
  if (!file) throw new AppError('not_found');
  response.attachment(name);
  response.set({
    'Content-Type': type,
    ETag: `"${id}"`,
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, no-cache',
  });
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  const asked = isRangeCurrent(request, id) ? request.range(file.size, { combine: true }) : undefined;
  if (asked === -1) {
    response.status(416).set('Content-Range', `bytes */${file.size}`).end();
    return;
  }
  const range = Array.isArray(asked) && asked.type === 'bytes' && asked.length === 1 ? asked[0] : undefined;
  if (range) response.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${file.size}`);
  response.set('Content-Length', String(range ? range.end - range.start + 1 : file.size));
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  // A visitor who leaves ends the reading; there is nobody left to tell.
  pipeline(store.read(id, range && { start: range.start, end: range.end }), response, () => undefined);
}

/** `If-Range` names the version that the parts at hand are of; parts of another one do not fit. */
function isRangeCurrent(request: Request, id: string): boolean {
  const version = request.headers['if-range'];
  return version === undefined || version === `"${id}"`;
}
