import { Module } from '@nestjs/common';

import { QuotesModule } from '../intake/quotes.module.js';
import { QuotationsModule } from '../quotations/quotations.module.js';

import { QuoteSenderController } from './quote-sender.controller.js';
import { QuoteSenderService } from './quote-sender.service.js';
import { RequestPagesController } from './request-pages.controller.js';

@Module({
  imports: [QuotesModule, QuotationsModule],
  controllers: [QuoteSenderController, RequestPagesController],
  providers: [QuoteSenderService],
})
export class QuoteSenderModule {}
