import { Global, Module } from '@nestjs/common';

import { DiskStore } from './disk-store.js';
import { UploadInterceptor } from './upload.interceptor.js';
import { UploadStore } from './upload-store.js';
import { UploadSweep } from './upload-sweep.js';

@Global()
@Module({
  providers: [{ provide: UploadStore, useClass: DiskStore }, UploadSweep, UploadInterceptor],
  exports: [UploadStore, UploadSweep, UploadInterceptor],
})
export class FilesModule {}
