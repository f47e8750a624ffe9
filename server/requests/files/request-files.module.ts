import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';

import { RemovalService } from './removal.service.js';
import { RequestFilesController } from './request-files.controller.js';
import { RequestFilesJob } from './job.service.js';
import { RequestFileSchema, StoredRequestFile } from './request-files.schema.js';
import { RequestFilesService } from './request-files.service.js';
import { QuotaService } from './quota.service.js';
import { ScanService } from './scan/scan.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: StoredRequestFile.name, schema: RequestFileSchema }])],
  controllers: [RequestFilesController],
  providers: [RequestFilesService, RemovalService, RequestFilesJob, QuotaService, ScanService],
  exports: [RequestFilesService, RemovalService, QuotaService],
})
export class RequestFilesModule {}
