import type { Assessment, Figure, SideAssessment } from './assessment.types.js';
import type { RecordedCalculation, RecordedFigure, RecordedSide } from './recorded.types.js';

const recorded = (figure: Figure | undefined): RecordedFigure | undefined =>
  figure && { value: figure.value, origin: figure.origin };

function recordedSide({ fluid, density, mass, volume, tIn, tOut, duty }: SideAssessment): RecordedSide {
  const [massNow, volumeNow, inlet, outlet, heat] = [mass, volume, tIn, tOut, duty].map(recorded);
  return { fluid, density, mass: massNow, volume: volumeNow, tIn: inlet, tOut: outlet, duty: heat };
}

/** What is kept of an assessment: every value in SI and what was said of it, without what follows from the texts. */
export function recordOf(found: Assessment): RecordedCalculation {
  const { inputs, sides, duty, balance } = found;
  const { solved, program, area, families, gasket, plate, checks, doubts } = found;
  const record: RecordedCalculation = {
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
  // A database would keep what is undefined as null.
  return JSON.parse(JSON.stringify(record)) as RecordedCalculation;
}
