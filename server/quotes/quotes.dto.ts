import { ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, IsOptional, Matches } from 'class-validator';

import { languages } from '../common/localized.types.js';
import type { Language } from '../common/localized.types.js';
import { OptionalText } from '../common/validation.js';
import { quoteFields } from '../questionnaire/places.js';
import { MOST_REQUEST_FILES } from '../request-files/request-files.types.js';

import { answersTo } from './answers.js';

export class CreateQuoteDto extends answersTo(quoteFields) {
  @ApiPropertyOptional({ enum: languages, description: 'Language of the page, hence of the confirmation letter' })
  @IsOptional()
  @IsIn(languages)
  language?: Language;

  @ApiPropertyOptional({
    type: [String],
    maxItems: MOST_REQUEST_FILES,
    description: 'What `file` said of each file that was sent before',
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_REQUEST_FILES)
  @ArrayUnique()
  @Matches(/^[\w-]{20,100}$/, { each: true })
  files?: string[];

  /** People never see this field; programs that fill in everything give themselves away. */
  @OptionalText({ max: 2000, description: 'Leave empty' })
  website?: string;
}
