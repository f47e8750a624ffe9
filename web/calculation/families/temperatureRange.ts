import { plainText } from '@shared/calculation/units/typed-number';

/** The ends of a range as they were typed, and what stands between them. */
export type TemperatureRange = { low: string; between: string; high: string };

/** A hyphen counts after a number or its unit; that of `1e-3` does not. */
const RANGE =
  /^([+-]?\s?[\d.,]*\d[^\d~]*?)(\s*(?:~|\.{2,}|\bto\b|에서|부터|(?<!e)-)\s*)([+-]?\s?[\d.,]*\d.*?)(?:\s*까지)?$/i;
const UNIT = /[^\d.,\s+-].*$/;

/** Two temperatures in one field: `-40 to 180`, `-40~180`, `−40…180 °C`. A unit at the end is that of both. */
export function temperatureRange(text: string): TemperatureRange | undefined {
  const [, low, between, high] = RANGE.exec(plainText(text)) ?? [];
  if (!low || !between || !high) return undefined;
  const unit = UNIT.exec(high)?.[0];
  return { low: unit && !UNIT.test(low) ? `${low} ${unit}` : low, between, high };
}
