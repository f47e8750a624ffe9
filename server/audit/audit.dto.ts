import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsDateString, IsIn, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';

import { auditKinds } from './audit.types.js';
import type { AuditKind } from './audit.types.js';

export class AuditListDto {
  @ApiPropertyOptional({ enum: auditKinds })
  @IsOptional()
  @IsIn(auditKinds)
  kind?: AuditKind;

  @ApiPropertyOptional({ format: 'date', description: 'A day in Korea' })
  @IsOptional()
  @Matches(/^\d{4}-\d\d-\d\d$/)
  @IsDateString({ strict: true })
  day?: string;

  @ApiPropertyOptional({ minimum: 1, default: 1 })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  page: number = 1;
}
