import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, Min, ValidateIf } from 'class-validator';

import { RequiredText } from '../../platform/common/validation.js';
import { lossReasons } from '../../../shared/requests/quotations.types.js';
import type { LossReason } from '../../../shared/requests/quotations.types.js';
import { ENTRY_LIMIT, senderReplies } from '../../../shared/requests/quotes.types.js';
import type { SenderReply } from '../../../shared/requests/quotes.types.js';
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

/**
 * A reply to an answer: a wish for changes needs a text or files, the others may go without words. A quotation is
 * accepted or declined by naming its revision.
 */
export class ReplyDto {
  @ApiProperty({ enum: senderReplies })
  @IsIn(senderReplies)
  kind!: SenderReply;

  @ApiProperty({ type: 'integer', minimum: 1, required: false, description: 'Of the quotation in force' })
  @ValidateIf(({ kind, revision }: ReplyDto) => kind === 'decline' || revision !== undefined)
  @IsInt()
  @Min(1)
  revision?: number;

  @ApiProperty({ enum: lossReasons, required: false, description: 'Of a declined quotation; told then or afterwards' })
  @IsOptional()
  @IsIn(lossReasons)
  reason?: LossReason;

  @ValidateIf(
    ({ kind, text, files }: ReplyDto) => (kind === 'change' && !files?.length) || (text !== undefined && text !== ''),
  )
  @RequiredText({
    max: ENTRY_LIMIT,
    hasLines: true,
    example: 'Please quote two units instead of one.',
    description: 'May be left out where it is accepted or declined, or files say enough',
  })
  text?: string;

  @SentFiles()
  files?: string[];
}
