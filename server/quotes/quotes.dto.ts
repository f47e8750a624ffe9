import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, ValidateBy } from 'class-validator';

import { languages } from '../common/localized.types.js';
import type { Language } from '../common/localized.types.js';
import { OptionalText } from '../common/validation.js';
import { fields } from '../questionnaire/fields.js';
import type { QuoteField, QuoteFields } from '../questionnaire/fields.js';
import { quoteFields, sheetRows } from '../questionnaire/places.js';
import { cleanField, limitOf, problemOf } from '../questionnaire/rules.js';

/** How the description of the API shows a field. */
function documented(field: QuoteField) {
  const { isRequired, choices, units, example } = fields[field];
  const row = sheetRows.find(({ name }) => name === fields[field].place);
  const unit = row?.fixedUnit && `${row.fixedUnit} unless another unit stands beside the number`;
  const description = units ? 'Unit of the values beside it, as shown in the form' : unit;
  const limits = choices ? { enum: ['', ...choices] } : { maxLength: limitOf(field), minLength: isRequired && 1 };
  return ApiProperty({ type: String, required: Boolean(isRequired), ...limits, example, description });
}

/** A property that takes what the questionnaire's rules take, and keeps it clean. */
function Answer(field: QuoteField) {
  const validator = {
    validate: (value: unknown) => problemOf(field, value) === undefined,
    defaultMessage: ({ value }: { value?: unknown } = {}) => problemOf(field, value) ?? 'invalid',
  };
  return applyDecorators(
    documented(field),
    Transform(({ value }: { value: unknown }) => cleanField(field, value)),
    ValidateBy({ name: 'answer', validator }),
  );
}

class Answers {
  constructor() {
    for (const field of quoteFields) Object.assign(this, { [field]: '' });
  }
}
for (const field of quoteFields) Answer(field)(Answers.prototype, field);

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its properties are made from the table
export class CreateQuoteDto extends (Answers as new () => QuoteFields) {
  @ApiPropertyOptional({ enum: languages, description: 'Language of the page, hence of the confirmation letter' })
  @IsOptional()
  @IsIn(languages)
  language?: Language;

  /** People never see this field; programs that fill in everything give themselves away. */
  @OptionalText({ max: 2000, description: 'Leave empty' })
  website?: string;
}
