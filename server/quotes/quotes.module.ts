import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';

import { AdminModule } from '../admin/admin.module.js';
import { MailModule } from '../mail/mail.module.js';
import { RequestFilesModule } from '../request-files/request-files.module.js';

import { RequestLinkService } from './link.service.js';
import { QuoteLettersService } from './letters.service.js';
import { QuotesController } from './quotes.controller.js';
import { Counter, CounterSchema, Quote, QuoteSchema } from './quotes.schema.js';
import { QuotesService } from './quotes.service.js';

const models = MongooseModule.forFeature([
  { name: Quote.name, schema: QuoteSchema },
  { name: Counter.name, schema: CounterSchema },
]);

@Module({
  imports: [AdminModule, MailModule, RequestFilesModule, models],
  controllers: [QuotesController],
  providers: [QuotesService, QuoteLettersService, RequestLinkService],
  exports: [QuotesService, QuoteLettersService, RequestLinkService, RequestFilesModule, models],
})
export class QuotesModule {}
