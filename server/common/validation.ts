import { applyDecorators, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';

import { AppError } from './app-error.js';
import { fieldCodes } from './error.types.js';
import type { FieldCode, FieldErrors } from './error.types.js';

const codeOfConstraint: Record<string, FieldCode> = {
  isNotEmpty: 'required',
  isDefined: 'required',
  isString: 'wrong_type',
  isBoolean: 'wrong_type',
  isInt: 'wrong_type',
  minLength: 'too_short',
  maxLength: 'too_long',
  isEmail: 'invalid_email',
  isIn: 'invalid_choice',
  whitelistValidation: 'unknown_field',
};

/** Of several complaints about a field the one that explains the others comes first. */
const precedence: readonly FieldCode[] = ['unknown_field', 'required', 'wrong_type', ...fieldCodes];

function codeOf({ constraints = {}, value }: ValidationError): FieldCode {
  const codes = Object.entries(constraints).map(([name, message]) => {
    // A custom check's message may itself be a code.
    return codeOfConstraint[name] ?? fieldCodes.find((code) => code === message) ?? 'invalid';
  });
  if (value === undefined && !codes.includes('unknown_field')) return 'required';
  return precedence.find((code) => codes.includes(code)) ?? 'invalid';
}

/** The one place that decides how bad input is reported: 400 with a code for each field; unknown fields refused. */
export const validationPipe = () =>
  new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    exceptionFactory: (errors) => {
      const fields: FieldErrors = Object.fromEntries(errors.map((error) => [error.property, codeOf(error)]));
      return new AppError('validation_failed', { fields });
    },
  });

/**
 * Typed text as it is kept: one Unicode form, no control characters, no blanks around it. Only a text of several lines
 * keeps its line ends; elsewhere they become blanks, so that no value can end a mail header or a table row.
 */
export function cleanText(value: unknown, hasLines = false): unknown {
  if (typeof value !== 'string') return value;
  const unified = value.normalize('NFC').replaceAll(/\r\n?/g, '\n');
  const lines = hasLines ? unified : unified.replaceAll(/\s+/g, ' ');
  return lines.replaceAll(/(?![\n\t])\p{Cc}/gu, '').trim();
}

type TextOptions = { max: number; hasLines?: boolean; example?: string; description?: string };

/** A text that must be there: trimmed, not blank, at most `max` characters. */
export function RequiredText({ max, hasLines, example, description }: TextOptions) {
  return applyDecorators(
    ApiProperty({ maxLength: max, minLength: 1, example, description }),
    Transform(({ value }) => cleanText(value, hasLines)),
    IsString(),
    IsNotEmpty(),
    MaxLength(max),
  );
}

/** A text that may be missing, then kept as empty: at most `max` characters. */
export function OptionalText({ max, hasLines, example, description }: TextOptions) {
  return applyDecorators(
    ApiPropertyOptional({ type: String, maxLength: max, example, description }),
    Transform(({ value }) => cleanText(value, hasLines)),
    IsOptional(),
    IsString(),
    MaxLength(max),
  );
}

/** One of a fixed list, or nothing. */
export function OptionalChoice(choices: readonly string[], options: { example?: string; description?: string } = {}) {
  return applyDecorators(
    ApiPropertyOptional({ type: String, enum: ['', ...choices], ...options }),
    Transform(({ value }) => cleanText(value)),
    IsOptional(),
    IsString(),
    IsIn(['', ...choices]),
  );
}
