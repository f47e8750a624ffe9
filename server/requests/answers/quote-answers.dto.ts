import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Min } from 'class-validator';

import { RequiredText } from '../../platform/common/validation.js';
import { ANSWER_LIMIT, SUBJECT_LIMIT } from '../../../shared/requests/quotes.types.js';
import { SentFiles } from '../files/request-files.dto.js';

/** An answer as it is written. */
export class AnswerDto {
  @RequiredText({ max: SUBJECT_LIMIT, example: '[Q-2026-000123] Our answer to your quote request' })
  subject!: string;

  @RequiredText({ max: ANSWER_LIMIT, hasLines: true, example: 'Dear Jiwoo Kim,\n\nthis is our offer.' })
  text!: string;

  @SentFiles()
  files?: string[];
}

export class SendAnswerDto extends AnswerDto {
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'How many entries of the `history` whoever answers has seen; more than these are a conflict',
  })
  @IsInt()
  @Min(0)
  seen!: number;
}
