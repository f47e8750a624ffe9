import type { AreaRange } from './sizing/area.js';
import type { Check, Fluid, Side } from './calculation.types.js';
import type { Balance } from './sizing/duty.js';
import type { FamilyDemand, FamilyFit } from './checks/families.js';
import type { FluidQuestion, RecognizedFluid } from './fluids/names.types.js';
import type { GasketAdvice } from './checks/gaskets.js';
import type { PlateAdvice } from './checks/plates.js';
import type { Reading } from './units/reading.js';
import type { TechnicalField } from './request.types.js';
import type { Solved } from './sizing/solve.js';
import type { Program } from './sizing/temperature-program.js';

export type NumberBox =
  | Exclude<Extract<TechnicalField, `${Side}${string}`>, `${Side}FluidName`>
  | 'heatDuty'
  | 'designMargin';

/**
 * The questionnaire as typed. Properties of the fluids and fouling in the units of `propertyUnits`, the margin in %, unless
 * a unit stands beside the number.
 */
export type AssessmentRequest = Partial<Record<TechnicalField, string>>;

export type Figure = { value: number; origin: 'typed' | 'calculated' };

export type SideAssessment = {
  name: RecognizedFluid;
  /** Missing if nothing can be calculated with. */
  fluid?: Fluid;
  /** kg/s, and m³/s at the inlet; one may lack without a density. */
  mass?: Figure;
  volume?: Figure;
  /** kg/m³ at the inlet. */
  density?: number;
  tIn?: Figure;
  tOut?: Figure;
  /** W; the one it was solved from, if it was; the typed one if nothing can be worked out. */
  duty?: Figure;
  /** Gauge, Pa. */
  designPressure?: Figure;
  designTemp?: Figure;
  /** ppm. */
  chloride?: Figure;
};

export type AreaAnswer =
  | ({ status: 'shown' } & AreaRange)
  | {
      status: 'hidden';
      reason: 'impossible' | 'no_duty' | 'no_program' | 'not_balanced' | 'gas' | 'phase_change' | 'unknown_fluid';
    };

export type Missing =
  /** All but one of what is needed are known: any one of these completes them. */
  | { what: 'any_one'; fields: TechnicalField[] }
  | { what: 'more'; count: number; fields: TechnicalField[] }
  /** The fluid is missing (no questions) or unclear. */
  | { what: 'fluid'; side: Side; fields: TechnicalField[]; questions: FluidQuestion[] }
  /** A volume flow without a density: asks for density or mass flow. */
  | { what: 'density'; side: Side; fields: TechnicalField[] }
  | { what: 'designPressure'; fields: TechnicalField[] }
  | { what: 'designTemp'; fields: TechnicalField[] };

export type Doubt =
  /** m³/s; plate heat exchangers end at about 2500 m³/h (Coulson and Richardson). */
  | { what: 'flow_above_limit'; side: Side; fields: TechnicalField[]; value: number; limit: number }
  /** °C; nothing is calculated outside the fluid's data. */
  | { what: 'outside_fluid_data'; side: Side; fields: TechnicalField[]; value: number; min: number; max: number };

/** Everything one panel needs; plain JSON. Preliminary: no selection, no approval. */
export type Assessment = {
  inputs: Record<NumberBox, Reading>;
  sides: Record<Side, SideAssessment>;
  /** W; the typed one, or the mean of both sides, unless any two differ by more than 10 %. */
  duty?: number;
  /** Of the two sides, only if all six values were typed. */
  balance?: Balance;
  /** Only if exactly five are known; or, with a typed duty, all but one of a side. */
  solved?: Solved;
  /** The cold side's, if a typed duty solved both. */
  alsoSolved?: Solved;
  /** Only if nothing is impossible. */
  program?: Program;
  area: AreaAnswer;
  checks: Check[];
  governing: Omit<FamilyDemand, 'hasGas'>;
  families: FamilyFit[];
  gasket: { suitable: GasketAdvice['material'][] };
  plate: PlateAdvice;
  missing: Missing[];
  doubts: Doubt[];
};
