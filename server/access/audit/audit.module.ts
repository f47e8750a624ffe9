import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { MongooseModule } from '@nestjs/mongoose';

import { AuditController } from './audit.controller.js';
import { AuditInterceptor } from './audit.interceptor.js';
import { AuditEntrySchema, StoredAuditEntry } from './audit.schema.js';
import { AuditService } from './audit.service.js';

/** Global, because every route is noted. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: StoredAuditEntry.name, schema: AuditEntrySchema }])],
  controllers: [AuditController],
  providers: [AuditService, { provide: APP_INTERCEPTOR, useClass: AuditInterceptor }],
  exports: [AuditService],
})
export class AuditModule {}
