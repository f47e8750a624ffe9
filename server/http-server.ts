import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Express } from 'express';
import addressOf from 'proxy-addr';

import { BoardEventsService } from './posts/boards/events.service.js';
import { ListFrontService } from './posts/lists/list-front.service.js';
import { StartProblem } from './platform/common/start-problem.js';
import type { Config } from './platform/config.js';
import { API_LIMIT } from './platform/http/rate-limit.module.js';
import type { RateLimit } from './platform/http/rate-limit.service.js';
import { isHealthCheck } from './platform/http/request-checks.js';
import { cutSilent } from './platform/http/silence.js';
import { MetricsService } from './measuring/metrics/metrics.service.js';
import { PageFrontService } from './posts/pages/page-front.service.js';
import type { SiteService } from './site/site.service.js';
import { waitingApplication } from './site/waiting.js';
import type { Handler } from './site/waiting.js';

/**
 * Cuts off clients that send slowly: ms. An upload has two minutes. An idle connection stays longer than proxies and
 * balancers keep theirs, usually 60 s: the sender must end it first, or a request meets its end.
 */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};

/**
 * Cuts off a client that takes nothing of its answer: ms. Progress is seen only when the system's send buffer (up to 4 MB) has
 * a third free, which at 500 kbit/s takes up to 22 s. Event streams write every 20 s and stay.
 */
const SILENCE = 75_000;

/** For running requests at shutdown: ms. */
const FAREWELL = 3_000;

/** Words of pages come from memory, but count among the requests to the API. */
const CONTENT_PATH = '/api/content/';

/** Longest time that pages wait for the database if only it knows their content: ms. */
const LONGEST_HOLD = 10_000;

type Options = {
  silence?: number;
  /** True if requests wait for the application: this build has not rendered yet what the office published. */
  isHeld?: boolean;
};

export type RunningServer = {
  port: number;
  handOverTo: (app: NestExpressApplication) => void;
  stop: () => Promise<void>;
};

/** Answers pages and redirects from the start, everything else once there is an application. Throws StartProblem. */
export async function listen(
  config: Config,
  site: SiteService,
  { silence = SILENCE, isHeld = false }: Options = {},
): Promise<RunningServer> {
  const waiting = waitingApplication(config);
  let attending: Attending | undefined;
  const answerNow: Handler = (request, response) => {
    if (site.answer(request, response)) return;
    if (attending) attending.answer(request, response);
    else if (!site.answerWithoutDatabase(request, response)) waiting(request, response);
  };
  const answer: Handler = (request, response) => {
    attending?.metrics?.time(request, response);
    if (!attending || !request.url?.startsWith(CONTENT_PATH)) return answerNow(request, response);
    const { count, answer: refuse } = attending;
    count(request).then(
      () => answerNow(request, response),
      () => refuse(request, response),
    );
  };
  let held: (() => void)[] | undefined = isHeld ? [] : undefined;
  const open = () => {
    for (const each of held ?? []) each();
    held = undefined;
  };
  setTimeout(open, LONGEST_HOLD).unref();
  const server = createServer(LIMITS, (request, response) => {
    if (held && !isHealthCheck(request.url)) held.push(() => answer(request, response));
    else answer(request, response);
  });
  cutSilent(server, silence);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenProblem(error, config)));
    server.listen(config.port, config.host, resolve);
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a TCP server has such an address
  const { port } = server.address() as AddressInfo;
  return {
    port,
    handOverTo: (app) => {
      attending = attend(app, config);
      open();
    },
    stop: () => {
      attending?.endStreams();
      return stop(server);
    },
  };
}

type Attending = {
  answer: Handler;
  /** Counts a request to the API for its address; rejects past the limit, with which `answer` answers it. */
  count: (request: IncomingMessage) => Promise<void>;
  metrics: MetricsService | undefined;
  endStreams: () => void;
};

/** Answers cached lists, pages of posts and feeds at once, everything else by Express. */
function attend(app: NestExpressApplication, { metricsToken }: Config): Attending {
  const fronts = [app.get(ListFrontService), app.get(PageFrontService)];
  const limit = app.get<Pick<RateLimit, 'count'>>(API_LIMIT);
  const application = app.getHttpAdapter().getInstance() as Express & Handler; // Express takes Node's own requests
  const isProxy: (address: string, index: number) => boolean = application.get('trust proxy fn'); // of `trust proxy`
  const addressIn = (request: IncomingMessage) => addressOf(request, isProxy);
  return {
    count: (request) => limit.count(addressIn(request)),
    metrics: metricsToken ? app.get(MetricsService) : undefined,
    answer: (request, response) => {
      const otherwise = () => application(request, response);
      const address = () => addressIn(request);
      if (!fronts.some((front) => front.answer(request, response, address, otherwise))) otherwise();
    },
    // These would never end; browsers reconnect.
    endStreams: () => app.get(BoardEventsService).end(),
  };
}

function listenProblem(error: NodeJS.ErrnoException, { host, port }: Pick<Config, 'host' | 'port'>): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartProblem(`Port ${port} is taken by another program. Stop that one, or set PORT to another number.`);
  }
  if (error.code === 'EACCES')
    return new StartProblem(`Port ${port} needs special rights. Set PORT to one above 1023.`);
  return new StartProblem(`Cannot listen on ${host}:${port} (${error.code}). Check HOST and PORT.`);
}

/** Lets running requests end, then cuts the rest. */
async function stop(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  await Promise.race([closed, sleep(FAREWELL, undefined, { ref: false })]);
  server.closeAllConnections();
  await closed;
}
