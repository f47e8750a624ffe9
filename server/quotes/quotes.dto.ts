import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';

import { languages } from '../common/localized.types.js';
import type { Language } from '../common/localized.types.js';
import { OptionalText } from '../common/validation.js';
import { quoteFields } from '../questionnaire/places.js';

import { answersTo } from './answers.js';

export class CreateQuoteDto extends answersTo(quoteFields) {
  @ApiPropertyOptional({ enum: languages, description: 'Language of the page, hence of the confirmation letter' })
  @IsOptional()
  @IsIn(languages)
  language?: Language;

  /** People never see this field; programs that fill in everything give themselves away. */
  @OptionalText({ max: 2000, description: 'Leave empty' })
  website?: string;
}
