import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';

import { AdminModule } from '../admin/admin.module.js';

import { CertificateChangesService } from './certificate-changes.service.js';
import { CertificateFilesService } from './certificate-files.service.js';
import { CertificateTrashService } from './certificate-trash.service.js';
import { CertificatesEditorController } from './certificates-editor.controller.js';
import { CertificatesController } from './certificates.controller.js';
import {
  CertificateFile,
  CertificateFileSchema,
  CertificateListState,
  CertificateListStateSchema,
  StoredCertificate,
  StoredCertificateSchema,
} from './certificates.schema.js';
import { CertificatesService } from './certificates.service.js';

@Module({
  imports: [
    AdminModule,
    MongooseModule.forFeature([
      { name: StoredCertificate.name, schema: StoredCertificateSchema },
      { name: CertificateFile.name, schema: CertificateFileSchema },
      { name: CertificateListState.name, schema: CertificateListStateSchema },
    ]),
  ],
  controllers: [CertificatesController, CertificatesEditorController],
  providers: [CertificatesService, CertificateChangesService, CertificateFilesService, CertificateTrashService],
})
export class CertificatesModule {}
