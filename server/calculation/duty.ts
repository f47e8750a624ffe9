import type { Level, Side, Stream } from './calculation.types.js';
import { densityOf, enthalpyOf, positive } from './fluids.js';
import { finite } from './interpolation.js';

/**
 * Mass flow in kg/s. A volume flow is one at the side's inlet temperature, where it is metered. Undefined when the
 * density there is unknown.
 */
export function massFlowOf({ fluid, flow, tIn }: Stream): number | undefined {
  if (!flow) return undefined;
  const mass = 'mass' in flow ? flow.mass : flow.volume * ((fluid && densityOf(fluid, tIn)) ?? NaN);
  return positive(mass);
}

/** J/kg a side gives off (hot) or takes up (cold) between inlet and outlet; negative when it does the opposite. */
export function heatPerKilogram(side: Side, { fluid, tIn, tOut }: Stream): number | undefined {
  const enthalpy = (port: 'in' | 'out', t = NaN) => (fluid && enthalpyOf(fluid, t, port)) ?? NaN;
  const given = enthalpy('in', tIn) - enthalpy('out', tOut);
  return finite(side === 'hot' ? given : -given);
}

/**
 * Duty of one side, W: mass flow times difference of enthalpy, which for a constant specific heat is m cp dT. Negative
 * when the temperatures run the wrong way. Undefined when something is missing or outside the fluid's data.
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
 * Up to 2 % balanced, up to 5 % a note, up to 10 % a warning, above a strong one; undefined without any heat, or with
 * one below 0.
 */
export function balanceOf(hot = NaN, cold = NaN): Balance | undefined {
  const percent = finite((Math.abs(hot - cold) / (hot / 2 + cold / 2)) * 100);
  if (percent === undefined || !(Math.min(hot, cold) >= 0)) return undefined;
  const allowed = (limit: number) => percent <= limit * (1 + 1e-9);
  const level = allowed(2) ? 'balanced' : allowed(5) ? 'note' : allowed(10) ? 'warning' : 'strong_warning';
  return { percent, level };
}
