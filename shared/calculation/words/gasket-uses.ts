import type { GasketMaterial } from '../request.types.js';

/** The usual uses of each gasket, and what it is kept from. */
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
