import type { FluidId, Level } from './calculation.types.js';
import type { PlateMaterial } from './request.types.js';

/** What each plate is usually chosen for; wording belongs to whoever shows it. A hint, not an approval. */
export const plateUses = {
  SS304: 'clean_low_chloride',
  SS316: 'tap_and_cooling_water',
  SS316L: 'tap_and_cooling_water',
  // The value is spelt with a zero; the alloy is 254 SMO.
  SM0254: 'brackish_water',
  '904L': 'dilute_sulphuric_acid',
  Ti: 'seawater_and_chlorine',
  'Hastelloy C': 'strong_acids',
} as const satisfies Record<PlateMaterial, string>;

/** Resistance to chloride; 904L beats 316 but is not named where the table asks for titanium or 254 SMO. */
const gradeOf: Record<PlateMaterial, number> = {
  SS304: 0,
  SS316: 1,
  SS316L: 1,
  '904L': 1,
  SM0254: 2,
  Ti: 2,
  'Hastelloy C': 2,
};

/** Wall temperature up to, °C; chloride up to, ppm, for 304 and for 316. Near neutral pH, little free chlorine. */
const chlorideLimits = [
  [60, 50, 300],
  [80, 25, 150],
  [120, 10, 80],
  [130, -1, 25],
] as const;

/**
 * The least plate for a chloride content in ppm at a wall temperature in °C; `Ti` stands for titanium or 254 SMO.
 * Undefined above 130 °C, where the table ends, unless even the coolest wall needs `Ti`.
 */
export function plateForChloride(chloride: number, wallTemperature: number): 'SS304' | 'SS316' | 'Ti' | undefined {
  if (!(chloride >= 0) || !Number.isFinite(wallTemperature)) return undefined;
  const limits = chlorideLimits.find(([wall]) => wallTemperature <= wall + 1e-9);
  if (!limits) return chloride > chlorideLimits[0][2] ? 'Ti' : undefined;
  if (chloride <= limits[1]) return 'SS304';
  return chloride <= limits[2] ? 'SS316' : 'Ti';
}

export type PlateDemand = { fluids: readonly FluidId[]; chloride?: number; wallTemperature?: number };

export type PlateAdvice = {
  /** The plate chosen; none while undecided. */
  material?: PlateMaterial;
  reason?: 'seawater' | 'chloride' | 'chloride_above_table';
  level?: Extract<Level, 'strong_warning' | 'warning' | 'note'>;
  next?: PlateMaterial;
};

function seawaterLevel(material: PlateMaterial): PlateAdvice['level'] {
  if (material === 'Ti' || material === 'Hastelloy C') return undefined;
  if (material === 'SM0254') return 'note';
  return material === '904L' ? 'warning' : 'strong_warning';
}

/**
 * What speaks against a plate: seawater (about 19 000 ppm) asks for titanium, and a chloride content for the table's
 * grade. Without a material it proposes one where the fluids demand it; an empty answer has nothing to say.
 */
export function plateAdvice(
  material: PlateMaterial | undefined,
  { fluids, chloride, wallTemperature }: PlateDemand,
): PlateAdvice {
  if (fluids.includes('seawater')) {
    const level = material && seawaterLevel(material);
    return material && !level ? { material } : { material, reason: 'seawater', level, next: 'Ti' };
  }
  if (chloride === undefined || wallTemperature === undefined) return { material };
  const next = plateForChloride(chloride, wallTemperature);
  if (!next) return { material, reason: 'chloride_above_table', level: 'note' };
  if (material && gradeOf[material] >= gradeOf[next]) return { material };
  return { material, reason: 'chloride', level: material && 'warning', next };
}
