import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail, IsOptional, MaxLength } from 'class-validator';

import { cleanText } from '../../../shared/words/clean-text.js';

export class TestLetterDto {
  @ApiPropertyOptional({ type: String, maxLength: 200, description: 'Left out or empty: the mailbox of the office' })
  // An empty field counts as missing.
  @Transform(({ value }: { value: unknown }) => (cleanText(value) === '' ? undefined : cleanText(value)))
  @IsOptional()
  @MaxLength(200)
  @IsEmail({ blacklisted_chars: '"' })
  to?: string;
}
