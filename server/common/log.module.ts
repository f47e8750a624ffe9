import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import type { DynamicModule } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';

import { toLogged } from './logged-error.js';
import { isHealthCheck } from './request-checks.js';

/** A caller's own request id is kept when it is one, so that a proxy's log and ours can be matched. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Gives every request its id before anything can fail; the answer carries it too. */
export function identify(
  request: IncomingMessage & { id?: unknown },
  response: ServerResponse,
  next: () => void,
): void {
  request.id = requestId(request);
  response.setHeader('X-Request-Id', String(request.id));
  next();
}

/** Prometheus asks several times a minute; who asks in vain is logged all the same. */
const isMetrics = (url = '') => /^\/metrics(?:\?|$)/.test(url);

/**
 * One JSON line for each event, requests with their id. No query, header, body or address, and of errors nothing that they
 * quote: they may hold personal data.
 */
export const LogModule = {
  at: (level: string): DynamicModule =>
    LoggerModule.forRoot({
      pinoHttp: {
        level,
        genReqId: (request) => request.id,
        serializers: {
          req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
            id,
            method,
            path: url.split('?')[0],
          }),
          res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
          // What is no error has nothing to tell where it failed.
          err: (error?: { raw?: unknown }) => (error?.raw instanceof Error ? toLogged(error.raw) : undefined),
        },
        hooks: {
          // Where there is no message pino would take the error's own.
          logMethod(args, log) {
            const [event, message] = args as unknown[]; // whatever somebody logs
            const { err } = Object(event) as { err?: unknown };
            if (message === undefined && err instanceof Error) log.call(this, event, toLogged(err).message);
            else log.apply(this, args);
          },
        },
        customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? 'error' : 'info'),
        autoLogging: { ignore: (request) => isHealthCheck(request.url) || isMetrics(request.url) },
      },
    }),
};
