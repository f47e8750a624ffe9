import { ApiProperty } from '@nestjs/swagger';
import { IsIn, ValidateIf } from 'class-validator';

import { RequiredText } from '../../platform/common/validation.js';
import { ENTRY_LIMIT, replyKinds } from '../../../shared/requests/quotes.types.js';
import type { ReplyKind } from '../../../shared/requests/quotes.types.js';
import { SentFiles } from '../files/request-files.dto.js';

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

/** A reply to an answer: an acceptance may go without words, a wish for changes needs a text or files. */
export class ReplyDto {
  @ApiProperty({ enum: replyKinds })
  @IsIn(replyKinds)
  kind!: ReplyKind;

  @ValidateIf(
    ({ kind, text, files }: ReplyDto) => (kind === 'change' && !files?.length) || (text !== undefined && text !== ''),
  )
  @RequiredText({
    max: ENTRY_LIMIT,
    hasLines: true,
    example: 'Please quote two units instead of one.',
    description: 'May be left out where it is accepted, or files say enough',
  })
  text?: string;

  @SentFiles()
  files?: string[];
}
