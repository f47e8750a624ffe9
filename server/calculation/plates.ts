import type { PlateMaterial } from '../quotes/quotes.types.js';

import type { FluidId, Level } from './calculation.types.js';

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
export type PlateUse = (typeof plateUses)[PlateMaterial];

/** Grades of resistance to chloride: 304, 316, and titanium or 254 SMO. */
const grades = { 304: 0, 316: 1, Ti: 2 } as const;
type Grade = keyof typeof grades;
const gradeOf: Record<PlateMaterial, number> = {
  SS304: grades[304],
  SS316: grades[316],
  SS316L: grades[316],
  // Better than 316, but not named where the table asks for titanium or 254 SMO.
  '904L': grades[316],
  SM0254: grades.Ti,
  Ti: grades.Ti,
  'Hastelloy C': grades.Ti,
};

/** Least plate by chloride, ppm, and wall temperature up to 60, 80, 120 and 130 °C; near neutral, little free chlorine. */
const wallTemperatures = [60, 80, 120, 130];
const chlorideRows: readonly (readonly [ppm: number, grades: readonly Grade[]])[] = [
  [10, [304, 304, 304, 316]],
  [25, [304, 304, 316, 316]],
  [50, [304, 316, 316, 'Ti']],
  [80, [316, 316, 316, 'Ti']],
  [150, [316, 316, 'Ti', 'Ti']],
  [300, [316, 'Ti', 'Ti', 'Ti']],
  [Infinity, ['Ti', 'Ti', 'Ti', 'Ti']],
];

/**
 * The least plate for a chloride content in ppm at a wall temperature in °C; `Ti` stands for titanium or 254 SMO.
 * Undefined above 130 °C, where the table ends, unless even the coolest wall needs `Ti`.
 */
export function plateForChloride(chloride: number, wallTemperature: number): 'SS304' | 'SS316' | 'Ti' | undefined {
  if (!(chloride >= 0) || !Number.isFinite(wallTemperature)) return undefined;
  const row = chlorideRows.find(([ppm]) => chloride <= ppm)?.[1] ?? [];
  const column = wallTemperatures.findIndex((limit) => wallTemperature <= limit + 1e-9);
  const grade = column < 0 ? (row[0] === 'Ti' ? 'Ti' : undefined) : row[column];
  return grade === undefined || grade === 'Ti' ? grade : `SS${grade}`;
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
export function plateAdvice(material: PlateMaterial | undefined, demand: PlateDemand): PlateAdvice {
  const chosen = material ? { material } : {};
  if (demand.fluids.includes('seawater')) {
    const level = material && seawaterLevel(material);
    return material && !level ? chosen : { ...chosen, reason: 'seawater', ...(level ? { level } : {}), next: 'Ti' };
  }
  const { chloride, wallTemperature } = demand;
  if (chloride === undefined || wallTemperature === undefined) return chosen;
  const least = plateForChloride(chloride, wallTemperature);
  if (least === undefined) return { ...chosen, reason: 'chloride_above_table', level: 'note' };
  if (!material) return { reason: 'chloride', next: least };
  if (gradeOf[material] >= gradeOf[least]) return chosen;
  return { ...chosen, reason: 'chloride', level: 'warning', next: least };
}
