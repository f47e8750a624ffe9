import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';

import { fields } from '../../shared/questionnaire/fields.js';
import type { QuoteField } from '../../shared/questionnaire/fields.js';
import { rowOf } from '../../shared/questionnaire/places.js';
import { cleanField, limitOf, problemOf } from '../../shared/questionnaire/rules.js';

/** Description of a field for the API. */
function documented(field: QuoteField) {
  const { isRequired, choices, units, example } = fields[field];
  const row = rowOf(field);
  const unit = row?.fixedUnit && `${row.fixedUnit} unless another unit stands beside the number`;
  const description = units
    ? `Unit of the ${row?.isSingle ? 'value' : 'values'} beside it, as shown in the form`
    : unit;
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

/** A class with a property for each of these fields of the questionnaire; one that is left out is empty. */
export function answersTo<Name extends QuoteField>(names: readonly Name[]): new () => Record<Name, string> {
  class Answers {
    constructor() {
      for (const field of names) Object.assign(this, { [field]: '' });
    }
  }
  for (const field of names) Answer(field)(Answers.prototype, field);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its properties are made from the table
  return Answers as new () => Record<Name, string>;
}
