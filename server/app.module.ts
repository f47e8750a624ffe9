import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';

import { AdminModule } from './admin/admin.module.js';
import { AuditModule } from './audit/audit.module.js';
import { CertificatesModule } from './certificates/certificates.module.js';
import { ConfigModule } from './common/config.module.js';
import { ErrorFilter } from './common/error.filter.js';
import { LogModule } from './common/log.module.js';
import { RateLimitModule } from './common/rate-limit.module.js';
import { validationPipe } from './common/validation.js';
import type { Config } from './config.js';
import { DatabaseModule } from './database/database.module.js';
import { EProcurementModule } from './e-procurement/e-procurement.module.js';
import { FilesModule } from './files/files.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { PostsModule } from './posts/posts.module.js';
import { QuotesModule } from './quotes/quotes.module.js';
import { SiteModule } from './site/site.module.js';
import { VitalsModule } from './vitals/vitals.module.js';

/** Joins the modules; what holds for every route (guard, audit, pipe, filter) is set here, in the admin module and in the audit module. */
@Module({})
export class AppModule {
  static with(config: Config, databaseUri: string): DynamicModule {
    return {
      module: AppModule,
      imports: [
        LogModule.at(config.logLevel),
        ConfigModule.of(config),
        DatabaseModule.connectedTo(databaseUri),
        RateLimitModule,
        JobsModule,
        FilesModule,
        AuditModule,
        AdminModule,
        PostsModule,
        EProcurementModule,
        CertificatesModule,
        QuotesModule,
        SiteModule,
        VitalsModule,
        MetricsModule.of(config),
      ],
      providers: [
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_PIPE, useFactory: validationPipe },
      ],
    };
  }
}
