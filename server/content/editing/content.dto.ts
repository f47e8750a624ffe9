import { Injectable } from '@nestjs/common';
import type { PipeTransform } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  MaxLength,
  ValidateBy,
} from 'class-validator';

import { AppError } from '../../platform/common/app-error.js';
import { languages } from '../../../shared/words/localized.types.js';
import type { Language } from '../../../shared/words/localized.types.js';
import { isKeyOf } from '../../../shared/words/records.js';
import { isMoment } from '../../platform/common/validation.js';
import type { DocumentName } from '../../../shared/content/content.types.js';
import { documents } from '../../../shared/content/documents.js';
import type { StoredValue } from '../../../shared/content/fields/fields.types.js';
import type { DraftInput, PreviewInput, PublishInput } from '../../../shared/content/content-editing.types.js';

/** Whatever it holds, only what the document's fields ask for is kept. */
const AnyValue = (description: string) =>
  ApiProperty({ type: 'object', additionalProperties: true, description, example: {} });

export class DraftDto implements DraftInput {
  @AnyValue('The document as it was typed')
  @IsObject()
  value!: StoredValue;

  @AnyValue('The document as the editor had it from the server')
  @IsObject()
  was!: StoredValue;
}

export class FindFieldsDto {
  @ApiProperty({ maxLength: 100, description: 'Words of names, or of what fields say' })
  @IsString()
  @MaxLength(100)
  q!: string;
}

export class PageLanguageDto {
  @ApiProperty({ enum: languages })
  @IsIn(languages)
  language!: Language;
}

export class PreviewDto extends PageLanguageDto implements PreviewInput {
  @AnyValue('The document as it was typed')
  @IsObject()
  value!: StoredValue;
}

export class PublishDto implements PublishInput {
  @ApiProperty({ enum: languages, isArray: true })
  @IsArray()
  @ArrayNotEmpty()
  @ArrayUnique()
  @IsIn(languages, { each: true })
  languages!: Language[];

  @ApiPropertyOptional({ type: String, description: 'When: ISO 8601 with its offset; at once without', example: '' })
  @IsOptional()
  @ValidateBy({ name: 'isMoment', validator: { validate: isMoment, defaultMessage: () => 'invalid' } })
  at?: string;

  @ApiPropertyOptional({ type: Number, description: 'The draft as somebody has read it: another one is not published' })
  @IsOptional()
  @IsInt()
  revision?: number;
}

/** Throws `not_found` for what is no document. */
@Injectable()
export class KnownDocument implements PipeTransform<string, DocumentName> {
  transform(name: string): DocumentName {
    if (!isKeyOf(documents, name)) throw new AppError('not_found');
    return name;
  }
}

/** Throws `not_found` for what is no number of a version. */
@Injectable()
export class VersionNumber implements PipeTransform<string, number> {
  transform(number: string): number {
    if (!/^\d{1,9}$/.test(number)) throw new AppError('not_found');
    return Number(number);
  }
}
