import type { NextFunction, Request, Response } from 'express';

import { AppError } from '../common/app-error.js';

export const isHealthCheck = (url = '') => /^\/api\/health(?:\/live|\/ready)?$/.test(url);

/** Nobody caches answers of the API, unless a route says otherwise. */
export function forbidCaching(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}

/** Refuses bodies that are neither JSON nor multipart in UTF-8 before reading them. */
export function requireKnownType(request: Request, _response: Response, next: NextFunction): void {
  const { 'transfer-encoding': transfer, 'content-length': length, 'content-type': type = '' } = request.headers;
  const hasBody = transfer !== undefined || Number(length ?? 0) > 0;
  const charsets = [...type.matchAll(/;\s*charset\s*=\s*"?([^";\s]*)/gi)].map(([, charset]) => charset?.toLowerCase());
  const isKnown = request.is(['json', 'multipart/form-data']) && charsets.every((charset) => charset === 'utf-8');
  next(!hasBody || isKnown ? undefined : new AppError('unsupported_media_type'));
}

/** Refuses a repeated parameter: of two values, a proxy may take the one and we the other. */
export function requireSoundQuery(request: Request, _response: Response, next: NextFunction): void {
  const twice = Object.entries(request.query).filter(([, value]) => typeof value !== 'string');
  const fields = Object.fromEntries(twice.map(([name]) => [name, 'wrong_type' as const]));
  const isSound = twice.length === 0 && isReadable(request.url);
  next(isSound ? undefined : new AppError('validation_failed', twice.length > 0 ? { fields } : {}));
}

function isReadable(url: string): boolean {
  try {
    const [, query = ''] = /\?(.*)/.exec(url) ?? [];
    return !decodeURIComponent(query).includes('\0');
  } catch {
    return false;
  }
}
