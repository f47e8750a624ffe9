import { applyDecorators, ValidationPipe } from '@nestjs/common';
import type { ArgumentMetadata, ValidationError } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsNotEmpty, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';

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

/** Whether there is half a character or a NUL in a text, or in one somewhere within a value: people type neither. */
function isUnsound(value: unknown): boolean {
  if (typeof value === 'string') return /[\0\p{Cs}]/u.test(value);
  return typeof value === 'object' && value !== null && Object.entries(value).flat().some(isUnsound);
}

/** Fields with such a text, and those named as what every object or class has: the libraries drop them in silence. */
function unsoundFields(value: unknown): FieldErrors {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const found = entries.flatMap(([name, content]): [string, FieldCode][] => {
    if (name === 'prototype' || name in Object.prototype || isUnsound(name)) return [[name, 'unknown_field']];
    return isUnsound(content) ? [[name, 'invalid']] : [];
  });
  return Object.fromEntries(found);
}

/** Checks bodies and queries before anything is made of them. */
class InputPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const fields = ['body', 'query'].includes(metadata.type) ? unsoundFields(value) : {};
    if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields });
    return super.transform(value, metadata);
  }
}

/** The one place that decides how bad input is reported: 400 with a code for each field; unknown fields refused. */
export const validationPipe = () =>
  new InputPipe({
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
  // First: a character taken out lets those beside it become one blank, one line end or one letter.
  const sound = value.replaceAll(/(?!\s)\p{Cc}/gu, '');
  const lines = hasLines ? sound.replaceAll(/\r\n?|[\v\f]/g, '\n') : sound.replaceAll(/\s+/g, ' ');
  return lines.normalize('NFC').trim();
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
