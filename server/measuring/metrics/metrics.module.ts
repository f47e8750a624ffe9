import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';

import { AdminModule } from '../../access/sessions/admin.module.js';
import { BoardsModule } from '../../posts/boards/boards.module.js';
import type { Config } from '../../platform/config.js';
import { QuotesModule } from '../../requests/intake/quotes.module.js';
import { VitalsModule } from '../vitals/vitals.module.js';

import { MetricsController } from './metrics.controller.js';
import { MetricsGuard } from './metrics.guard.js';
import { MetricsService } from './metrics.service.js';
import { UpkeepService } from './upkeep.service.js';

/** Measurements for Prometheus; without METRICS_TOKEN nothing is measured and there is no route. */
@Module({})
export class MetricsModule {
  static of({ metricsToken }: Config): DynamicModule {
    if (!metricsToken) return { module: MetricsModule };
    return {
      module: MetricsModule,
      imports: [AdminModule, BoardsModule, QuotesModule, VitalsModule],
      controllers: [MetricsController],
      providers: [MetricsService, MetricsGuard, UpkeepService],
    };
  }
}
