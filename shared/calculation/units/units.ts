import { finite } from '../interpolation.js';

const BTU = 1055.05585262;
/** International Table kilocalorie, J, as in Korean practice. */
const KCAL = 4186.8;
const HOUR = 3600;
const POUND = 0.45359237;
export const KGF_CM2 = 98_066.5;

/**
 * Factors to W, Pa, m³/s, kg/s, J/(kg K), kg/m³, Pa s, W/(m K), m² K/W, °C; chloride stays in ppm, a margin in %. NIST
 * SP 811 app. B; all exact but psi, BTU, RT and US gpm, which follow from exact definitions.
 */
const factors = {
  pressure: {
    Pa: 1,
    kPa: 1e3,
    MPa: 1e6,
    bar: 1e5,
    'kgf/cm2': KGF_CM2,
    psi: (POUND * 9.80665) / 0.0254 ** 2,
    // Conventional metre of water, not the one at 4 °C.
    mH2O: 9806.65,
    mmH2O: 9.80665,
    // Conventional millimetre of mercury.
    mmHg: 133.322387415,
  },
  flow_volume: {
    'm3/s': 1,
    'm3/h': 1 / HOUR,
    'm3/min': 1 / 60,
    'm3/d': 1 / (24 * HOUR),
    'L/s': 1e-3,
    'L/min': 1 / 60_000,
    'L/h': 1e-3 / HOUR,
    'GPM(US)': 3.785411784 / 60_000,
  },
  flow_mass: { 'kg/s': 1, 'kg/h': 1 / HOUR, 't/h': 1 / 3.6, 't/d': 1 / 86.4, 'kg/min': 1 / 60, 'lb/h': POUND / HOUR },
  heat: {
    W: 1,
    kW: 1e3,
    MW: 1e6,
    'kcal/h': KCAL / HOUR,
    'Mcal/h': KCAL / 3.6,
    'Gcal/h': KCAL / 3.6e-3,
    'BTU/h': BTU / HOUR,
    // US ton of refrigeration; the Japanese one is 10 % more.
    'RT(US)': BTU / 0.3,
    'RT(JP)': (KCAL * 3320) / HOUR,
  },
  specific_heat: { 'J/kgK': 1, 'kJ/kgK': 1e3, 'kcal/kgK': KCAL },
  density: { 'kg/m3': 1, 'kg/L': 1e3, 'g/cm3': 1e3 },
  // By mass; in water 1 mg/L is as good as 1 ppm.
  chloride: { ppm: 1 },
  viscosity: { Pa·s: 1, mPa·s: 1e-3, cP: 1e-3 },
  conductivity: { 'W/(m·K)': 1, 'kcal/(m·h·K)': KCAL / HOUR },
  fouling: {
    'm²·K/W': 1,
    'm²·K/kW': 1e-3,
    'm²·h·K/kcal': HOUR / KCAL,
    'ft²·h·°F/BTU': (0.3048 ** 2 * HOUR) / (1.8 * BTU),
  },
  percent: { '%': 1 },
  temperature: { C: 1, F: 1 / 1.8, K: 1 },
} as const;

export type Quantity = keyof typeof factors;
export type UnitOf<Q extends Quantity> = Q extends Quantity ? keyof (typeof factors)[Q] & string : never;
export type Unit = UnitOf<Quantity>;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets the names
export const unitsOf = (quantity: Quantity) => Object.keys(factors[quantity]) as Unit[];

/** Pa: absolute pressure = gauge pressure + this. */
export const ATMOSPHERE = 101_325;

const zeros: Record<string, number> = { F: 32, K: 273.15 };
const ABSOLUTE_ZERO = -273.15;

/** NaN for a unit of another quantity. */
const factorOf = (quantity: Quantity, unit: string): number =>
  (factors[quantity] as Record<string, number>)[unit] ?? NaN; // any unit may be asked for
/** Of the units of temperature; no other quantity has one called so. */
const zeroOf = (unit: string): number => zeros[unit] ?? 0;

/** Conversions leave digits (59.99999999999999) that turn "equal" into "less"; no -0. */
const clean = (temperature: number) => Math.round(temperature * 1e10) / 1e10 + 0;

/** SI (°C). Undefined for an unknown unit, an infinite value or one below absolute zero. */
export function toSi(quantity: Quantity, value: number, unit: Unit): number | undefined {
  const si = (value - zeroOf(unit)) * factorOf(quantity, unit);
  if (quantity !== 'temperature') return finite(si);
  return clean(si) < ABSOLUTE_ZERO ? undefined : finite(clean(si));
}

/** From SI (°C); undefined as for `toSi`. */
export function fromSi(quantity: Quantity, value: number, unit: Unit): number | undefined {
  const other = value / factorOf(quantity, unit) + zeroOf(unit);
  if (quantity !== 'temperature') return finite(other);
  return value < ABSOLUTE_ZERO ? undefined : finite(clean(other));
}

/** Undefined as for `toSi`. */
export function convert(quantity: Quantity, value: number, from: Unit, to: Unit): number | undefined {
  return fromSi(quantity, toSi(quantity, value, from) ?? NaN, to);
}
