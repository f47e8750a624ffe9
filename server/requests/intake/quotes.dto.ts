import { ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayUnique, IsArray, IsBoolean, IsIn, IsInt, IsOptional } from 'class-validator';

import { languages } from '../../../shared/words/localized.types.js';
import type { Language } from '../../../shared/words/localized.types.js';
import { OptionalText } from '../../platform/common/validation.js';
import type { PrivacyAnswer } from '../../../shared/questionnaire/privacy/privacy.types.js';
import { quoteFields } from '../../../shared/questionnaire/places.js';
import { productIds } from '../../../shared/questionnaire/product-ids.js';
import type { ProductId } from '../../../shared/questionnaire/product-ids.js';
import { SentFiles } from '../files/request-files.dto.js';
import { answersTo } from '../../site/answers.dto.js';

export class CreateQuoteDto extends answersTo(quoteFields) implements PrivacyAnswer {
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

  @ApiPropertyOptional({
    type: Boolean,
    description:
      'Whether the sender agrees to the collection and use of personal data; required with PRIVACY_BASIS=consent',
  })
  @IsOptional()
  @IsBoolean()
  consent?: boolean;

  @ApiPropertyOptional({
    type: 'integer',
    example: 2,
    description: 'Version of the privacy policy that the sender saw; one that the site does not know is not kept',
  })
  @IsOptional()
  @IsInt()
  privacyVersion?: number;

  @OptionalText({
    max: 200,
    description:
      'Path of the page that led to the form, below the language; one that the site does not know is not kept',
  })
  page?: string;

  @SentFiles()
  files?: string[];

  /** People never see this field; programs that fill in everything give themselves away. */
  @OptionalText({ max: 2000, description: 'Leave empty' })
  website?: string;
}
