import type { IncomingMessage, ServerResponse } from 'node:http';

import { Injectable, Logger } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import { BoardEventsService } from '../../posts/boards/events.service.js';
import { droppedLines } from '../../platform/log/output.js';
import { QuoteLettersService } from '../../requests/letters/letters.service.js';
import { QuotesService } from '../../requests/intake/quotes.service.js';
import { ReadinessService } from '../../site/readiness.service.js';
import { VitalsService } from '../vitals/vitals.service.js';

import { UpkeepService } from './upkeep.service.js';

export const CONTENT_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

/** Upper bounds: s. From cached answers to long uploads. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The same for what visitors' browsers have measured: s. A rating of web.dev turns at 0.1, 0.2, 0.5, 0.8, 1.8, 2.5, 3 and 4. */
const SPEED_BUCKETS = [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10];

/** Other methods share a label, because anybody may send any. */
const NAMED = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The route of the log's middleware, which answers nothing. */
const EVERYWHERE = '{/*splat}';

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

  private readonly speed = new Histogram({
    name: 'site_page_speed_seconds',
    help: 'How fast visitors saw pages, by what was measured and kind of device, told to this process since its start',
    labelNames: ['vital', 'device'],
    buckets: SPEED_BUCKETS,
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

  private readonly dropped = new Counter({
    name: 'site_log_lines_dropped_total',
    help: 'Lines of the log that standard output did not take, since the start of this process',
    registers: this.registers,
  });

  constructor(
    private readonly events: BoardEventsService,
    private readonly quotes: QuotesService,
    private readonly quoteLetters: QuoteLettersService,
    private readonly readiness: ReadinessService,
    private readonly upkeep: UpkeepService,
    vitals: VitalsService,
  ) {
    collectDefaultMetrics({ register: this.registry });
    vitals.onMeasured = (vital, device, value) => {
      // Layout moves are no time.
      if (vital !== 'CLS') this.speed.observe({ vital, device }, value / 1000);
    };
  }

  /** Until the answer ends or is given up. */
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

  /** Prometheus's text; without a database what is known without it. */
  async read(): Promise<string> {
    this.listeners.set(this.events.listening);
    this.accepted.reset();
    this.accepted.inc(this.quotes.accepted);
    this.dropped.reset();
    this.dropped.inc(droppedLines());
    const isUp = await this.readiness.takesWrites();
    this.database.set(isUp ? 1 : 0);
    await this.countLetters(isUp);
    return (await this.registry.metrics()) + (await this.upkeep.read(isUp));
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
