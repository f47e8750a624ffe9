import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsNotEmpty, IsString, Matches, MaxLength, MinLength } from 'class-validator';

import { MayBeMissing } from '../../platform/common/validation.js';
import { VISIBLE_TEXT } from '../../../shared/words/visible-text.js';
import { koCertificateSources, titleStyles } from '../../../shared/admin/admin.types.js';
import type { KoCertificateSource, SiteSettings, TitleStyle } from '../../../shared/admin/admin.types.js';

/** Blanks belong to a password; only its Unicode form is unified. */
export const toNfc = ({ value }: { value: unknown }) => (typeof value === 'string' ? value.normalize('NFC') : value);

export class LoginDto {
  @ApiProperty({ example: '1234', maxLength: 200 })
  @Transform(toNfc)
  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  password!: string;
}

export class ChangePasswordDto {
  @ApiProperty({ maxLength: 200 })
  @Transform(toNfc)
  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  currentPassword!: string;

  @ApiProperty({ minLength: 4, maxLength: 200 })
  @Transform(toNfc)
  @IsString()
  @MinLength(4)
  @Matches(VISIBLE_TEXT, { message: 'too_short' })
  @MaxLength(200)
  newPassword!: string;

  @ApiProperty({ maxLength: 200 })
  @Transform(toNfc)
  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  confirmPassword!: string;
}

export class SiteSettingsDto implements Partial<SiteSettings> {
  @ApiProperty({ enum: koCertificateSources })
  @IsIn(koCertificateSources)
  koCertificates!: KoCertificateSource;

  @ApiPropertyOptional({ enum: titleStyles, description: 'Stays as it is when it is missing' })
  @MayBeMissing()
  @IsIn(titleStyles)
  postTitles?: TitleStyle;

  @ApiProperty()
  @IsBoolean()
  quoteConfirmation!: boolean;

  @ApiPropertyOptional({ description: 'Stays as it is when it is missing' })
  @MayBeMissing()
  @IsBoolean()
  weeklyLetter?: boolean;
}
