import { Module } from '@nestjs/common';

import { QuotesModule } from '../quotes/quotes.module.js';

import { QuoteInboxController } from './quote-inbox.controller.js';
import { QuoteInboxService } from './quote-inbox.service.js';

@Module({ imports: [QuotesModule], controllers: [QuoteInboxController], providers: [QuoteInboxService] })
export class QuoteInboxModule {}
