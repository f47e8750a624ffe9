import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsDateString, IsIn, IsOptional, Matches } from 'class-validator';

import { PageDto } from '../../platform/common/page.dto.js';
import { auditKinds } from '../../../shared/admin/audit.types.js';
import type { AuditKind } from '../../../shared/admin/audit.types.js';

export class AuditListDto extends PageDto {
  @ApiPropertyOptional({ enum: auditKinds })
  @IsOptional()
  @IsIn(auditKinds)
  kind?: AuditKind;

  @ApiPropertyOptional({ format: 'date', description: 'A day in Korea' })
  @IsOptional()
  @Matches(/^\d{4}-\d\d-\d\d$/)
  @IsDateString({ strict: true })
  day?: string;
}
