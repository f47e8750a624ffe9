import { Logger } from '@nestjs/common';

import { assessmentOf } from '../../../shared/calculation/assessment.js';
import '../../../shared/calculation/fluids/every.js';
import { recordOf } from '../../../shared/calculation/recorded.js';
import type { QuoteFields } from '../../../shared/questionnaire/fields.js';

import type { StoredQuote } from './quotes.schema.js';
import type { QuoteCalculation } from '../../../shared/requests/quotes.types.js';

const logger = new Logger('QuoteCalculation');

/** A request goes before its calculation: what fails here is logged and left out. */
export function guarded<T>(of: () => T): T | undefined {
  try {
    return of();
  } catch (error) {
    logger.error(error);
    return undefined;
  }
}

/** Stored calculation of a questionnaire, plain JSON; undefined when it failed. */
export function calculationOf(fields: QuoteFields): QuoteCalculation | undefined {
  return guarded(() => ({ version: 2, ...recordOf(assessmentOf(fields)) }));
}

/** A stored request's calculation, if it has one of a shape we know. */
export function knownCalculation({ calculation }: Pick<StoredQuote, 'calculation'>): QuoteCalculation | undefined {
  return calculation?.version === 2 ? calculation : undefined;
}
