import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';

import { AdminModule } from '../admin/admin.module.js';
import { MailModule } from '../mail/mail.module.js';

import { QuoteErasureService } from './quote-erasure.service.js';
import { QuoteInboxController } from './quote-inbox.controller.js';
import { QuoteInboxService } from './quote-inbox.service.js';
import { QuoteLettersService } from './quote-letters.service.js';
import { QuotePeopleController } from './quote-people.controller.js';
import { QuotePeopleService } from './quote-people.service.js';
import { QuotesController } from './quotes.controller.js';
import { Counter, CounterSchema, ErasedQuote, ErasedQuoteSchema, Quote, QuoteSchema } from './quotes.schema.js';
import { QuotesService } from './quotes.service.js';

@Module({
  imports: [
    AdminModule,
    MailModule,
    MongooseModule.forFeature([
      { name: Quote.name, schema: QuoteSchema },
      { name: Counter.name, schema: CounterSchema },
      { name: ErasedQuote.name, schema: ErasedQuoteSchema },
    ]),
  ],
  controllers: [QuotesController, QuoteInboxController, QuotePeopleController],
  providers: [QuotesService, QuoteErasureService, QuoteInboxService, QuoteLettersService, QuotePeopleService],
  exports: [QuotesService, QuoteLettersService],
})
export class QuotesModule {}
