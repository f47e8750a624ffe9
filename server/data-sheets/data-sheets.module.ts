import { Module } from '@nestjs/common';

import { DataSheetsController } from './data-sheets.controller.js';
import { DataSheetsService } from './data-sheets.service.js';
import { PrintingService } from './printing.service.js';

@Module({
  controllers: [DataSheetsController],
  providers: [DataSheetsService, PrintingService],
  exports: [DataSheetsService],
})
export class DataSheetsModule {}
