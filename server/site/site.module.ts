import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';

import { UntrustedProxy } from '../platform/http/untrusted-proxy.js';

import { BUILD, readBuild } from './build.js';
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
      providers: [
        { provide: SiteService, useValue: site },
        { provide: BUILD, useFactory: readBuild },
        ReadinessService,
        UntrustedProxy,
      ],
      exports: [SiteService, BUILD, ReadinessService, UntrustedProxy],
    };
  }
}
