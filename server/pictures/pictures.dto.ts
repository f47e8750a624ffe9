import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsNumber, IsObject, IsOptional, Max, Min, ValidateNested } from 'class-validator';

import { logoEndings, PICTURE_MEGABYTES, pictureKinds } from '../../shared/content/pictures.types.js';
import type { PictureFocus, PictureKind } from '../../shared/content/pictures.types.js';

export class PictureUseDto {
  @ApiPropertyOptional({ enum: pictureKinds, default: 'picture', description: 'Only a logo may be an SVG' })
  @IsOptional()
  @IsIn(pictureKinds)
  use: PictureKind = 'picture';
}

/** The form of a picture. It comes as a part of its own, not as a field. */
export class SendPictureDto {
  @ApiProperty({
    type: 'string',
    format: 'binary',
    description: `Of these kinds: ${logoEndings.join(', ')}; at most ${PICTURE_MEGABYTES} MB`,
  })
  @IsOptional()
  file?: never;
}

class FocusDto implements PictureFocus {
  @ApiProperty({ minimum: 0, maximum: 100, example: 50, description: '% from the left' })
  @IsNumber()
  @Min(0)
  @Max(100)
  x!: number;

  @ApiProperty({ minimum: 0, maximum: 100, example: 20, description: '% from the top' })
  @IsNumber()
  @Min(0)
  @Max(100)
  y!: number;
}

export class ChangePictureDto {
  @ApiProperty({ type: FocusDto, description: 'What stays in view where the picture is cut' })
  @IsObject()
  @ValidateNested()
  @Type(() => FocusDto)
  focus!: FocusDto;
}
