import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';

import { AllowedTo } from '../access/people/allowed-to.js';
import type { AuditSubject } from '../../shared/admin/audit.types.js';
import { SessionCode } from '../access/sessions/admin.guard.js';
import { Audited, idIn, NotAudited } from '../access/audit/audited.js';
import type { Params } from '../access/audit/audited.js';
import { PageDto } from '../platform/common/page.dto.js';
import { Received, TakesFiles } from '../platform/files/upload.interceptor.js';
import type { ReceivedFile } from '../platform/files/upload.js';
import type {
  Certificate,
  CertificateList,
  SeedAnswer,
  TrashedCertificatePage,
} from '../../shared/certificates/certificates.types.js';

import { DescribeCertificateForm, DescribeCertificates } from './docs.js';
import { CertificateTrashService } from './trash.service.js';
import { CertificateDto, CertificateOrderDto, UpdateCertificateDto } from './certificates.dto.js';
import { CertificatesService } from './certificates.service.js';

const aboutCertificate = (params: Params, certificate?: Certificate): AuditSubject => ({
  noun: 'certificates',
  id: certificate?.id ?? idIn(params),
  name: certificate?.name ?? null,
});

const parts = { image: 'image', pdf: 'pdf' } as const;

@ApiTags('certificates (administrators)')
@ApiBearerAuth()
@AllowedTo('office')
@Controller('api/admin/certificates')
export class CertificatesEditorController {
  constructor(
    private readonly certificates: CertificatesService,
    private readonly trash: CertificateTrashService,
  ) {}

  @Post()
  @Audited('certificate.create', aboutCertificate)
  @TakesFiles(parts, { isNameInBody: true })
  @DescribeCertificateForm('Add a certificate; its files are sent as `image` and `pdf`, or named there', 201)
  create(
    @Body() body: CertificateDto,
    @Received('image') image?: ReceivedFile,
    @Received('pdf') pdf?: ReceivedFile,
  ): Promise<Certificate> {
    return this.certificates.create(body, { image, pdf });
  }

  @Patch(':id')
  @Audited('certificate.change', aboutCertificate)
  @TakesFiles(parts, { isNameInBody: true })
  @DescribeCertificateForm('Change a certificate; what is not sent stays', 200)
  update(
    @Param('id') id: string,
    @Body() body: UpdateCertificateDto,
    @Received('image') image?: ReceivedFile,
    @Received('pdf') pdf?: ReceivedFile,
  ): Promise<Certificate> {
    return this.certificates.update(id, body, { image, pdf });
  }

  @Delete(':id')
  @Audited('certificate.delete', aboutCertificate)
  @HttpCode(204)
  @ApiOperation({ summary: 'Put a certificate into the trash, and its files where no other has them' })
  // Returned for the log only; the answer has no body.
  remove(@Param('id') id: string, @SessionCode() session: string | null): Promise<Certificate> {
    return this.certificates.remove(id, session);
  }

  @Post('seed')
  @Audited('certificates.seed')
  @HttpCode(200)
  @ApiOperation({ summary: 'Add those of the built-in certificates that are not there' })
  @ApiResponse({ status: 200, example: { added: 9 } })
  seed(): Promise<SeedAnswer> {
    return this.certificates.seed();
  }

  @Put('order')
  @Audited('certificates.order')
  @DescribeCertificates('Put all certificates into this order')
  @ApiResponse({ status: 409, description: 'These are not exactly the stored certificates' })
  arrange(@Body() body: CertificateOrderDto): Promise<CertificateList> {
    return this.certificates.arrange(body.ids);
  }

  @Get('trash')
  @NotAudited('certificates hold nothing personal')
  @ApiOperation({ summary: 'Deleted certificates, the last deleted first; kept 30 days' })
  listTrash(@Query() { page }: PageDto): Promise<TrashedCertificatePage> {
    return this.trash.list(page);
  }

  @Post('trash/:id/restore')
  @Audited('trash.restore', aboutCertificate)
  @HttpCode(200)
  @ApiOperation({ summary: 'Put a deleted certificate back at its place' })
  restore(@Param('id') id: string): Promise<Certificate> {
    return this.trash.restore(id);
  }

  @Delete('trash/:id')
  @Audited('trash.purge', aboutCertificate)
  @HttpCode(204)
  @ApiOperation({ summary: 'Remove a deleted certificate and its files for good' })
  // Returned for the log only; the answer has no body.
  purge(@Param('id') id: string): Promise<Certificate> {
    return this.trash.purge(id);
  }
}
