import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';

import { DataSheetsModule } from '../../print/sheets/data-sheets.module.js';
import { DrawnPicturesModule } from '../../print/share/drawn-pictures.module.js';
import { QuotesModule } from '../intake/quotes.module.js';

import { KindredQuotesService } from './kindred-quotes.service.js';
import { OutcomesService } from './outcomes.service.js';
import { QuotationListService } from './quotation-list.service.js';
import { QuotationPrintService } from './quotation-print.service.js';
import { QuotationRecordsService } from './quotation-records.service.js';
import { QuotationsController } from './quotations.controller.js';
import { QuotationSchema, StoredQuotation } from './quotations.schema.js';
import { QuotationsService } from './quotations.service.js';

@Module({
  imports: [
    DataSheetsModule,
    DrawnPicturesModule,
    QuotesModule,
    MongooseModule.forFeature([{ name: StoredQuotation.name, schema: QuotationSchema }]),
  ],
  controllers: [QuotationsController],
  providers: [
    QuotationsService,
    QuotationListService,
    QuotationRecordsService,
    QuotationPrintService,
    KindredQuotesService,
    OutcomesService,
  ],
  exports: [QuotationRecordsService, OutcomesService],
})
export class QuotationsModule {}
