import { Module } from '@nestjs/common';

import { QuoteInboxModule } from '../quote-inbox/quote-inbox.module.js';
import { QuotesModule } from '../quotes/quotes.module.js';

import { QuoteAnswersController } from './quote-answers.controller.js';
import { QuoteAnswersService } from './quote-answers.service.js';

@Module({
  imports: [QuotesModule, QuoteInboxModule],
  controllers: [QuoteAnswersController],
  providers: [QuoteAnswersService],
})
export class QuoteAnswersModule {}
