import { Module } from '@nestjs/common';

import { HealthController } from './health.controller.js';
import { ReadinessService } from './readiness.service.js';
import { SiteService } from './site.service.js';

@Module({
  controllers: [HealthController],
  providers: [SiteService, ReadinessService],
  exports: [SiteService, ReadinessService],
})
export class SiteModule {}
