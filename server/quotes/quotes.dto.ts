import { ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayUnique, IsArray, IsIn, IsOptional } from 'class-validator';

import { languages } from '../common/localized.types.js';
import type { Language } from '../common/localized.types.js';
import { OptionalText } from '../common/validation.js';
import { quoteFields } from '../questionnaire/places.js';
import { productIds } from '../questionnaire/product-ids.js';
import type { ProductId } from '../questionnaire/product-ids.js';

import { answersTo } from './answers.js';

export class CreateQuoteDto extends answersTo(quoteFields) {
  @ApiPropertyOptional({ enum: productIds, isArray: true, description: 'The product families that it is for' })
  @IsOptional()
  @IsArray()
  @ArrayUnique()
  @IsIn(productIds, { each: true })
  products?: ProductId[];

  @ApiPropertyOptional({ enum: languages, description: 'Language of the page, hence of the confirmation letter' })
  @IsOptional()
  @IsIn(languages)
  language?: Language;

  /** People never see this field; programs that fill in everything give themselves away. */
  @OptionalText({ max: 2000, description: 'Leave empty' })
  website?: string;
}
