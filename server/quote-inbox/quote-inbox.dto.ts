import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsDateString, IsIn, IsOptional, IsString, MaxLength } from 'class-validator';

import { cleanText } from '../common/clean-text.js';
import { PageDto } from '../common/page.dto.js';
import { OptionalText } from '../common/validation.js';
import { productIds } from '../questionnaire/product-ids.js';
import type { ProductId } from '../questionnaire/product-ids.js';
import { letterKinds, quoteStatuses } from '../quotes/quotes.types.js';
import type { LetterKind, QuoteStatus } from '../quotes/quotes.types.js';

export class QuoteListDto extends PageDto {
  @ApiPropertyOptional({ enum: quoteStatuses })
  @IsOptional()
  @IsIn(quoteStatuses)
  status?: QuoteStatus;

  @ApiPropertyOptional({ enum: productIds, description: 'A product family that the requests are for' })
  @IsOptional()
  @IsIn(productIds)
  product?: ProductId;

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
