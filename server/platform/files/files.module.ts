import { Global, Module } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';

import { CONFIG } from '../common/config.module.js';
import type { Config } from '../config.js';

import { DiskStore } from './disk-store.js';
import { GridfsStore } from './gridfs-store.js';
import { UploadInterceptor } from './upload.interceptor.js';
import { UploadStore } from './upload-store.js';
import { UploadSweep } from './upload-sweep.js';

const store = {
  provide: UploadStore,
  inject: [CONFIG, getConnectionToken()],
  useFactory: (config: Config, connection: Connection): UploadStore =>
    config.storage === 'gridfs' ? new GridfsStore(connection) : new DiskStore(config.uploadsFolder),
};

@Global()
@Module({ providers: [store, UploadSweep, UploadInterceptor], exports: [UploadStore, UploadSweep, UploadInterceptor] })
export class FilesModule {}
