import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';

import { OwnersOnly } from '../people/allowed-to.js';
import type { AuditPage } from '../../../shared/admin/audit.types.js';

import { AuditListDto } from './audit.dto.js';
import { AuditService } from './audit.service.js';
import { Audited } from './audited.js';

@ApiTags('audit log')
@ApiBearerAuth()
@OwnersOnly()
@Controller('api/admin/audit')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @Get()
  @Audited('audit.read')
  @ApiOperation({ summary: 'What administrators have done, newest first; kept a year' })
  list(@Query() query: AuditListDto): Promise<AuditPage> {
    return this.audit.list(query);
  }
}
