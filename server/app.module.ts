import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';

import { AccountsModule } from './accounts/accounts.module.js';
import { AdminModule } from './admin/admin.module.js';
import { SettingsModule } from './admin/settings.module.js';
import { AuditModule } from './audit/audit.module.js';
import { CertificatesModule } from './certificates/certificates.module.js';
import { ClockModule } from './clock/clock.module.js';
import { UpkeepModule } from './clock/upkeep.module.js';
import { ConfigModule } from './common/config.module.js';
import { ErrorFilter } from './common/error.filter.js';
import { LogModule } from './log/log.module.js';
import { RateLimitModule } from './http/rate-limit.module.js';
import { validationPipe } from './common/validation.js';
import type { Config } from './config.js';
import type { OpenDatabase } from './database/database.js';
import { DataSheetsModule } from './data-sheets/data-sheets.module.js';
import { DeliveriesModule } from './deliveries/deliveries.module.js';
import { DatabaseModule } from './database/database.module.js';
import { DrawnPicturesModule } from './drawn-pictures/drawn-pictures.module.js';
import { EProcurementModule } from './e-procurement/e-procurement.module.js';
import { FilesModule } from './files/files.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { PersonalDataModule } from './personal-data/personal-data.module.js';
import { PicturesModule } from './pictures/pictures.module.js';
import { PostPagesModule } from './post-pages/post-pages.module.js';
import { PostsModule } from './posts/posts.module.js';
import { QuotationsModule } from './quotations/quotations.module.js';
import { QuoteAnswersModule } from './quote-answers/quote-answers.module.js';
import { QuoteSenderModule } from './quote-sender/quote-sender.module.js';
import { QuoteInboxModule } from './quote-inbox/quote-inbox.module.js';
import { QuotesModule } from './quotes/quotes.module.js';
import { RenderingModule } from './rendering/rendering.module.js';
import { SamplesModule } from './samples/samples.module.js';
import { SiteModule } from './site/site.module.js';
import type { SiteService } from './site/site.service.js';
import { VitalsModule } from './vitals/vitals.module.js';
import { FiguresModule } from './figures/figures.module.js';

/** Joins the modules. The admin and audit modules set the guard and the audit of every route. */
@Module({})
export class AppModule {
  static with(config: Config, database: OpenDatabase, site: SiteService): DynamicModule {
    return {
      module: AppModule,
      imports: [
        LogModule.at(config.logLevel),
        ConfigModule.of(config),
        DatabaseModule.connectedTo(database, config),
        RateLimitModule,
        JobsModule,
        ClockModule,
        FilesModule,
        AuditModule,
        AdminModule,
        AccountsModule,
        PostsModule,
        PostPagesModule,
        EProcurementModule,
        CertificatesModule,
        DataSheetsModule,
        DeliveriesModule,
        DrawnPicturesModule,
        QuotesModule,
        QuoteInboxModule,
        QuotationsModule,
        QuoteAnswersModule,
        QuoteSenderModule,
        PersonalDataModule,
        PicturesModule,
        RenderingModule,
        SamplesModule,
        SiteModule.serving(site),
        VitalsModule,
        FiguresModule,
        SettingsModule,
        UpkeepModule,
        MetricsModule.of(config),
      ],
      providers: [
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_PIPE, useFactory: validationPipe },
      ],
    };
  }
}
