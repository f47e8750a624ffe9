import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';

import { AdminModule } from '../../access/sessions/admin.module.js';
import { BoardsModule } from '../../posts/boards/boards.module.js';
import { DataSheetsModule } from '../../print/sheets/data-sheets.module.js';

import { SampleDocumentsService } from './documents.service.js';
import { SamplesController } from './samples.controller.js';
import { SamplesSetting, SamplesSettingSchema } from './samples.schema.js';
import { SamplesService } from './samples.service.js';

/** Sample posts for a site that is being tried out. */
@Module({
  imports: [
    AdminModule,
    BoardsModule,
    DataSheetsModule,
    MongooseModule.forFeature([{ name: SamplesSetting.name, schema: SamplesSettingSchema }]),
  ],
  controllers: [SamplesController],
  providers: [SampleDocumentsService, SamplesService],
})
export class SamplesModule {}
