import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';

import { AccountsModule } from './access/people/accounts.module.js';
import { AdminModule } from './access/sessions/admin.module.js';
import { SettingsModule } from './access/settings/settings.module.js';
import { AuditModule } from './access/audit/audit.module.js';
import { CertificatesModule } from './certificates/certificates.module.js';
import { BoardsModule } from './posts/boards/boards.module.js';
import { ClockModule } from './platform/clock/clock.module.js';
import { UpkeepModule } from './upkeep/clock/upkeep.module.js';
import { ConfigModule } from './platform/common/config.module.js';
import { ErrorFilter } from './platform/common/error.filter.js';
import { LogModule } from './platform/log/log.module.js';
import { RateLimitModule } from './platform/http/rate-limit.module.js';
import { validationPipe } from './platform/common/validation.js';
import type { Config } from './platform/config.js';
import type { OpenDatabase } from './platform/database/database.js';
import { DataSheetsModule } from './print/sheets/data-sheets.module.js';
import { DeliveriesModule } from './content/deliveries/deliveries.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { DrawnPicturesModule } from './print/share/drawn-pictures.module.js';
import { EProcurementModule } from './posts/e-procurement/e-procurement.module.js';
import { FilesModule } from './platform/files/files.module.js';
import { JobsModule } from './platform/jobs/jobs.module.js';
import { MetricsModule } from './measuring/metrics/metrics.module.js';
import { PersonalDataModule } from './requests/persons/personal-data.module.js';
import { PicturesModule } from './pictures/pictures.module.js';
import { PostPagesModule } from './posts/pages/post-pages.module.js';
import { PostsModule } from './posts/posts/posts.module.js';
import { QuotationsModule } from './requests/quotations/quotations.module.js';
import { QuoteAnswersModule } from './requests/answers/quote-answers.module.js';
import { QuoteSenderModule } from './requests/sender/quote-sender.module.js';
import { QuoteInboxModule } from './requests/inbox/quote-inbox.module.js';
import { QuotesModule } from './requests/intake/quotes.module.js';
import { RenderingModule } from './content/publishing/rendering.module.js';
import { SamplesModule } from './upkeep/samples/samples.module.js';
import { SiteModule } from './site/site.module.js';
import type { SiteService } from './site/site.service.js';
import { VitalsModule } from './measuring/vitals/vitals.module.js';
import { FiguresModule } from './requests/figures/figures.module.js';

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
        // The routes of drafts before those of posts by their ids.
        BoardsModule,
        PostsModule,
        EProcurementModule,
        PostPagesModule,
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
