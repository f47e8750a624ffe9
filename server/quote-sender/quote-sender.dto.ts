import { ValidateIf } from 'class-validator';

import { RequiredText } from '../common/validation.js';
import { ENTRY_LIMIT } from '../quotes/quotes.types.js';
import { SentFiles } from '../request-files/request-files.dto.js';

/** A text, files, or both. */
export class CorrectionDto {
  @ValidateIf(({ text, files }: CorrectionDto) => !files?.length || (text !== undefined && text !== ''))
  @RequiredText({
    max: ENTRY_LIMIT,
    hasLines: true,
    example: 'The hot side is 110 °C, not 115 °C.',
    description: 'May be left out where files say enough',
  })
  text?: string;

  @SentFiles()
  files?: string[];
}
