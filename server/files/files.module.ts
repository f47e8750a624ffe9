import { Global, Module } from '@nestjs/common';

import { DiskStore } from './disk-store.js';
import { PdfUploadInterceptor } from './pdf-upload.interceptor.js';
import { UploadStore } from './upload-store.js';
import { UploadSweep } from './upload-sweep.js';

@Global()
@Module({
  providers: [{ provide: UploadStore, useClass: DiskStore }, UploadSweep, PdfUploadInterceptor],
  exports: [UploadStore, UploadSweep, PdfUploadInterceptor],
})
export class FilesModule {}
