import type { FluidId, Level } from '../calculation.types.js';
import type { PlateMaterial } from '../request.types.js';

import { plates } from './materials.js';

/** From 254 SMO on, any chloride of the table. */
const ANY_CHLORIDE = 3;
/** By grade; the best have nothing to fear. */
const inSeawater = ['strong_warning', 'strong_warning', 'warning', 'note'] as const;

/** Wall temperature, °C; chloride, ppm, for 304 and 316. Near neutral pH, little free chlorine. */
const chlorideLimits = [
  [60, 50, 300],
  [80, 25, 150],
  [120, 10, 80],
  [130, -1, 25],
] as const;

/**
 * The least plate for chloride in ppm at a wall temperature in °C; `Ti` means titanium or 254 SMO. Undefined above 130
 * °C, the table's end, unless even the coolest wall needs `Ti`.
 */
export function plateForChloride(chloride: number, temperature: number): 'SS304' | 'SS316' | 'Ti' | undefined {
  if (!(chloride >= 0)) return undefined;
  const limits = chlorideLimits.find(([wall]) => temperature <= wall + 1e-9);
  if (!limits) return chloride > chlorideLimits[0][2] ? 'Ti' : undefined;
  if (chloride <= limits[1]) return 'SS304';
  return chloride <= limits[2] ? 'SS316' : 'Ti';
}

export type PlateDemand = {
  fluids: readonly FluidId[];
  /** ppm. */
  chloride?: number;
  /** Of the wall, °C. */
  temperature?: number;
};

export type PlateAdvice = {
  /** Undefined while undecided. */
  material?: PlateMaterial;
  reason?: 'seawater' | 'brine' | 'chloride' | 'chloride_above_table';
  level?: Extract<Level, 'strong_warning' | 'warning' | 'note'>;
  next?: PlateMaterial;
};

/**
 * Seawater (about 19 000 ppm) and brine of calcium chloride ask for titanium, chloride for the table's grade. Without a material it proposes one if
 * the fluids demand it.
 */
export function plateAdvice(
  material: PlateMaterial | undefined,
  { fluids, chloride = NaN, temperature = NaN }: PlateDemand,
): PlateAdvice {
  const grade = material ? plates[material].grade : NaN;
  const isBrine = fluids.includes('calcium_chloride');
  const isSea = isBrine || fluids.includes('seawater');
  const next = isSea ? 'Ti' : plateForChloride(chloride, temperature);
  if (!next)
    return chloride >= 0 && temperature > 0
      ? { material, reason: 'chloride_above_table', level: material && 'note' }
      : { material };
  if (grade >= Math.min(plates[next].grade, isSea ? Infinity : ANY_CHLORIDE)) return { material };
  return isSea
    ? { material, reason: isBrine ? 'brine' : 'seawater', level: inSeawater[grade], next }
    : { material, reason: 'chloride', level: material && 'warning', next };
}
