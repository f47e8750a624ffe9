import type { AreaRange } from './area.js';
import type { Check, Fluid, Side } from './calculation.types.js';
import type { Balance } from './duty.js';
import type { FamilyDemand, FamilyFit } from './families.js';
import type { FluidQuestion, RecognizedFluid } from './fluid-names.types.js';
import type { GasketAdvice } from './gaskets.js';
import type { PlateAdvice } from './plates.js';
import type { Reading } from './reading.js';
import type { TechnicalField } from './request.types.js';
import type { Solved } from './solve.js';
import type { Program } from './temperature-program.js';

/** Boxes of the form that hold a number. */
export type NumberBox = Exclude<Extract<TechnicalField, `${Side}${string}`>, `${Side}FluidName`>;

/**
 * The questionnaire as typed, blank or left out where empty. Specific heat is in kJ/(kg K), density in kg/m³, chloride
 * in ppm unless a unit stands beside the number.
 */
export type AssessmentRequest = Partial<Record<TechnicalField, string>>;

/** A value, and whether it was typed or calculated. */
export type Figure = { value: number; origin: 'typed' | 'calculated' };

export type SideAssessment = {
  /** What the fluid's name means. */
  name: RecognizedFluid;
  /** What is calculated with; left out when nothing can be. */
  fluid?: Fluid;
  /** kg/s, and m³/s at the side's inlet; either may lack when the density is unknown. */
  mass?: Figure;
  volume?: Figure;
  /** kg/m³ at the inlet, as used between the two. */
  density?: number;
  tIn?: Figure;
  tOut?: Figure;
  /** W; the other side's when this one was solved from it. */
  duty?: Figure;
  /** Gauge, Pa. */
  designPressure?: Figure;
  designTemp?: Figure;
  /** ppm. */
  chloride?: Figure;
};

export type AreaAnswer =
  | ({ status: 'shown' } & AreaRange)
  | { status: 'hidden'; reason: 'impossible' | 'no_duty' | 'no_program' | 'not_balanced' | 'gas' | 'unknown_fluid' };

export type Missing =
  /** Four of six are known: any one of these completes the picture. */
  | { what: 'any_one'; fields: TechnicalField[] }
  /** `count` more of these are needed. */
  | { what: 'more'; count: number; fields: TechnicalField[] }
  /** The fluid's name lacks (no questions) or asks back. */
  | { what: 'fluid'; side: Side; fields: TechnicalField[]; questions: FluidQuestion[] }
  /** A volume flow of a fluid whose density is unknown: density, or a flow by mass. */
  | { what: 'density'; side: Side; fields: TechnicalField[] }
  | { what: 'designPressure'; fields: TechnicalField[] }
  | { what: 'designTemp'; fields: TechnicalField[] };

export type Doubt =
  /** m³/s; plate heat exchangers end at about 2500 m³/h (Coulson and Richardson). */
  | { what: 'flow_above_limit'; side: Side; fields: TechnicalField[]; value: number; limit: number }
  /** °C; nothing is calculated outside the fluid's data. */
  | { what: 'outside_fluid_data'; side: Side; fields: TechnicalField[]; value: number; min: number; max: number };

/** Everything one panel beside the form needs; plain JSON. Preliminary: no selection, no approval. */
export type Assessment = {
  inputs: Record<NumberBox, Reading>;
  sides: Record<Side, SideAssessment>;
  /** W; the mean of both sides when both are known and not more than 10 % apart. */
  duty?: number;
  /** Only when all six values were typed. */
  balance?: Balance;
  /** The sixth value; left out unless exactly five are known. */
  solved?: Solved;
  /** Only when nothing is impossible. */
  program?: Program;
  area: AreaAnswer;
  /** The worst first. */
  checks: Check[];
  /** What families and materials were judged by. */
  governing: Omit<FamilyDemand, 'hasGas'>;
  families: FamilyFit[];
  gasket: { suitable: GasketAdvice['material'][] };
  plate: PlateAdvice;
  missing: Missing[];
  doubts: Doubt[];
};
