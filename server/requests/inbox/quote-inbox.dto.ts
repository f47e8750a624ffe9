import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsDateString, IsIn, IsOptional, IsString, MaxLength, ValidateBy } from 'class-validator';

import { cleanText } from '../../../shared/words/clean-text.js';
import { PageDto } from '../../platform/common/page.dto.js';
import { OptionalText, RequiredText } from '../../platform/common/validation.js';
import { productIds } from '../../../shared/questionnaire/product-ids.js';
import type { ProductId } from '../../../shared/questionnaire/product-ids.js';
import { NOBODY, RESPONSIBLE_LIMIT } from '../../../shared/requests/handling.types.js';
import { letterKinds, quoteStatuses } from '../../../shared/requests/quotes.types.js';
import type { LetterKind, QuoteStatus } from '../../../shared/requests/quotes.types.js';
import { isDay } from '../../../shared/requests/reply-clock/days.js';

/** A day of the calendar. */
export const IsDay = ({ isBlankTaken = false } = {}) =>
  ValidateBy({
    name: 'day',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && (isDay(value) || (isBlankTaken && !value)),
    },
  });

export class QuoteListDto extends PageDto {
  @ApiPropertyOptional({ enum: quoteStatuses })
  @IsOptional()
  @IsIn(quoteStatuses)
  status?: QuoteStatus;

  @ApiPropertyOptional({ enum: productIds, description: 'A product family that the requests are for' })
  @IsOptional()
  @IsIn(productIds)
  product?: ProductId;

  @OptionalText({ max: RESPONSIBLE_LIMIT, description: `Who is responsible; \`${NOBODY}\`: nobody is` })
  responsible?: string;

  @ApiPropertyOptional({ maxLength: 100 })
  @Transform(({ value }) => cleanText(value))
  @IsOptional()
  @IsString()
  @MaxLength(100)
  q?: string;
}

export class UpdateQuoteDto {
  @ApiPropertyOptional({ enum: quoteStatuses })
  @IsOptional()
  @IsIn(quoteStatuses)
  status?: QuoteStatus;

  @OptionalText({ max: 2000, hasLines: true })
  note?: string;

  @OptionalText({ max: RESPONSIBLE_LIMIT, description: 'Who sees to it; blank for nobody' })
  responsible?: string;

  @ApiPropertyOptional({
    description: 'From this day on it is on top of the list; blank: no longer',
    example: '2026-12-01',
  })
  @IsOptional()
  @IsDay({ isBlankTaken: true })
  remindOn?: string;

  @ApiPropertyOptional({
    description: 'What the sender added until then has been seen to: the `news` that was shown. Changes nothing else',
  })
  @IsOptional()
  @IsDateString()
  seen?: string;

  @ApiPropertyOptional({ description: 'The version this change was made for; another one stored is a conflict' })
  @IsOptional()
  @IsDateString()
  updatedAt?: string;
}

export class ResendDto {
  @ApiProperty({ enum: letterKinds })
  @IsIn(letterKinds)
  letter!: LetterKind;
}

export const kept = ['this', 'other'] as const;

export class MergeDto {
  @RequiredText({ max: 20, example: 'Q-2026-000123', description: 'The other request' })
  reference!: string;

  @ApiProperty({ enum: kept, description: 'Which of them stays in the list' })
  @IsIn(kept)
  keep!: (typeof kept)[number];
}

export class HolidayDto {
  @RequiredText({ max: 60 })
  name!: string;
}
