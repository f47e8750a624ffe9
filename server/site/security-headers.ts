import type { IncomingMessage, ServerResponse } from 'node:http';

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
