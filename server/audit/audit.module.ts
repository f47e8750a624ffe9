import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { MongooseModule } from '@nestjs/mongoose';

import { AuditController } from './audit.controller.js';
import { AuditInterceptor } from './audit.interceptor.js';
import { AuditEntrySchema, StoredAuditEntry } from './audit.schema.js';
import { AuditService } from './audit.service.js';

/** The log of what administrators do: for every route at once, and for whoever does something without one. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: StoredAuditEntry.name, schema: AuditEntrySchema }])],
  controllers: [AuditController],
  providers: [AuditService, { provide: APP_INTERCEPTOR, useClass: AuditInterceptor }],
  exports: [AuditService],
})
export class AuditModule {}
