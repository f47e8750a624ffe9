import type { NextFunction, Request, Response } from 'express';

/** True if `If-Match` names other versions than this one (RFC 9110, section 13.1.1). */
export function isOtherVersion(ifMatch: string | undefined, etag: string): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return false;
  return !ifMatch.split(',').some((version) => version.trim() === etag);
}

/**
 * Express's static files answer 416 and 412 with an error. That answer has no body, so it must not carry the file's
 * type or be cached.
 */
export function refuseWithoutBody(
  error: { status?: unknown; headers?: Record<string, string> },
  _request: Request,
  response: Response,
  next: NextFunction,
): void {
  if (error.status !== 412 && error.status !== 416) {
    next(error);
    return;
  }
  response.removeHeader('Content-Type');
  response
    .status(error.status)
    .set({ ...error.headers, 'Cache-Control': 'no-store' })
    .end();
}
