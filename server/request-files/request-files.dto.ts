import { ApiProperty } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';

import { drawingEndings } from '../files/files.types.js';

/** The form of a file. It comes as a part of its own, not as a field. */
export class SendFileDto {
  @ApiProperty({ type: 'string', format: 'binary', description: `Of these kinds: ${drawingEndings.join(', ')}` })
  @IsOptional()
  file?: never;
}
