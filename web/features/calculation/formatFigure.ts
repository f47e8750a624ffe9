import { fromSi } from '@server/calculation/units';
import type { Quantity, Unit } from '@server/calculation/units';

/** How a unit is written, where it is not written as it is called. */
const unitSigns: Partial<Record<Unit, string>> = {
  C: '°C',
  F: '°F',
  'm3/s': 'm³/s',
  'm3/h': 'm³/h',
  'm3/min': 'm³/min',
  'kgf/cm2': 'kgf/cm²',
  mH2O: 'mH₂O',
  mmH2O: 'mmH₂O',
  'GPM(US)': 'US gpm',
};

const grouped = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** A number to be read: at most so many significant digits, but whole digits are never rounded away; groups of three. */
export function formatNumber(value: number, digits = 4): string {
  const whole = Math.abs(value) < 1 ? 0 : Math.floor(Math.log10(Math.abs(value))) + 1;
  const fraction = Math.max(0, Math.min(digits - whole, 4));
  const rounded = Number(value.toFixed(fraction)) + 0;
  return (fraction > 2 ? String(rounded) : grouped.format(rounded)).replace('-', '−');
}

/** An SI value in a unit, with the unit's sign. */
export function formatFigure(quantity: Quantity, value: number, unit: Unit, digits = 4): string {
  const shown = fromSi(quantity, value, unit);
  return shown === undefined ? '–' : `${formatNumber(shown, digits)} ${unitSigns[unit] ?? unit}`;
}

/** °C with one digit after the point at most: no thermometer in a plant shows more. */
export function formatTemperature(value: number): string {
  return `${(Math.round(value * 10) / 10 + 0).toString().replace('-', '−')} °C`;
}

/** A difference of temperatures, K. */
export function formatDifference(value: number): string {
  return `${formatNumber(value, value < 10 ? 2 : 3)} K`;
}

/** Gauge pressure, bar. */
export function formatPressure(value: number): string {
  return formatFigure('pressure', value, 'bar', 3);
}
