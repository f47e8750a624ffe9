import type { IncomingMessage, ServerResponse } from 'node:http';

import { Injectable, Logger } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import { BoardEventsService } from '../boards/board-events.service.js';
import { QuoteLettersService } from '../quotes/quote-letters.service.js';
import { QuotesService } from '../quotes/quotes.service.js';
import { ReadinessService } from '../site/readiness.service.js';

/** Prometheus' text format. */
export const CONTENT_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

/** Upper ends of the classes of duration: s. From an answer out of memory to a long upload. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Methods that are told apart; anybody may send any other. */
const NAMED = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Where the log stands, before every address: no route that answers. */
const EVERYWHERE = '{/*splat}';

/** Measures the process, its requests and what waits in it, for Prometheus to read. */
@Injectable()
export class MetricsService {
  private readonly logger = new Logger('Metrics');
  private readonly registry = new Registry();
  private readonly registers = [this.registry];

  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by method, route (none: pages, files, unknown addresses) and class of status; no streams of events',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: this.registers,
  });

  private readonly listeners = new Gauge({
    name: 'site_board_listeners',
    help: 'Browsers that are told by this process when a board changes',
    registers: this.registers,
  });

  private readonly accepted = new Counter({
    name: 'site_quotes_accepted_total',
    help: 'Quote requests taken by this process since its start, without repeats and spam',
    registers: this.registers,
  });

  private readonly letters = new Gauge({
    name: 'site_letters',
    help: 'Letters about quote requests that wait to be sent or were given up; the same for all processes',
    labelNames: ['state'],
    registers: this.registers,
  });

  private readonly database = new Gauge({
    name: 'site_database_up',
    help: 'Whether the database takes writes',
    registers: this.registers,
  });

  constructor(
    private readonly events: BoardEventsService,
    private readonly quotes: QuotesService,
    private readonly quoteLetters: QuoteLettersService,
    private readonly readiness: ReadinessService,
  ) {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Times a request from now to the end of its answer, or to its being given up. */
  time(request: IncomingMessage & { route?: { path: string } }, response: ServerResponse): void {
    const end = this.requests.startTimer();
    response.once('close', () => {
      const { method = '', route: { path: route } = { path: EVERYWHERE } } = request;
      // Streams last as long as somebody looks at a page.
      if (route.endsWith('/events')) return;
      end({
        method: NAMED.has(method) ? method : 'other',
        route: route === EVERYWHERE ? 'none' : route,
        status: response.writableFinished ? `${Math.trunc(response.statusCode / 100)}xx` : 'aborted',
      });
    });
  }

  /** Everything as it stands now, as text; without a database, what is known without it. */
  async read(): Promise<string> {
    this.listeners.set(this.events.listening);
    this.accepted.reset();
    this.accepted.inc(this.quotes.accepted);
    const isUp = await this.readiness.takesWrites();
    this.database.set(isUp ? 1 : 0);
    await this.countLetters(isUp);
    return this.registry.metrics();
  }

  private async countLetters(isDatabaseUp: boolean): Promise<void> {
    this.letters.reset();
    if (!isDatabaseUp) return;
    try {
      const { waiting, failed } = await this.quoteLetters.count();
      this.letters.set({ state: 'waiting' }, waiting);
      this.letters.set({ state: 'failed' }, failed);
    } catch (error) {
      this.logger.warn(error);
    }
  }
}
