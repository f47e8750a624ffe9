import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';

import { MailModule } from '../../platform/mail/mail.module.js';
import { QuotationsModule } from '../quotations/quotations.module.js';
import { QuotesModule } from '../intake/quotes.module.js';

import { ErasedQuote, ErasedQuoteSchema } from './erased-quotes.schema.js';
import { ErasureService } from './erasure.service.js';
import { PersonalDataController } from './personal-data.controller.js';
import { PersonalDataService } from './personal-data.service.js';

@Module({
  imports: [
    QuotesModule,
    QuotationsModule,
    MailModule,
    MongooseModule.forFeature([{ name: ErasedQuote.name, schema: ErasedQuoteSchema }]),
  ],
  controllers: [PersonalDataController],
  providers: [PersonalDataService, ErasureService],
})
export class PersonalDataModule {}
