import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsOptional, Matches } from 'class-validator';

import { drawingEndings } from '../../../shared/words/files.types.js';
import { MOST_REQUEST_FILES } from '../../../shared/requests/request-files.types.js';

/** The form of a file. It comes as a part of its own, not as a field. */
export class SendFileDto {
  @ApiProperty({ type: 'string', format: 'binary', description: `Of these kinds: ${drawingEndings.join(', ')}` })
  @IsOptional()
  file?: never;
}

/** The files that go with what is sent. */
export function SentFiles() {
  return applyDecorators(
    ApiPropertyOptional({
      type: [String],
      maxItems: MOST_REQUEST_FILES,
      description: 'What `file` said of each file that was sent before',
    }),
    IsOptional(),
    IsArray(),
    ArrayMaxSize(MOST_REQUEST_FILES),
    ArrayUnique(),
    Matches(/^[\w-]{20,100}$/, { each: true }),
  );
}
