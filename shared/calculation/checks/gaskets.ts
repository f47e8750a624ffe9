import type { FluidId, Level } from '../calculation.types.js';
import { changesPhase } from '../fluids/fluids.js';
import type { GasketMaterial } from '../request.types.js';

import { above } from './checks.js';
import { gaskets } from './materials.js';
import type { Gasket } from './materials.js';

export type GasketDemand = {
  /** Of both sides, design or operating, °C. */
  highest?: number;
  lowest?: number;
  fluids: readonly FluidId[];
};

export type GasketReason = 'above_peak' | 'above_continuous' | 'below_lowest' | 'fluid' | 'special_grade';

export type GasketAdvice = {
  material: GasketMaterial;
  reason?: GasketReason;
  level?: Extract<Level, 'strong_warning' | 'warning' | 'note'>;
  /** °C. */
  temperature?: number;
  limit?: number;
  next?: GasketMaterial;
};

/** The gravest first. */
function judged(gasket: Gasket, { highest, lowest, fluids }: GasketDemand): GasketAdvice {
  const { id: material, peak, continuous, avoid, ask } = gasket;
  const includes = (those: readonly FluidId[] = []) => fluids.some((fluid) => those.includes(fluid));
  if (above(highest, peak))
    return { material, reason: 'above_peak', level: 'strong_warning', temperature: highest, limit: peak };
  if (includes(avoid)) return { material, reason: 'fluid', level: 'strong_warning' };
  if (above(highest, continuous))
    return { material, reason: 'above_continuous', level: 'warning', temperature: highest, limit: continuous };
  if (above(gasket.lowest, lowest))
    return { material, reason: 'below_lowest', level: 'warning', temperature: lowest, limit: gasket.lowest };
  return includes(ask) ? { material, reason: 'special_grade', level: 'note' } : { material };
}

/**
 * Gaskets without objection, the usual one first; none above 180 °C, and none for a refrigerant, of which the table says
 * nothing.
 */
export function suitableGaskets(demand: GasketDemand): GasketMaterial[] {
  if (demand.fluids.some((id) => changesPhase({ id }))) return [];
  return gaskets.filter((gasket) => !gasket.isSpecial && !judged(gasket, demand).reason).map(({ id }) => id);
}

/**
 * A warning above the continuous temperature, a strong one above the peak or with a fluid that attacks it; `next` is
 * the usual gasket that suits. The family's own limit, 210 °C, is above every gasket here.
 */
export function gasketAdvice(material: string | undefined, demand: GasketDemand): GasketAdvice | undefined {
  const gasket = gaskets.find(({ id }) => id === material);
  const advice = gasket && judged(gasket, demand);
  return advice?.reason ? { ...advice, next: suitableGaskets(demand)[0] } : advice;
}
