import type { IncomingMessage, ServerResponse } from 'node:http';

import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';

/**
 * Scripts come from files of this site, or inline with a hash. Styles may be inline, because components make them while
 * rendering.
 */
export const securityHeaders = (publicUrl: string, scriptHashes: readonly string[] = []) => {
  const isSecure = publicUrl.startsWith('https:');
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // `blob:`: what the site's own scripts have fetched, to be shown in the administrators' screens.
        frameSrc: ['blob:'],
        imgSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        ...(isSecure && { upgradeInsecureRequests: [] }),
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  });
};

/** For checked PDFs and pictures: nothing in them runs, but Safari shows PDFs only if plug-ins may run. */
const VIEWED =
  "default-src 'none'; img-src 'self' data:; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

export function allowViewer(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Content-Security-Policy', VIEWED);
  next();
}

/** For what only those see who have its address. */
export const PRIVATE_HEADERS = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
} as const;

/** As a list, for answers kept in memory. */
export function headerList(publicUrl: string, scriptHashes: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name] = value;
    },
    removeHeader: () => undefined,
  };
  /* oxlint-disable typescript/no-unsafe-type-assertion -- helmet does not read the request and only sets headers */
  const request = {} as IncomingMessage;
  securityHeaders(publicUrl, scriptHashes)(request, response as unknown as ServerResponse, () => undefined);
  /* oxlint-enable typescript/no-unsafe-type-assertion */
  return headers;
}
