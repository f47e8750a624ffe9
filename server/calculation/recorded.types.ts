import type { Assessment, Figure, NumberBox } from './assessment.types.js';
import type { Fluid, Side } from './calculation.types.js';
import type { Balance } from './duty.js';
import type { Reading } from './reading.js';

/** A value in SI (°C for temperatures), and whether it was typed or calculated. */
export type RecordedFigure = Pick<Figure, 'value' | 'origin'>;

/** One side as it was calculated with: kg/s, m³/s, kg/m³, °C, W. */
export type RecordedSide = { fluid?: Fluid; density?: number } & Partial<
  Record<'mass' | 'volume' | 'tIn' | 'tOut' | 'duty', RecordedFigure>
>;

/** What is kept of an assessment, plain JSON. Whoever stores it counts the versions of this shape and its parts. */
export type RecordedCalculation = {
  /** What each number box held in SI, or why it could not be read; blank ones are left out. */
  inputs: Partial<Record<NumberBox, Exclude<Reading, { state: 'blank' }>>>;
  sides: Record<Side, RecordedSide>;
  /** W; left out when there is none or the sides do not agree on one. */
  duty?: number;
  balance?: Balance;
} & Pick<Assessment, 'solved' | 'program' | 'area' | 'families' | 'gasket' | 'plate' | 'checks' | 'doubts'>;
