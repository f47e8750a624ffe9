import { applyDecorators, ValidationPipe } from '@nestjs/common';
import type { ArgumentMetadata, ValidationError } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsNotEmpty, IsOptional, IsString, Max, MaxLength, Min, ValidateIf } from 'class-validator';

import { cleanText, isSound } from '../../../shared/words/clean-text.js';
import { fieldCodes } from '../../../shared/words/error.types.js';
import type { FieldCode, FieldErrors } from '../../../shared/words/error.types.js';

import { AppError } from './app-error.js';

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

/** Of several complaints about a field the first one explains the others. */
const precedence: readonly FieldCode[] = ['unknown_field', 'required', 'wrong_type', ...fieldCodes];

/** Problems of a field, or within its value, by the place of each: `positions.0.price`. */
function complaintsOf(error: ValidationError, around = ''): [place: string, code: FieldCode][] {
  const place = around + error.property;
  const inside = error.children?.flatMap((child) => complaintsOf(child, `${place}.`)) ?? [];
  return inside.length > 0 ? inside : [[place, codeOf(error)]];
}

function codeOf({ constraints = {}, value }: ValidationError): FieldCode {
  const codes = Object.entries(constraints).map(([name, message]) => {
    // The message of a custom check may be a code.
    return codeOfConstraint[name] ?? fieldCodes.find((code) => code === message) ?? 'invalid';
  });
  if (value === undefined && !codes.includes('unknown_field')) return 'required';
  return precedence.find((code) => codes.includes(code)) ?? 'invalid';
}

/** True if a text is not sound, or one somewhere within a value. */
function isUnsound(value: unknown): boolean {
  if (typeof value === 'string') return !isSound(value);
  return typeof value === 'object' && value !== null && Object.entries(value).flat().some(isUnsound);
}

/** Unsound texts, and names like `__proto__`, which the libraries drop in silence. */
function unsoundFields(value: unknown): FieldErrors {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const found = entries.flatMap(([name, content]): [string, FieldCode][] => {
    if (name === 'prototype' || name in Object.prototype || isUnsound(name)) return [[name, 'unknown_field']];
    return isUnsound(content) ? [[name, 'invalid']] : [];
  });
  return Object.fromEntries(found);
}

class InputPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const fields = ['body', 'query'].includes(metadata.type) ? unsoundFields(value) : {};
    if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields });
    return super.transform(value, metadata);
  }
}

/** Decides how bad input is reported: 400 with a code for each field; unknown fields are refused. */
export const validationPipe = () =>
  new InputPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    exceptionFactory: (errors) => {
      const fields: FieldErrors = Object.fromEntries(errors.flatMap((error) => complaintsOf(error)));
      return new AppError('validation_failed', { fields });
    },
  });

/** A day and a time with its distance from UTC. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;

/** True if a form's value is blank or a moment in ISO 8601. */
export const isMoment = (value: unknown): boolean =>
  value === '' || (typeof value === 'string' && MOMENT.test(value) && !Number.isNaN(Date.parse(value)));

type TextOptions = { max: number; hasLines?: boolean; example?: string; description?: string };

/** Trimmed, not blank, at most `max` characters. */
export function RequiredText({ max, hasLines, example, description }: TextOptions) {
  return applyDecorators(
    ApiProperty({ maxLength: max, minLength: 1, example, description }),
    Transform(({ value }) => cleanText(value, hasLines)),
    IsString(),
    IsNotEmpty(),
    MaxLength(max),
  );
}

/** Empty if missing; at most `max` characters. */
export function OptionalText({ max, hasLines, example, description }: TextOptions) {
  return applyDecorators(
    ApiPropertyOptional({ type: String, maxLength: max, example, description }),
    Transform(({ value }) => cleanText(value, hasLines)),
    IsOptional(),
    IsString(),
    MaxLength(max),
  );
}

/** May be missing; unlike with `IsOptional` null is no value. */
export const MayBeMissing = () => ValidateIf((_body, value) => value !== undefined);

/** A whole number in a query; digits only, not all that JavaScript takes for a number (`0x1`, `1e3`, ` 1`). */
export function QueryNumber({ min, max, fallback }: { min: number; max: number; fallback: number }) {
  return applyDecorators(
    ApiPropertyOptional({ type: 'integer', minimum: min, maximum: max, default: fallback }),
    Transform(({ value }) => (typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value)),
    IsOptional(),
    IsInt(),
    Min(min),
    Max(max),
  );
}
