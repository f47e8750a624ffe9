import { interpolate, intervalOf } from './interpolation.js';

/**
 * Saturated water, IAPWS-IF97: °C, density kg/m³, specific heat J/(kg K), enthalpy of the liquid kJ/kg, heat of
 * evaporation kJ/kg. Steam tables print 0.00 kJ/kg for the row of 0.01 °C; at 0 °C it is -0.04.
 */
const rows: readonly (readonly [number, number, number, number, number])[] = [
  [0, 999.79, 4219.9, -0.04, 2500.9],
  [10, 999.65, 4195.8, 42.02, 2477.2],
  [20, 998.16, 4185.1, 83.92, 2453.5],
  [30, 995.61, 4180.3, 125.75, 2429.8],
  [40, 992.18, 4178.8, 167.54, 2406],
  [50, 988.01, 4179.8, 209.34, 2382],
  [60, 983.18, 4182.9, 251.15, 2357.7],
  [70, 977.75, 4188.2, 293.02, 2333.1],
  [80, 971.78, 4195.6, 334.95, 2308.1],
  [90, 965.3, 4205.1, 376.97, 2282.6],
  [100, 958.35, 4216.6, 419.1, 2256.5],
  [110, 950.95, 4230.4, 461.36, 2229.7],
  [120, 943.11, 4246.4, 503.78, 2202.1],
  [130, 934.83, 4264.8, 546.39, 2173.7],
  [140, 926.13, 4286, 589.2, 2144.2],
  [150, 917.01, 4310.3, 632.25, 2113.7],
  [160, 907.45, 4337.9, 675.57, 2081.9],
  [170, 897.45, 4369.5, 719.21, 2048.7],
  [180, 887.01, 4405.6, 763.19, 2014],
  [190, 876.08, 4446.8, 807.57, 1977.7],
  [200, 864.67, 4494, 852.39, 1939.7],
];
const temperatures = rows.map((row) => row[0]);
const densities = rows.map((row) => row[1]);
const specificHeats = rows.map((row) => row[2]);
const evaporation = rows.map((row) => row[4]);

/** °C, the first and the last row. */
export const WATER_RANGE = { min: 0, max: 200 };

/** kg/m³ of liquid water at 0-200 °C, straight lines between IF97 rows (0.02 %); 2 MPa more add 0.1 %. */
export function waterDensity(t: number): number | undefined {
  return interpolate(temperatures, densities, t);
}

/** J/(kg K) of liquid water at 0-200 °C, straight lines between IF97 rows (0.06 %). */
export function waterSpecificHeat(t: number): number | undefined {
  return interpolate(temperatures, specificHeats, t);
}

/**
 * J/kg of saturated liquid water at 0-200 °C, 0 at 0.01 °C: cubic between IF97 rows with the rows' specific heats as
 * slopes, so that a duty over one kelvin is as good as one over a hundred.
 */
export function waterEnthalpy(t: number): number | undefined {
  const at = intervalOf(temperatures, t);
  const low = rows[at ?? -1];
  const high = rows[(at ?? -1) + 1];
  if (!low || !high) return undefined;
  const width = high[0] - low[0];
  const s = (t - low[0]) / width;
  const rise = (high[3] - low[3]) * 1e3;
  const bend = (low[2] * (1 - s) - high[2] * s) * width - rise * (1 - 2 * s);
  return low[3] * 1e3 + rise * s + s * (1 - s) * bend;
}

/** J/kg to evaporate saturated water at 0-200 °C, straight lines between IF97 rows (0.01 %). */
export function evaporationHeat(t: number): number | undefined {
  const heat = interpolate(temperatures, evaporation, t);
  return heat === undefined ? undefined : heat * 1e3;
}

/** Numbers n1 to n10 of equations 30 and 31 in IAPWS R7-97, region 4. */
const [n1, n2, n3, n4, n5, n6, n7, n8, n9, n10] = [
  1167.0521452767, -724_213.16703206, -17.073846940092, 12_020.82470247, -3_232_555.0322333, 14.91510861353,
  -4823.2657361591, 405_113.40542057, -0.23855557567849, 650.17534844798,
] as const;
const CRITICAL_PRESSURE = 22.064e6;

/** Pa absolute at which water boils at 0-373.9 °C; IAPWS R7-97 equation 30. */
export function boilingPressure(t: number): number | undefined {
  if (!(t >= 0 && t <= 373.946)) return undefined;
  const kelvin = t + 273.15;
  const v = kelvin + n9 / (kelvin - n10);
  const a = v * v + n1 * v + n2;
  const b = n3 * v * v + n4 * v + n5;
  const c = n6 * v * v + n7 * v + n8;
  return ((2 * c) / (-b + Math.sqrt(b * b - 4 * a * c))) ** 4 * 1e6;
}

/** °C at which water boils under 611.213 Pa to 22.064 MPa absolute; IAPWS R7-97 equation 31. */
export function boilingTemperature(pressure: number): number | undefined {
  if (!(pressure >= 611.213 && pressure <= CRITICAL_PRESSURE)) return undefined;
  const b = (pressure / 1e6) ** 0.25;
  const e = b * b + n3 * b + n6;
  const f = n1 * b * b + n4 * b + n7;
  const g = n2 * b * b + n5 * b + n8;
  const d = (2 * g) / (-f - Math.sqrt(f * f - 4 * e * g));
  return (n10 + d - Math.sqrt((n10 + d) ** 2 - 4 * (n9 + n10 * d))) / 2 - 273.15;
}
