import type { Level, Side, Stream } from '../calculation.types.js';
import { densityOf, enthalpyOf, positive } from '../fluids/fluids.js';
import { finite } from '../interpolation.js';

/** kg/s. A volume flow is metered at the inlet. Undefined if the density there is unknown. */
export function massFlowOf({ fluid, flow, tIn }: Stream): number | undefined {
  if (!flow) return undefined;
  const mass = 'mass' in flow ? flow.mass : flow.volume * (densityOf(fluid, tIn) ?? NaN);
  return positive(mass);
}

/** J/kg given off (hot) or taken up (cold); negative for the opposite. */
export function heatPerKilogram(side: Side, { fluid, tIn, tOut }: Stream): number | undefined {
  const enthalpy = (port: 'in' | 'out', t = NaN) => enthalpyOf(fluid, t, port) ?? NaN;
  const given = enthalpy('in', tIn) - enthalpy('out', tOut);
  return finite(side === 'hot' ? given : -given);
}

/**
 * W: mass flow times difference of enthalpy (m cp dT for a constant cp). Negative for temperatures the wrong way round;
 * undefined if something is missing or outside the data.
 */
export function dutyOf(side: Side, stream: Stream): number | undefined {
  return finite((massFlowOf(stream) ?? NaN) * (heatPerKilogram(side, stream) ?? NaN));
}

export type Balance = {
  /** |Qhot - Qcold| over their mean, per cent. */
  percent: number;
  level: 'balanced' | Extract<Level, 'note' | 'warning' | 'strong_warning'>;
};

/**
 * Balanced up to 2 %, a note up to 5 %, a warning up to 10 %, a strong one above. Undefined without heat or below 0.
 */
export function balanceOf(hot = NaN, cold = NaN): Balance | undefined {
  const percent = finite((Math.abs(hot - cold) / (hot / 2 + cold / 2)) * 100);
  if (percent === undefined || !(Math.min(hot, cold) >= 0)) return undefined;
  const allowed = (limit: number) => percent <= limit * (1 + 1e-9);
  const level = allowed(2) ? 'balanced' : allowed(5) ? 'note' : allowed(10) ? 'warning' : 'strong_warning';
  return { percent, level };
}
