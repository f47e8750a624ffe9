import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsMongoId, IsOptional, Matches, ValidateBy, ValidateIf } from 'class-validator';

import { telephoneText } from '../../../shared/words/clean-text.js';
import { isMoment, OptionalText } from '../../platform/common/validation.js';
import { TELEPHONE } from '../../../shared/questionnaire/rules.js';
import {
  CONTACT_MAX,
  NUMBER_MAX,
  REVISION_MAX,
  TELEPHONE_MAX,
  tenderKinds,
} from '../../../shared/posts/tender.types.js';
import type { TenderKind } from '../../../shared/posts/tender.types.js';

const isRevision = (value: unknown) =>
  typeof value === 'string' && /^\d{0,2}$/.test(value) && Number(value) <= REVISION_MAX;

/** The parts of a post's form that tell of its tender; a blank one takes away what is stored. */
export class TenderDto {
  @OptionalText({ max: NUMBER_MAX, example: '2026-014' })
  tenderNumber?: string;

  @ApiPropertyOptional({ type: String, description: `Of the number: 0 to ${REVISION_MAX}`, example: '1' })
  @IsOptional()
  @ValidateBy({ name: 'isRevision', validator: { validate: isRevision, defaultMessage: () => 'invalid_number' } })
  tenderRevision?: string;

  @ApiPropertyOptional({ enum: ['', ...tenderKinds] })
  @IsOptional()
  @IsIn(['', ...tenderKinds])
  tenderKind?: TenderKind | '';

  @ApiPropertyOptional({ type: String, description: 'ISO 8601 with its offset', example: '2026-12-01T14:00+09:00' })
  @IsOptional()
  @ValidateBy({ name: 'isMoment', validator: { validate: isMoment, defaultMessage: () => 'invalid' } })
  tenderClosesAt?: string;

  @OptionalText({ max: CONTACT_MAX })
  tenderContact?: string;

  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? telephoneText(value) : value))
  @OptionalText({ max: TELEPHONE_MAX })
  @ValidateIf((_body, value) => value !== undefined && value !== '')
  @Matches(TELEPHONE, { message: 'invalid_telephone' })
  tenderTelephone?: string;

  @ApiPropertyOptional({ type: String, description: 'Id of the notice that began the tender, on the same board' })
  @ValidateIf((_body, value) => value !== undefined && value !== '')
  @IsMongoId()
  tenderFirst?: string;
}
