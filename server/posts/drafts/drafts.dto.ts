import { ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { IsMongoId, IsOptional, ValidateBy } from 'class-validator';
import { applyDecorators } from '@nestjs/common';

import { CONTENT, TITLE, UpdatePostDto } from '../boards/boards.dto.js';
import { CreateTranslationDto } from '../translations/twins.dto.js';
import { isMoment, OptionalText } from '../../platform/common/validation.js';

const PublishingTime = () =>
  applyDecorators(
    ApiPropertyOptional({
      type: String,
      description: 'When it is published by itself: ISO 8601 with its offset; a blank one for never',
      example: '2026-12-01T09:00+09:00',
    }),
    IsOptional(),
    ValidateBy({ name: 'isMoment', validator: { validate: isMoment, defaultMessage: () => 'invalid' } }),
  );

export class CreateDraftDto extends OmitType(CreateTranslationDto, ['content']) {
  @OptionalText(CONTENT)
  content?: string;

  @PublishingTime()
  publishAt?: string;
}

/** The texts of a form, finished or not. */
export class PreviewDto extends OmitType(CreateDraftDto, ['title', 'password', 'publishAt', 'twin']) {
  @OptionalText(TITLE)
  title?: string;

  @ApiPropertyOptional({ description: 'Id of the post or draft that the form changes' })
  @IsOptional()
  @IsMongoId()
  id?: string;
}

export class UpdateDraftDto extends OmitType(UpdatePostDto, ['content']) {
  @OptionalText(CONTENT)
  content?: string;

  @PublishingTime()
  publishAt?: string;
}
