import type { IncomingMessage, ServerResponse } from 'node:http';

import { PinoLogger } from 'nestjs-pino';

import { requestId } from '../../platform/log/log.module.js';

export type FrontRequest = IncomingMessage & { route?: { path: string } };

/** Sends with headers of its own, and does what the framework does: request id, route name for the measurements, log line. */
export function sendInFront(
  request: FrontRequest,
  response: ServerResponse,
  { route, asked }: { route: { path: string }; asked: number },
  send: (own: Record<string, string>) => void,
): void {
  const id = requestId(request);
  request.id = id;
  request.route = route;
  send({ 'X-Request-Id': id });
  PinoLogger.root.info({ req: request, res: response, responseTime: Date.now() - asked }, 'request completed');
}
