import { Module } from '@nestjs/common';

import { DrawnPicturesModule } from '../share/drawn-pictures.module.js';
import { PicturesModule } from '../../pictures/pictures.module.js';

import { DataSheetsController } from './data-sheets.controller.js';
import { DataSheetsService } from './data-sheets.service.js';
import { PrintingService } from './printing.service.js';

@Module({
  imports: [DrawnPicturesModule, PicturesModule],
  controllers: [DataSheetsController],
  providers: [DataSheetsService, PrintingService],
  exports: [DataSheetsService, PrintingService],
})
export class DataSheetsModule {}
