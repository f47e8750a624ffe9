import type { FluidId, Level } from './calculation.types.js';
import { above } from './checks.js';
import type { GasketMaterial } from './request.types.js';

type Gasket = {
  id: GasketMaterial;
  /** °C the gasket takes for good, and for short. PTFE is held by an elastomer core: 150 until confirmed. */
  lowest?: number;
  continuous: number;
  peak?: number;
  avoid: readonly FluidId[];
  /** Only in special grades. */
  ask?: readonly FluidId[];
  /** Not for the pressures of water and oil; never proposed. */
  isSpecial?: true;
};

const oils = ['mineral_oil', 'thermal_oil'] as const;

/** A hint, not an approval; in the order in which they are proposed. */
export const gaskets: readonly Gasket[] = [
  { id: 'NBR', lowest: -10, continuous: 110, peak: 130, avoid: ['steam'] },
  { id: 'EPDM', lowest: -25, continuous: 150, peak: 170, avoid: oils },
  { id: 'H-NBR', lowest: -20, continuous: 140, peak: 160, avoid: [] },
  { id: 'VITON', lowest: -5, continuous: 180, peak: 200, avoid: [], ask: ['steam'] },
  { id: 'PTFE', continuous: 150, avoid: [] },
  { id: 'SILICONE', lowest: -50, continuous: 180, peak: 200, avoid: ['steam', ...oils], isSpecial: true },
];

/** What each gasket is usually chosen for and kept from; wording belongs to whoever shows it. */
export const gasketUses = {
  NBR: { for: ['oil', 'fuel', 'water', 'glycol'], avoid: ['steam', 'ozone', 'esters_and_ketones'] },
  'H-NBR': { for: ['hot_oil', 'hot_water'], avoid: ['strong_oxidisers'] },
  EPDM: {
    for: ['hot_water', 'steam', 'glycol', 'dilute_acids_and_alkalis'],
    avoid: ['mineral_oil', 'fat', 'fuel'],
  },
  VITON: { for: ['oil', 'hydrocarbons', 'many_acids'], avoid: ['ketones', 'amines'] },
  SILICONE: { for: ['food', 'dry_heat', 'low_temperature'], avoid: ['steam', 'oil', 'pressure'] },
  PTFE: { for: ['solvents', 'strong_acids'], avoid: ['thermal_cycling'] },
} as const satisfies Record<GasketMaterial, { for: readonly string[]; avoid: readonly string[] }>;

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
