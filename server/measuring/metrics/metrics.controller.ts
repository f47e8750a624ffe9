import { Controller, Get, Header, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';

import { Public } from '../../access/sessions/admin.guard.js';

import { MetricsGuard } from './metrics.guard.js';
import { CONTENT_TYPE, MetricsService } from './metrics.service.js';

@ApiExcludeController()
@Controller('metrics')
@UseGuards(MetricsGuard)
export class MetricsController {
  constructor(private readonly metrics: MetricsService) {}

  /** Needs no session: the guard asks for METRICS_TOKEN. */
  @Public()
  @Get()
  @Header('Content-Type', CONTENT_TYPE)
  read(): Promise<string> {
    return this.metrics.read();
  }
}
