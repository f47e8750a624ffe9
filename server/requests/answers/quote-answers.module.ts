import { Module } from '@nestjs/common';

import { QuoteInboxModule } from '../inbox/quote-inbox.module.js';
import { QuotesModule } from '../intake/quotes.module.js';

import { QuoteAnswersController } from './quote-answers.controller.js';
import { QuoteAnswersService } from './quote-answers.service.js';

@Module({
  imports: [QuotesModule, QuoteInboxModule],
  controllers: [QuoteAnswersController],
  providers: [QuoteAnswersService],
})
export class QuoteAnswersModule {}
