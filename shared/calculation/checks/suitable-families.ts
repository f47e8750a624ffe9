import type { FluidId } from '../calculation.types.js';

import { familyFits, familyLimits } from './families.js';
import type { FamilyDemand, FamilyDoubt, FamilyFit, FamilyId } from './families.js';
import { suitableGaskets } from './gaskets.js';

/** Copper, which brazed plates are joined with, is attacked by these. */
const againstCopper: readonly FluidId[] = ['seawater', 'ammonia'];

function doubtAbout(id: FamilyId, { fluids, highest, lowest }: Demand): FamilyDoubt | undefined {
  if (id === 'heat-exchanger' && suitableGaskets({ fluids, highest, lowest }).length === 0)
    return suitableGaskets({ fluids }).length === 0 ? 'gasket_fluid' : 'gasket_temperature';
  if (id === 'brazing-heat-exchanger' && againstCopper.some((fluid) => fluids.includes(fluid))) return 'copper';
  const limits = familyLimits()[id];
  const hasNoLowest = limits.highest !== undefined && limits.lowest === undefined;
  return hasNoLowest && lowest !== undefined && lowest < 0 ? 'no_lowest' : undefined;
}

type Demand = FamilyDemand & { fluids: readonly FluidId[] };

/**
 * Judges each family by its limits and materials. If these do not suit, or no lowest temperature is stated and it is
 * below 0 °C, the office decides.
 */
export function suitableFamilies(demand: Demand): FamilyFit[] {
  return familyFits(demand).map((fit) => {
    const about = fit.verdict === 'no_fit' ? undefined : doubtAbout(fit.id, demand);
    return about ? { ...fit, verdict: 'ask', reasons: [...fit.reasons, { about, verdict: 'ask' }] } : fit;
  });
}
