import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';

import { AdminModule } from '../access/sessions/admin.module.js';
import { TrashService } from '../access/trash/trash.service.js';

import { CertificateChangesService } from './changes.service.js';
import { CertificateFilesService } from './files.service.js';
import { CertificateTrashService } from './trash.service.js';
import { CertificatesEditorController } from './editor.controller.js';
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
  providers: [
    CertificatesService,
    CertificateChangesService,
    CertificateFilesService,
    CertificateTrashService,
    TrashService,
  ],
})
export class CertificatesModule {}
