import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsNotEmpty, IsOptional, IsString, Matches, MaxLength } from 'class-validator';

import { languages } from '../../shared/words/localized.types.js';
import type { Language } from '../../shared/words/localized.types.js';
import { cleanText } from '../../shared/words/clean-text.js';
import { RequiredText } from '../platform/common/validation.js';
import { certificateCategories } from '../../shared/certificates/certificates.types.js';
import type { CertificateCategory } from '../../shared/certificates/certificates.types.js';

export class CertificateListDto {
  @ApiPropertyOptional({ enum: languages, description: 'The list that the page in this language shows' })
  @IsOptional()
  @IsIn(languages)
  language?: Language;
}

/** The name of an uploaded file, which the upload has put here, or of a present one. */
const FileOrName = (what: string, example: string) =>
  applyDecorators(
    ApiProperty({ description: `${what}, or the name of one that is there`, example }),
    Transform(({ value }) => cleanText(value)),
    IsString(),
    IsNotEmpty(),
    MaxLength(255),
  );

export class CertificateDto {
  @ApiProperty({ enum: certificateCategories })
  @IsIn(certificateCategories)
  category!: CertificateCategory;

  @RequiredText({ max: 200, example: 'ISO 9001:2015' })
  name!: string;

  @FileOrName('A PNG, JPEG or WebP file', 'kc-certificate.webp')
  image!: string;

  @FileOrName('A PDF file', 'kc-certificate.pdf')
  pdf!: string;

  /** A whole number as text, because forms send text. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 1, description: 'Place in the list, ascending' })
  @Transform(({ value }) => cleanText(typeof value === 'number' ? String(value) : value))
  @IsString()
  @IsNotEmpty()
  @Matches(/^\d{1,6}$/, { message: 'invalid_number' })
  order!: string;
}

export class UpdateCertificateDto extends PartialType(CertificateDto, { skipNullProperties: false }) {}

export class CertificateOrderDto {
  @ApiProperty({ type: [String], description: 'The ids of all certificates, in their new order' })
  @IsArray()
  @ArrayMaxSize(1000)
  @IsString({ each: true })
  ids!: string[];
}
