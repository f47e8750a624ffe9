import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';

import { Public } from '../access/sessions/admin.guard.js';
import { DescribeFile } from '../platform/files/file-docs.js';
import { sendFile } from '../platform/files/send-file.js';
import { UploadStore } from '../platform/files/upload-store.js';
import type { CertificateList } from '../../shared/certificates/certificates.types.js';

import { DescribeCertificates } from './docs.js';
import { CertificateFilesService } from './files.service.js';
import { CertificateListDto } from './certificates.dto.js';
import { CertificatesService } from './certificates.service.js';

@Public()
@ApiTags('certificates')
@Controller()
export class CertificatesController {
  constructor(
    private readonly certificates: CertificatesService,
    private readonly files: CertificateFilesService,
    private readonly store: UploadStore,
  ) {}

  @Get('api/certificates')
  @DescribeCertificates('The certificates in their order')
  list(@Query() query: CertificateListDto): Promise<CertificateList> {
    return this.certificates.list(query.language);
  }

  @Get('certificates/:name')
  @DescribeFile('A picture or PDF of a certificate, to be shown by the browser')
  async file(@Param('name') name: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const file = await this.files.find(name);
    await sendFile(this.store, { ...file, isInline: true }, request, response);
  }
}
