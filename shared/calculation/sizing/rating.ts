const isRatio = (cr: number) => cr >= 0 && cr <= 1;

/**
 * Effectiveness of a counter-current exchanger: (1 - e^-z) / (1 - Cr e^-z) with z = NTU (1 - Cr), Cr = Cmin/Cmax from 0
 * to 1 (Shah and Sekulic; Incropera). Cr = 0 is a condensing side.
 */
export function effectivenessFromNtu(ntu: number, cr: number): number | undefined {
  if (!(ntu >= 0 && ntu < Infinity) || !isRatio(cr)) return undefined;
  if (cr === 1) return ntu / (1 + ntu);
  const part = -Math.expm1(-ntu * (1 - cr));
  return part / (1 - cr + cr * part);
}

/** UA/Cmin for an effectiveness from 0 to below 1. */
export function ntuFromEffectiveness(effectiveness: number, cr: number): number | undefined {
  if (!(effectiveness >= 0 && effectiveness < 1) || !isRatio(cr)) return undefined;
  const part = effectiveness / (1 - effectiveness);
  return cr === 1 ? part : Math.log1p((1 - cr) * part) / (1 - cr);
}

export type Rating = { effectiveness: number; capacityRatio: number; ntu: number };

/**
 * Effectiveness Q / (Cmin (Thi - Tci)), Cr and NTU from W and both m cp, W/K. Undefined if it breaks the second law.
 */
export function ratingOf(
  duty: number,
  capacities: { hot: number; cold: number },
  hotIn: number,
  coldIn: number,
): Rating | undefined {
  const [least, most] = [Math.min(capacities.hot, capacities.cold), Math.max(capacities.hot, capacities.cold)];
  if (!(duty > 0 && least > 0 && hotIn > coldIn)) return undefined;
  const effectiveness = duty / (least * (hotIn - coldIn));
  const capacityRatio = least / most;
  const ntu = ntuFromEffectiveness(effectiveness, capacityRatio);
  return ntu === undefined || !Number.isFinite(ntu) ? undefined : { effectiveness, capacityRatio, ntu };
}
