import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';

import { AdminModule } from '../../access/sessions/admin.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { RequestFilesModule } from '../files/request-files.module.js';
import { AnswerLettersService } from '../letters/answer-letters.service.js';
import { QuoteLettersService } from '../letters/letters.service.js';
import { ReceiverService } from '../../platform/webhook/receiver.service.js';
import { WebhookController } from '../webhook/webhook.controller.js';
import { WebhookService } from '../webhook/webhook.service.js';

import { HolidaySetting, HolidaySettingSchema } from './holidays.schema.js';
import { PartsService } from './parts/parts.service.js';
import { ReplyClockService } from './reply-clock.service.js';
import { RequestLinkService } from './link.service.js';
import { QuotesController } from './quotes.controller.js';
import { Counter, CounterSchema, Quote, QuoteSchema } from './quotes.schema.js';
import { QuotesService } from './quotes.service.js';

const models = MongooseModule.forFeature([
  { name: Quote.name, schema: QuoteSchema },
  { name: Counter.name, schema: CounterSchema },
  { name: HolidaySetting.name, schema: HolidaySettingSchema },
]);

const services = [
  QuotesService,
  QuoteLettersService,
  AnswerLettersService,
  RequestLinkService,
  ReplyClockService,
  PartsService,
  WebhookService,
];

@Module({
  imports: [AdminModule, MailModule, RequestFilesModule, models],
  controllers: [QuotesController, WebhookController],
  providers: [...services, ReceiverService],
  exports: [...services, MailModule, RequestFilesModule, models],
})
export class QuotesModule {}
