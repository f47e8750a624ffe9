import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import type { DynamicModule } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';

import { fieldsOf } from '../../../shared/words/records.js';
import { isHealthCheck } from '../http/request-checks.js';

import { toLogged } from './logged-error.js';
import { output } from './output.js';

/** Keeps a caller's request id, so that a proxy's log can be matched with ours. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Runs before anything can fail. */
export function identify(
  request: IncomingMessage & { id?: unknown },
  response: ServerResponse,
  next: () => void,
): void {
  request.id = requestId(request);
  response.setHeader('X-Request-Id', request.id);
  next();
}

/** Without the query, and without the token that opens a request. */
const shownPath = (url: string) => url.replace(/\?.*/s, '').replace(/(\/requests\/+)[^/]+/i, '$1…');

/** Prometheus asks several times a minute. Refused requests are logged all the same. */
const isMetrics = (url = '') => /^\/metrics(?:\?|$)/.test(url);

/**
 * One JSON line per event. Queries, headers, bodies and addresses are left out, because they may hold personal data.
 */
export const LogModule = {
  at: (level: string): DynamicModule =>
    LoggerModule.forRoot({
      pinoHttp: {
        level,
        stream: output,
        genReqId: (request) => request.id,
        serializers: {
          req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
            id,
            method,
            path: shownPath(url),
          }),
          res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
          err: (error?: { raw?: unknown }) => (error?.raw instanceof Error ? toLogged(error.raw) : undefined),
        },
        hooks: {
          // Without a message pino would use the error's own.
          logMethod(args, log) {
            const [event, message] = args as unknown[]; // whatever somebody logs
            const { err } = fieldsOf(event);
            if (message === undefined && err instanceof Error) log.call(this, event, toLogged(err).message);
            else log.apply(this, args);
          },
        },
        customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? 'error' : 'info'),
        autoLogging: { ignore: (request) => isHealthCheck(request.url) || isMetrics(request.url) },
      },
    }),
};
