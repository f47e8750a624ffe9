import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';

import { UntrustedProxy } from '../platform/http/untrusted-proxy.js';

import { HealthController } from './health.controller.js';
import { ReadinessService } from './readiness.service.js';
import { SiteService } from './site.service.js';

/** Pages are loaded before the application, because they need no database. */
@Module({})
export class SiteModule {
  static serving(site: SiteService): DynamicModule {
    return {
      module: SiteModule,
      global: true,
      controllers: [HealthController],
      providers: [{ provide: SiteService, useValue: site }, ReadinessService, UntrustedProxy],
      exports: [SiteService, ReadinessService, UntrustedProxy],
    };
  }
}
