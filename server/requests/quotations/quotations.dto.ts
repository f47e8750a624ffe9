import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';

import { cleanText } from '../../../shared/words/clean-text.js';
import { languages } from '../../../shared/words/localized.types.js';
import type { Language } from '../../../shared/words/localized.types.js';
import { PageDto } from '../../platform/common/page.dto.js';
import { keysOf } from '../../../shared/words/records.js';
import { OptionalText } from '../../platform/common/validation.js';
import { IsDay } from '../inbox/quote-inbox.dto.js';
import {
  currencyDigits,
  lossReasons,
  MOST_PIECES,
  MOST_POSITIONS,
  MOST_TAX,
  quotationLimits,
} from '../../../shared/requests/quotations.types.js';
import type {
  Currency,
  LossReason,
  QuotationDraft,
  QuotationPosition,
} from '../../../shared/requests/quotations.types.js';

const currencies = keysOf(currencyDigits);

/** A text of lines that is there, if only empty. */
function Lines(max: number) {
  return applyDecorators(
    ApiProperty({ maxLength: max }),
    Transform(({ value }) => cleanText(value, true)),
    IsString(),
    MaxLength(max),
  );
}

/** Only the types are checked here: `draftProblems` names the place of what is wrong in a position. */
export class PositionDto implements QuotationPosition {
  @ApiProperty({ minLength: 1, maxLength: quotationLimits.product, example: 'Plate heat exchanger' })
  @Transform(({ value }) => cleanText(value))
  @IsString()
  product!: string;

  @ApiProperty({ maxLength: quotationLimits.details, description: 'Data of it, in lines' })
  @Transform(({ value }) => cleanText(value, true))
  @IsString()
  details!: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: MOST_PIECES })
  @IsInt()
  quantity!: number;

  @ApiProperty({
    example: '1250000',
    description: 'Of one piece: digits, with `.` before the decimals of the currency',
  })
  @IsString()
  price!: string;

  @ApiProperty({ description: 'A price of 0 or below it is meant; it is refused otherwise' })
  @IsBoolean()
  isMeant!: boolean;
}

/** A quotation as it is written. */
export class QuotationDto implements QuotationDraft {
  @ApiProperty({ enum: languages })
  @IsIn(languages)
  language!: Language;

  @ApiProperty({ enum: currencies })
  @IsIn(currencies)
  currency!: Currency;

  @ApiProperty({ example: '2026-12-24', description: 'The last day on which it holds, today or later' })
  @IsDay()
  validUntil!: string;

  @ApiProperty({ type: [PositionDto], minItems: 1, maxItems: MOST_POSITIONS })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_POSITIONS)
  @ValidateNested({ each: true })
  @Type(() => PositionDto)
  positions!: PositionDto[];

  @ApiProperty({ type: 'integer', nullable: true, minimum: 0, maximum: MOST_TAX })
  @ValidateIf((_, value) => value !== null)
  @IsInt()
  @Min(0)
  @Max(MOST_TAX)
  taxPercent!: number | null;

  @Lines(quotationLimits.delivery)
  delivery!: string;

  @Lines(quotationLimits.terms)
  terms!: string;
}

export class MakeQuotationDto extends QuotationDto {
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'How many quotations to the request whoever writes has seen; more than these are a conflict',
  })
  @IsInt()
  @Min(0)
  seen!: number;
}

export class LostDto {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'Of the quotation in force' })
  @IsInt()
  @Min(1)
  revision!: number;

  @ApiProperty({ enum: lossReasons, required: false, description: 'Told then or afterwards' })
  @IsOptional()
  @IsIn(lossReasons)
  reason?: LossReason;
}

export class QuotationListDto extends PageDto {
  @OptionalText({ max: 100, description: 'In number, company and project' })
  search?: string;
}
