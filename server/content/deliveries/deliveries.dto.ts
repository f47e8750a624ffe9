import { ApiProperty } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';

/** The form of a spreadsheet. It comes as a part of its own, not as a field. */
export class ReadWorkbookDto {
  @ApiProperty({ type: 'string', format: 'binary', description: 'XLSX, as the site offers it for download' })
  @IsOptional()
  file?: never;
}
