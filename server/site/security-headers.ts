import type { IncomingMessage, ServerResponse } from 'node:http';

import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';

/**
 * The security headers of every answer. Scripts run from files of this site only, plus the inline ones a page brings,
 * named by their hashes; styles may be inline because the components make them while they render.
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
        imgSrc: ["'self'", 'data:'],
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

/** For PDFs and pictures that were checked: nothing in them runs, but Safari shows a PDF by a plug-in only if it may. */
const VIEWED =
  "default-src 'none'; img-src 'self' data:; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Lets browsers show the files below this path with what they have for it. */
export function allowViewer(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Content-Security-Policy', VIEWED);
  next();
}

/** The same headers as a list, worked out once for answers that are kept ready. */
export function headerList(publicUrl: string, scriptHashes: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name] = value;
    },
    removeHeader: () => undefined,
  };
  // helmet reads nothing of the request and only sets headers of the response.
  securityHeaders(publicUrl, scriptHashes)(
    {} as IncomingMessage,
    response as unknown as ServerResponse,
    () => undefined,
  );
  return headers;
}
