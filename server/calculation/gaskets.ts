import type { FluidId, Level } from './calculation.types.js';
import { above } from './checks.js';
import { gaskets } from './materials.js';
import type { Gasket } from './materials.js';
import type { GasketMaterial } from './request.types.js';

export type GasketDemand = {
  /** Highest and lowest temperature of both sides, design or operating, °C. */
  highest?: number;
  lowest?: number;
  fluids: readonly FluidId[];
};

export type GasketReason = {
  about: 'above_peak' | 'above_continuous' | 'below_lowest' | 'fluid' | 'special_grade';
  level: Extract<Level, 'strong_warning' | 'warning' | 'note'>;
  /** °C, for temperatures. */
  temperature?: number;
  limit?: number;
};

export type GasketAdvice = { material: GasketMaterial; reasons: GasketReason[]; next?: GasketMaterial };

/** The gravest first. */
function reasonsAgainst(gasket: Gasket, { highest, lowest, fluids }: GasketDemand): GasketReason[] {
  const { peak, continuous, avoid, ask } = gasket;
  const isAbovePeak = above(highest, peak);
  const reasons: (GasketReason & { isFound: boolean | undefined })[] = [
    { isFound: isAbovePeak, about: 'above_peak', level: 'strong_warning', temperature: highest, limit: peak },
    { isFound: fluids.some((fluid) => avoid.includes(fluid)), about: 'fluid', level: 'strong_warning' },
    {
      isFound: above(highest, continuous) && !isAbovePeak,
      about: 'above_continuous',
      level: 'warning',
      temperature: highest,
      limit: continuous,
    },
    {
      isFound: above(gasket.lowest, lowest),
      about: 'below_lowest',
      level: 'warning',
      temperature: lowest,
      limit: gasket.lowest,
    },
    { isFound: fluids.some((fluid) => ask?.includes(fluid)), about: 'special_grade', level: 'note' },
  ];
  return reasons.flatMap(({ isFound, ...reason }) => (isFound ? [reason] : []));
}

/** The gaskets nothing speaks against, the usual one first; none above 180 °C. */
export function suitableGaskets(demand: GasketDemand): GasketMaterial[] {
  return gaskets.flatMap((gasket) =>
    gasket.isSpecial || reasonsAgainst(gasket, demand).length > 0 ? [] : [gasket.id],
  );
}

/**
 * What speaks against a gasket: above its continuous temperature a warning, above its peak or with a fluid that
 * attacks it a strong one; `next` is the usual gasket that suits. The families' own limits are another matter: the
 * gasketed exchanger's 210 °C is above every gasket here.
 */
export function gasketAdvice(material: string | undefined, demand: GasketDemand): GasketAdvice | undefined {
  const gasket = gaskets.find(({ id }) => id === material);
  if (!gasket) return undefined;
  const reasons = reasonsAgainst(gasket, demand);
  const [next] = reasons.length > 0 ? suitableGaskets(demand) : [];
  return { material: gasket.id, reasons, next };
}
