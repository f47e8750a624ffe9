import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsMongoId, IsOptional, ValidateIf } from 'class-validator';

import { CreatePostDto, PostListDto } from '../boards/boards.dto.js';
import { translationFilters } from '../../../shared/posts/boards.types.js';
import type { TranslationFilter } from '../../../shared/posts/boards.types.js';

export class AdminPostListDto extends PostListDto {
  @ApiPropertyOptional({ enum: translationFilters, description: 'Posts without a twin, or older than theirs' })
  @IsOptional()
  @IsIn(translationFilters)
  translation?: TranslationFilter;
}

export class CreateTranslationDto extends CreatePostDto {
  @ApiPropertyOptional({ description: "Id of a post of the other language's board, of which this is the translation" })
  @IsOptional()
  @IsMongoId()
  twin?: string;
}

export class TwinDto {
  @ApiProperty({ description: "Id of a post of the other language's board" })
  @IsMongoId()
  twin!: string;

  @ApiProperty({
    type: String,
    required: false,
    nullable: true,
    description: 'The twin that the administrator knows of; where another one would be freed it is a conflict',
  })
  @ValidateIf((_body, value) => value !== undefined && value !== null)
  @IsMongoId()
  former?: string | null;
}
