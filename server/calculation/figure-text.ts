const formats = new Map<number, Intl.NumberFormat>();

function formatOf(digits: number): Intl.NumberFormat {
  const format =
    formats.get(digits) ?? new Intl.NumberFormat('en-US', { maximumSignificantDigits: digits, useGrouping: true });
  formats.set(digits, format);
  return format;
}

/** A number to read, the same in both languages: `1,569`, `0.006944`; powers of ten where it would be endless. */
export function numberText(value: number, digits = 4): string {
  const size = Math.abs(value);
  if (size !== 0 && (size < 1e-4 || size >= 1e7)) return value.toExponential(digits - 1);
  return formatOf(digits).format(value + 0);
}

/** °C. */
export function temperatureText(value: number): string {
  return `${numberText(Math.abs(value) < 1e6 ? Math.round(value * 10) / 10 : value, 7)} °C`;
}

/** A gauge pressure in Pa as kPa. */
export function gaugeText(value: number): string {
  return `${numberText(value / 1000)} kPa(g)`;
}
