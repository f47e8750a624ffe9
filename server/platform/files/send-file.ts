import { pipeline } from 'node:stream';

import { Logger } from '@nestjs/common';
import type { Request, Response } from 'express';

import { AppError } from '../common/app-error.js';
import { isOtherVersion } from '../http/preconditions.js';
import { isInApp } from '../../../shared/posts/in-app.js';

import { rangeOf } from './byte-range.js';
import type { UploadStore } from './upload-store.js';

const logger = new Logger('Uploads');

const FOREVER = 'public, max-age=31536000, immutable';

/**
 * `isInline` shows the file where the browser can; `isSecret` forbids caching; `isForever` is what its address stands for as
 * long as it is there.
 */
type Offer = { id: string; name: string; type: string; isInline?: boolean; isSecret?: boolean; isForever?: boolean };

/** Sends a file under its name (RFC 6266), whole or the range asked for (RFC 9110), or 304. Throws `not_found`. */
export async function sendFile(
  store: UploadStore,
  { id, name, type, isInline = false, isSecret = false, isForever = false }: Offer,
  request: Request,
  response: Response,
): Promise<void> {
  const file = await store.find(id);
  if (!file) throw new AppError('not_found');
  if (isOtherVersion(request.get('If-Match'), `"${id}"`)) {
    response.status(412).set('Cache-Control', 'no-store').end();
    return;
  }
  nameFile(response, { name, type, isInline });
  response.set({
    ETag: `"${id}"`,
    'Accept-Ranges': 'bytes',
    'Cache-Control': isSecret ? 'no-store' : isForever ? FOREVER : 'private, no-cache',
  });
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  const isPartial = request.method === 'GET' && isRangeCurrent(request, id);
  const range = isPartial ? rangeOf(request.headers.range, file.size) : undefined;
  if (range && range.start > range.end) {
    response.status(416).set('Content-Range', `bytes */${file.size}`).end();
    return;
  }
  if (range) response.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${file.size}`);
  response.set('Content-Length', String(range ? range.end - range.start + 1 : file.size));
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  pipeline(store.read(id, range), response, (error) => {
    // A visitor who leaves is no failure.
    if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') logger.error(error, `${id} was not sent whole`);
  });
}

/**
 * Offers an answer as a file of this name; one that is shown inline has it, too, in case the visitor saves it. Browsers
 * within other apps can show a PDF, but not save one.
 */
export function nameFile(response: Response, { name, type, isInline = false }: Omit<Offer, 'id'>): void {
  response.attachment(name).set('Content-Type', type);
  const isShown = isInline || (type === 'application/pdf' && isInApp(response.req.get('User-Agent')));
  const disposition = response.get('Content-Disposition') ?? 'inline';
  if (isShown) response.set('Content-Disposition', disposition.replace(/^attachment/, 'inline'));
}

/** True if a request goes on with this file: it asks for a range behind its beginning, or of this version. */
export function isContinuation({ method, headers }: Request, id: string): boolean {
  const [, start] = /^bytes=(\d{1,15})-\d*$/.exec(headers.range ?? '') ?? [];
  if (method !== 'GET' || start === undefined) return false;
  return headers['if-range'] === undefined ? Number(start) > 0 : headers['if-range'] === `"${id}"`;
}

/** Parts of another version do not fit together. */
function isRangeCurrent(request: Request, id: string): boolean {
  const version = request.headers['if-range'];
  return version === undefined || version === `"${id}"`;
}
