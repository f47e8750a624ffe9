/** Numbers n1 to n10 of equations 30 and 31 in IAPWS R7-97, region 4. */
const [n1, n2, n3, n4, n5, n6, n7, n8, n9, n10] = [
  1167.0521452767, -724_213.16703206, -17.073846940092, 12_020.82470247, -3_232_555.0322333, 14.91510861353,
  -4823.2657361591, 405_113.40542057, -0.23855557567849, 650.17534844798,
] as const;
const CRITICAL_TEMPERATURE = 373.946;
const CRITICAL_PRESSURE = 22.064e6;

/** Pa absolute at which water boils at 0-373.9 °C; IAPWS R7-97 equation 30. */
export function boilingPressure(t: number): number | undefined {
  if (!(t >= 0 && t <= CRITICAL_TEMPERATURE)) return undefined;
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
