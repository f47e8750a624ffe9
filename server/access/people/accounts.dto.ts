import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsEmail,
  IsIn,
  IsNotEmpty,
  IsObject,
  IsString,
  Matches,
  MaxLength,
  MinLength,
} from 'class-validator';

import { toNfc } from '../sessions/admin.dto.js';
import { languages } from '../../../shared/words/localized.types.js';
import type { Language } from '../../../shared/words/localized.types.js';
import { MayBeMissing, RequiredText } from '../../platform/common/validation.js';
import { VISIBLE_TEXT } from '../../../shared/words/visible-text.js';
import { PASSWORD_LENGTH, roles } from '../../../shared/admin/accounts.types.js';
import type { Role } from '../../../shared/admin/accounts.types.js';

const LONGEST = 200;
const lower = ({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim().toLowerCase() : value);

/** Password to compare with a stored one. */
const Password = () =>
  applyDecorators(ApiProperty({ maxLength: LONGEST }), Transform(toNfc), IsString(), IsNotEmpty(), MaxLength(LONGEST));

/** Newly chosen password; see `password-rules.ts` for the rest. */
const NewPassword = (least = PASSWORD_LENGTH) =>
  applyDecorators(
    ApiProperty({ minLength: least, maxLength: LONGEST }),
    Transform(toNfc),
    IsString(),
    MinLength(least),
    Matches(VISIBLE_TEXT, { message: 'too_short' }),
    MaxLength(LONGEST),
  );

const Email = () =>
  applyDecorators(
    ApiProperty({ maxLength: LONGEST, example: 'jiwoo.kim@example.com' }),
    Transform(lower),
    IsEmail(),
    MaxLength(LONGEST),
  );

/** Token handed out by the site and sent back. */
const Token = () => applyDecorators(ApiProperty({ maxLength: 100 }), IsString(), IsNotEmpty(), MaxLength(100));

const BrowserAnswer = () => applyDecorators(ApiProperty({ type: 'object', additionalProperties: true }), IsObject());

export class SignInDto {
  @Email()
  email!: string;

  @Password()
  password!: string;
}

export class CodeSignInDto {
  @Token()
  ticket!: string;

  @RequiredText({ max: 40, description: 'Of the app, or one of the recovery codes' })
  code!: string;
}

export class PasskeySignInDto {
  @Token()
  ticket!: string;

  @BrowserAnswer()
  response!: AuthenticationResponseJSON;
}

export class LinkDto {
  @Token()
  token!: string;
}

export class AcceptLinkDto extends LinkDto {
  @NewPassword()
  password!: string;
}

export class TurnOnDto {
  @RequiredText({ max: 100 })
  name!: string;

  @Email()
  email!: string;

  @NewPassword()
  password!: string;
}

export class TurnOffDto {
  @NewPassword(4)
  sharedPassword!: string;
}

export class LanguageDto {
  @ApiProperty({ enum: languages, description: 'Of the letter and of the page that the link leads to' })
  @IsIn(languages)
  language!: Language;
}

export class InviteDto extends LanguageDto {
  @RequiredText({ max: 100 })
  name!: string;

  @Email()
  email!: string;

  @ApiProperty({ enum: roles })
  @IsIn(roles)
  role!: Role;
}

export class ChangeAccountDto {
  @ApiPropertyOptional({ enum: roles })
  @MayBeMissing()
  @IsIn(roles)
  role?: Role;

  @ApiPropertyOptional({ type: Boolean })
  @MayBeMissing()
  @IsBoolean()
  isActive?: boolean;
}

export class OwnPasswordDto {
  @Password()
  password!: string;
}

export class ChangeOwnPasswordDto {
  @Password()
  currentPassword!: string;

  @NewPassword()
  newPassword!: string;
}

export class OwnCodeDto extends PickType(CodeSignInDto, ['code']) {}

export class NewPasskeyDto {
  @Token()
  ticket!: string;

  @RequiredText({ max: 60, description: 'What it is called in the list' })
  name!: string;

  @BrowserAnswer()
  response!: RegistrationResponseJSON;
}
