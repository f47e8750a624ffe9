import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';

import { BoardsModule } from '../boards/boards.module.js';
import type { Config } from '../config.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { SiteModule } from '../site/site.module.js';

import { MetricsController } from './metrics.controller.js';
import { MetricsGuard } from './metrics.guard.js';
import { MetricsService } from './metrics.service.js';

/** Measurements for Prometheus; without METRICS_TOKEN nothing is measured and there is no route. */
@Module({})
export class MetricsModule {
  static of({ metricsToken }: Config): DynamicModule {
    if (!metricsToken) return { module: MetricsModule };
    return {
      module: MetricsModule,
      imports: [BoardsModule, QuotesModule, SiteModule],
      controllers: [MetricsController],
      providers: [MetricsService, MetricsGuard],
    };
  }
}
