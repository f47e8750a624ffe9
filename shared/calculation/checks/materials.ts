import type { FluidId } from '../calculation.types.js';
import type { GasketMaterial, PlateMaterial } from '../request.types.js';

/** Data alone, so that a form can show it without the judgement. */
export type Gasket = {
  id: GasketMaterial;
  /** °C, continuous and peak. PTFE has an elastomer core: 150 until confirmed. */
  lowest?: number;
  continuous: number;
  peak?: number;
  avoid: readonly FluidId[];
  /** Only in special grades. */
  ask?: readonly FluidId[];
  /** Not for the pressures of water and oil; never proposed. */
  isSpecial?: true;
};

const oils = ['mineral_oil', 'thermal_oil', 'diesel_oil'] as const;

/** A hint, not an approval; in the order of proposal. */
export const gaskets: readonly Gasket[] = [
  { id: 'NBR', lowest: -10, continuous: 110, peak: 130, avoid: ['steam'] },
  { id: 'EPDM', lowest: -25, continuous: 150, peak: 170, avoid: oils },
  { id: 'H-NBR', lowest: -20, continuous: 140, peak: 160, avoid: [] },
  { id: 'VITON', lowest: -5, continuous: 180, peak: 200, avoid: ['caustic_soda'], ask: ['steam'] },
  { id: 'PTFE', continuous: 150, avoid: [] },
  { id: 'SILICONE', lowest: -50, continuous: 180, peak: 200, avoid: ['steam', ...oils], isSpecial: true },
];

/** Resistance to chloride as a rank, and the usual purpose. A hint, not an approval. */
export const plates = {
  SS304: { grade: 0, use: 'clean_low_chloride' },
  SS316: { grade: 1, use: 'tap_and_cooling_water' },
  SS316L: { grade: 1, use: 'tap_and_cooling_water' },
  '904L': { grade: 2, use: 'dilute_sulphuric_acid' },
  // The form's value has a zero; the alloy is 254 SMO.
  SM0254: { grade: 3, use: 'brackish_water' },
  Ti: { grade: 4, use: 'seawater_and_chlorine' },
  'Hastelloy C': { grade: 4, use: 'strong_acids' },
} as const satisfies Record<PlateMaterial, { grade: number; use: string }>;
