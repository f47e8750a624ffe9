/** SI values of one unit. kcal is the International Table one (4.1868 kJ), as in Korean practice. */
const BTU = 1055.05585262;
const KCAL = 4186.8;

/**
 * Factors to SI by quantity and unit: W, Pa, m³/s, kg/s, m², J/(kg K), kg/m³, °C. Sources: NIST SP 811 app. B; all but
 * psi, BTU, RT and US gallon per minute (which follow from exact definitions) are exact.
 */
const factors = {
  pressure: {
    Pa: 1,
    kPa: 1e3,
    MPa: 1e6,
    mbar: 100,
    bar: 1e5,
    'kgf/cm2': 98_066.5,
    psi: 4.448_221_615_260_5 / 0.000_645_16,
    // The conventional metre of water, not the one at 4 °C.
    mH2O: 9806.65,
    mmH2O: 9.806_65,
    atm: 101_325,
  },
  flow_volume: {
    'm3/s': 1,
    'm3/h': 1 / 3600,
    'm3/min': 1 / 60,
    'L/s': 1e-3,
    'L/min': 1 / 60_000,
    'L/h': 1 / 3_600_000,
    'GPM(US)': 3.785_411_784 / 60_000,
  },
  flow_mass: { 'kg/s': 1, 'kg/h': 1 / 3600, 't/h': 1 / 3.6, 'kg/min': 1 / 60, 'lb/h': 0.453_592_37 / 3600 },
  heat: {
    W: 1,
    kW: 1e3,
    MW: 1e6,
    'kcal/h': KCAL / 3600,
    'Mcal/h': (KCAL * 1e3) / 3600,
    'Gcal/h': (KCAL * 1e6) / 3600,
    'BTU/h': BTU / 3600,
    // US ton of refrigeration; the Japanese one, met in Korean textbooks, is 10 % more.
    'RT(US)': (BTU * 12_000) / 3600,
    'RT(JP)': (KCAL * 3320) / 3600,
  },
  area: { m2: 1, ft2: 0.092_903_04 },
  specific_heat: { 'J/kgK': 1, 'kJ/kgK': 1e3, 'kcal/kgK': KCAL, 'BTU/lbF': KCAL },
  density: { 'kg/m3': 1, 'kg/L': 1e3, 'g/cm3': 1e3, 'lb/ft3': 0.453_592_37 / 0.028_316_846_592 },
  temperature: { C: 1, F: 1 / 1.8, K: 1 },
  temperature_difference: { K: 1, C: 1, F: 1 / 1.8 },
} as const;

export type Quantity = keyof typeof factors;
export type UnitOf<Q extends Quantity> = Q extends Quantity ? keyof (typeof factors)[Q] & string : never;
export type Unit = UnitOf<Quantity>;

const zeros: Record<string, number> = { F: 32, K: 273.15 };
const ABSOLUTE_ZERO = -273.15;

const factorOf = (quantity: Quantity, unit: string): number | undefined =>
  Object.hasOwn(factors[quantity], unit) ? (factors[quantity] as Record<string, number>)[unit] : undefined;

/** Conversions of temperatures leave digits behind (59.99999999999999) that would turn "equal" into "less"; no -0. */
const clean = (temperature: number) => Math.round(temperature * 1e10) / 1e10 + 0;

const finite = (value: number): number | undefined => (Number.isFinite(value) ? value : undefined);

/**
 * A value in SI (temperatures in °C, differences in K). Undefined for an unknown unit, a value that is not finite and
 * a temperature below absolute zero.
 */
export function toSi(quantity: Quantity, value: number, unit: Unit): number | undefined {
  const factor = factorOf(quantity, unit);
  if (factor === undefined) return undefined;
  if (quantity !== 'temperature') return finite(value * factor);
  const celsius = clean((value - (zeros[unit] ?? 0)) * factor);
  return celsius < ABSOLUTE_ZERO ? undefined : finite(celsius);
}

/** An SI value (°C for temperatures) in the unit named; undefined as for `toSi`. */
export function fromSi(quantity: Quantity, value: number, unit: Unit): number | undefined {
  const factor = factorOf(quantity, unit);
  if (factor === undefined) return undefined;
  if (quantity !== 'temperature') return finite(value / factor);
  return value < ABSOLUTE_ZERO ? undefined : finite(clean(value / factor + (zeros[unit] ?? 0)));
}

/** A value in another unit of the same quantity; undefined as for `toSi`. */
export function convert(quantity: Quantity, value: number, from: Unit, to: Unit): number | undefined {
  const si = toSi(quantity, value, from);
  return si === undefined ? undefined : fromSi(quantity, si, to);
}

/** The standard atmosphere, Pa: absolute pressure = gauge pressure + this. */
export const ATMOSPHERE = factors.pressure.atm;
