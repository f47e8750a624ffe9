/** Numbers n1 to n10 of equation 31 in IAPWS R7-97, region 4. */
const [n1, n2, n3, n4, n5, n6, n7, n8, n9, n10] = [
  1167.0521452767, -724_213.16703206, -17.073846940092, 12_020.82470247, -3_232_555.0322333, 14.91510861353,
  -4823.2657361591, 405_113.40542057, -0.23855557567849, 650.17534844798,
] as const;
/** Pa, at 0 °C and at the critical point. */
export const boilingRange = { min: 611.213, max: 22.064e6 };

/** °C at which water boils under 611.213 Pa to 22.064 MPa absolute; IAPWS R7-97 equation 31. */
export function boilingTemperature(pressure: number): number | undefined {
  if (!(pressure >= boilingRange.min && pressure <= boilingRange.max)) return undefined;
  const b = (pressure / 1e6) ** 0.25;
  const e = b * b + n3 * b + n6;
  const f = n1 * b * b + n4 * b + n7;
  const g = n2 * b * b + n5 * b + n8;
  const d = (2 * g) / (-f - Math.sqrt(f * f - 4 * e * g));
  return (n10 + d - Math.sqrt((n10 + d) ** 2 - 4 * (n9 + n10 * d))) / 2 - 273.15;
}
