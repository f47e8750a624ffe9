import type { Fluid, FluidId } from '../../calculation.types.js';

/** Pa s and W/(m K). */
export type Transport = { viscosity: number; conductivity: number };

/** From min to max °C. */
export type TransportSource = { min: number; max: number; at: (t: number) => Transport };

/**
 * Numbers of a fluid or solution: viscosity exp(a + t (b + d t + g t²) / (t + c)) in mPa s, conductivity e + f t + h t² in
 * W/(m K), t in °C. `c` is the same for all concentrations, so that between them the logarithm of viscosity is linear.
 */
export type TransportRow = readonly [a: number, b: number, d: number, g: number, e: number, f: number, h: number];

/** Viscosity and conductivity by such numbers. */
export const fitted = (min: number, max: number, c: number, [a, b, d, g, e, f, h]: TransportRow): TransportSource => ({
  min,
  max,
  at: (t) => ({
    viscosity: Math.exp(a + (t * (b + t * (d + t * g))) / (t + c)) / 1000,
    conductivity: e + t * (f + t * h),
  }),
});

type Sources = Partial<Record<FluidId, (fluid: Fluid) => TransportSource | undefined>>;

/**
 * Saturated liquid water, 0-200 °C: IAPWS R12-08 and R15-11 without critical enhancement, at the densities of the tables;
 * these numbers are within 0.6 % of its viscosity and 0.8 % of its conductivity.
 */
const water = fitted(0, 200, 120, [0.58, -4, -7e-4, 0, 0.5596, 0.00189, -7e-6]);

const sources: Sources = { water: () => water };

/** Makes viscosity and conductivity of more fluids known: `fluids/more/more.ts`. */
export function addTransport(more: Sources): void {
  Object.assign(sources, more);
}

/** Viscosity and conductivity of a fluid by its temperature; undefined without data. */
export function transportOf(fluid: Fluid): TransportSource | undefined {
  return sources[fluid.id]?.(fluid);
}
