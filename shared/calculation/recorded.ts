import type { Assessment, SideAssessment } from './assessment.types.js';
import type { RecordedCalculation, RecordedSide } from './recorded.types.js';
import { sizingOf } from './sizing/plates/sizing.js';
import type { Sizing } from './sizing/plates/sizing.types.js';

function recordedSide({ fluid, density, mass, volume, tIn, tOut, duty }: SideAssessment): RecordedSide {
  return { fluid, density, mass, volume, tIn, tOut, duty };
}

/** Values in SI and findings, without what follows from the texts. */
export function recordOf(found: Assessment): RecordedCalculation & { sizing: Sizing } {
  const { inputs, sides, duty, balance } = found;
  const { solved, alsoSolved, program, area, families, gasket, plate, checks, doubts } = found;
  const record = {
    inputs: Object.fromEntries(Object.entries(inputs).filter(([, { state }]) => state !== 'blank')),
    sides: { hot: recordedSide(sides.hot), cold: recordedSide(sides.cold) },
    duty,
    balance,
    solved,
    alsoSolved,
    program,
    area,
    sizing: sizingOf(found),
    families,
    gasket,
    plate,
    checks,
    doubts,
  };
  // A database would store undefined as null.
  return JSON.parse(JSON.stringify(record));
}
