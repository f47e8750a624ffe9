import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';

import { AdminModule } from '../../access/sessions/admin.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { QuotesModule } from '../intake/quotes.module.js';

import { DeskController } from './desk.controller.js';
import { DeskService } from './desk.service.js';
import { HolidaysController } from './holidays.controller.js';
import { HolidaysService } from './holidays.service.js';
import { MergingService } from './merging.service.js';
import { QuoteInboxController } from './quote-inbox.controller.js';
import { QuoteInboxService } from './quote-inbox.service.js';
import { WeekLetterService } from './week-letter.service.js';
import { WeekSetting, WeekSettingSchema } from './week.schema.js';

@Module({
  imports: [
    AdminModule,
    MailModule,
    QuotesModule,
    MongooseModule.forFeature([{ name: WeekSetting.name, schema: WeekSettingSchema }]),
  ],
  controllers: [QuoteInboxController, DeskController, HolidaysController],
  providers: [QuoteInboxService, DeskService, MergingService, HolidaysService, WeekLetterService],
  exports: [QuoteInboxService],
})
export class QuoteInboxModule {}
