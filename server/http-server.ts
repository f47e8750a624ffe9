import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Express } from 'express';
import addressOf from 'proxy-addr';

import { BoardEventsService } from './boards/board-events.service.js';
import { ListFrontService } from './boards/list-front.service.js';
import { StartProblem } from './common/start-problem.js';
import type { Config } from './config.js';
import { MetricsService } from './metrics/metrics.service.js';
import { SiteService } from './site/site.service.js';

/** A client that sends its request drop by drop is cut off: ms. An upload has two minutes. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 5_000,
};

/** How long running requests may take to end at shutdown before they are cut: ms. */
const FAREWELL = 3_000;

export type RunningServer = { port: number; stop: () => Promise<void> };

/**
 * Listens. Pages, redirects and lists that are kept are answered at once, everything else by the application. Throws
 * StartProblem.
 */
export async function listen(
  app: NestExpressApplication,
  config: Pick<Config, 'host' | 'port' | 'metricsToken'>,
): Promise<RunningServer> {
  const site = app.get(SiteService);
  const lists = app.get(ListFrontService);
  const application = app.getHttpAdapter().getInstance() as Express;
  const isProxy = application.get('trust proxy fn') as (address: string, index: number) => boolean; // of `trust proxy`
  const metrics = config.metricsToken ? app.get(MetricsService) : undefined;
  const server = createServer(LIMITS, (request, response) => {
    metrics?.time(request, response);
    if (site.answer(request, response)) return;
    const otherwise = () => handOn(application, request, response);
    if (!lists.answer(request, response, () => addressOf(request, isProxy), otherwise)) otherwise();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenProblem(error, config)));
    server.listen(config.port, config.host, resolve);
  });
  const { port } = server.address() as AddressInfo; // a TCP server's address
  return {
    port,
    stop: () => {
      // Streams that would go on for ever; browsers come back by themselves.
      app.get(BoardEventsService).end();
      return stop(server);
    },
  };
}

/** An Express application takes Node's own requests; its types ask for what it makes of them. */
function handOn(application: Express, request: IncomingMessage, response: ServerResponse): void {
  (application as (request: IncomingMessage, response: ServerResponse) => void)(request, response);
}

function listenProblem(error: NodeJS.ErrnoException, { host, port }: Pick<Config, 'host' | 'port'>): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartProblem(`Port ${port} is taken by another program. Stop that one, or set PORT to another number.`);
  }
  if (error.code === 'EACCES')
    return new StartProblem(`Port ${port} needs special rights. Set PORT to one above 1023.`);
  return new StartProblem(`Cannot listen on ${host}:${port} (${error.code}). Check HOST and PORT.`);
}

/** Takes no new request, lets running ones end, then cuts what is stuck. */
async function stop(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  await Promise.race([closed, sleep(FAREWELL, undefined, { ref: false })]);
  server.closeAllConnections();
  await closed;
}
