import { Module } from '@nestjs/common';

import { HealthController } from './health.controller.js';
import { SiteService } from './site.service.js';

@Module({ controllers: [HealthController], providers: [SiteService] })
export class SiteModule {}
