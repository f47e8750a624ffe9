import { Logger } from '@nestjs/common';

import { assessmentOf } from '../calculation/assessment.js';
import type { Figure, SideAssessment } from '../calculation/assessment.types.js';

import type { StoredQuote } from './quotes.schema.js';
import type { QuoteCalculation, QuoteFields, RecordedFigure, RecordedSide } from './quotes.types.js';

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

const recorded = (figure: Figure | undefined): RecordedFigure | undefined =>
  figure && { value: figure.value, origin: figure.origin };

function recordedSide({ fluid, density, mass, volume, tIn, tOut, duty }: SideAssessment): RecordedSide {
  const [massNow, volumeNow, inlet, outlet, heat] = [mass, volume, tIn, tOut, duty].map(recorded);
  return { fluid, density, mass: massNow, volume: volumeNow, tIn: inlet, tOut: outlet, duty: heat };
}

/** What is kept of a questionnaire's calculation, plain JSON; undefined when it failed. */
export function calculationOf(fields: QuoteFields): QuoteCalculation | undefined {
  return guarded(() => {
    const found = assessmentOf(fields);
    const { sides, inputs, duty, balance } = found;
    const { solved, program, area, families, gasket, plate, checks, doubts } = found;
    const calculation: QuoteCalculation = {
      version: 1,
      inputs: Object.fromEntries(Object.entries(inputs).filter(([, { state }]) => state !== 'blank')),
      sides: { hot: recordedSide(sides.hot), cold: recordedSide(sides.cold) },
      duty: duty?.value,
      balance: balance && { percent: balance.percent, level: balance.level, lower: balance.lower },
      solved,
      program,
      area,
      families,
      gasket,
      plate,
      checks,
      doubts,
    };
    // The database would keep what is undefined as null.
    return JSON.parse(JSON.stringify(calculation)) as QuoteCalculation;
  });
}

/** A stored request's calculation, if it has one of a shape we know. */
export function knownCalculation({ calculation }: Pick<StoredQuote, 'calculation'>): QuoteCalculation | undefined {
  return calculation?.version === 1 ? calculation : undefined;
}
