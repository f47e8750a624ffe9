import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsDate, IsIn, IsNotEmpty, IsOptional, IsString, MaxLength, ValidateBy } from 'class-validator';

import { PageDto } from '../../platform/common/page.dto.js';
import { cleanText } from '../../../shared/words/clean-text.js';
import { QueryNumber, RequiredText } from '../../platform/common/validation.js';
import { TenderDto } from '../e-procurement/tender.dto.js';
import { tenderStates } from '../../../shared/posts/tender.types.js';
import type { TenderState } from '../../../shared/posts/tender.types.js';
import { MOST_FILES, postCategories } from '../../../shared/posts/boards.types.js';
import type { PostCategory } from '../../../shared/posts/boards.types.js';

export const TITLE = { max: 200 };
export const CONTENT = { max: 20_000, hasLines: true };

export class PostListDto extends PageDto {
  @ApiPropertyOptional({ enum: postCategories })
  @IsOptional()
  @IsIn(postCategories)
  category?: PostCategory;

  @ApiPropertyOptional({ maxLength: 100, description: 'Part of title or content, taken literally' })
  @Transform(({ value }) => cleanText(value))
  @IsOptional()
  @IsString()
  @MaxLength(100)
  q?: string;

  @QueryNumber({ min: 1, max: 50, fallback: 10 })
  pageSize: number = 10;
}

export class VisitorListDto extends PostListDto {
  @ApiPropertyOptional({ enum: tenderStates, description: 'Only notices of tenders that take offers, or take none' })
  @IsOptional()
  @IsIn(tenderStates)
  state?: TenderState;
}

/** Passwords of posts are passed on by mail and telephone: blanks around them are slips, and Unicode forms differ. */
const toPassword = ({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.normalize('NFC').trim() : value;

export class OpenPostDto {
  @ApiPropertyOptional({ maxLength: 200, description: 'Of a locked post' })
  @Transform(toPassword)
  @IsOptional()
  @IsString()
  @MaxLength(200)
  password?: string;
}

export class PdfQueryDto {
  @ApiPropertyOptional({ description: 'From the pdfUrl of a locked post' })
  @IsOptional()
  @IsString()
  @MaxLength(1000)
  token?: string;
}

const isDate = (value: unknown) =>
  value === '' || (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && isOnCalendar(value));

/** JavaScript takes the 31st of June for the 1st of July. */
function isOnCalendar(date: string): boolean {
  const moment = new Date(date);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date);
}

const PinDate = () =>
  applyDecorators(
    ApiPropertyOptional({
      type: String,
      description: 'The last day in Korea on which it stands first on its list; a blank one takes it from there',
      example: '2026-12-31',
    }),
    IsOptional(),
    ValidateBy({ name: 'isDate', validator: { validate: isDate, defaultMessage: () => 'invalid' } }),
  );

export class CreatePostDto extends TenderDto {
  @RequiredText(TITLE)
  title!: string;

  @RequiredText(CONTENT)
  content!: string;

  @ApiPropertyOptional({ enum: postCategories, default: 'catalog' })
  @IsOptional()
  @IsIn(postCategories)
  category: PostCategory = 'catalog';

  @ApiPropertyOptional({ maxLength: 200, description: 'Locks the post unless blank' })
  @Transform(toPassword)
  @IsOptional()
  @IsString()
  @MaxLength(200)
  password?: string;

  @PinDate()
  pinnedUntil?: string;
}

export class UpdatePostDto extends TenderDto {
  @ApiPropertyOptional({ maxLength: 200 })
  @Transform(({ value }) => cleanText(value))
  @IsOptional()
  @IsString()
  @IsNotEmpty()
  @MaxLength(TITLE.max)
  title?: string;

  @ApiPropertyOptional({ maxLength: 20_000 })
  @Transform(({ value }) => cleanText(value, true))
  @IsOptional()
  @IsString()
  @IsNotEmpty()
  @MaxLength(CONTENT.max)
  content?: string;

  @ApiPropertyOptional({ enum: postCategories })
  @IsOptional()
  @IsIn(postCategories)
  category?: PostCategory;

  @ApiPropertyOptional({ maxLength: 200, description: 'A blank one unlocks the post' })
  @Transform(toPassword)
  @IsOptional()
  @IsString()
  @MaxLength(200)
  password?: string;

  @PinDate()
  pinnedUntil?: string;

  @ApiPropertyOptional({ enum: ['true', 'false'] })
  @IsOptional()
  @IsIn(['true', 'false'])
  removePdf?: 'true' | 'false';

  @ApiPropertyOptional({ type: [String], maxItems: MOST_FILES, description: 'Ids of further files to remove' })
  @Transform(({ value }: { value: unknown }) => (value === undefined ? value : [value].flat()))
  @IsOptional()
  @ArrayMaxSize(MOST_FILES)
  @IsString({ each: true })
  removeFiles?: string[];

  @ApiProperty({
    required: false,
    description: 'The version this change was made for; another one stored is a conflict',
  })
  @IsOptional()
  @Type(() => Date)
  @IsDate()
  updatedAt?: Date;
}
