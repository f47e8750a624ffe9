import type { Assessment, Figure, NumberBox } from './assessment.types.js';
import type { Fluid, Side } from './calculation.types.js';
import type { Balance } from './sizing/duty.js';
import type { Sizing } from './sizing/plates/sizing.types.js';
import type { Reading } from './units/reading.js';

/** SI; °C for temperatures. */
export type RecordedFigure = Pick<Figure, 'value' | 'origin'>;

/** kg/s, m³/s, kg/m³, °C, W. */
export type RecordedSide = { fluid?: Fluid; density?: number } & Partial<
  Record<'mass' | 'volume' | 'tIn' | 'tOut' | 'duty', RecordedFigure>
>;

/** `not_calculated`: stored before plates were estimated. Such a request gets no later estimate. */
export type RecordedSizing = Sizing | { status: 'not_calculated' };

/** The stored part of an assessment, plain JSON. Its storage versions this shape. */
export type RecordedCalculation = {
  /** Blank boxes are left out. */
  inputs: Partial<Record<NumberBox, Exclude<Reading, { state: 'blank' }>>>;
  sides: Record<Side, RecordedSide>;
  /** W; missing if the sides do not agree. */
  duty?: number;
  balance?: Balance;
  sizing: RecordedSizing;
} & Pick<
  Assessment,
  'solved' | 'alsoSolved' | 'program' | 'area' | 'families' | 'gasket' | 'plate' | 'checks' | 'doubts'
>;
