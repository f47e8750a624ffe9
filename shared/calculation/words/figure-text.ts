import type { Language, Localized } from '../../words/localized.types.js';
import { fromSi } from '../units/units.js';
import type { Quantity, Unit } from '../units/units.js';
import type { RecordedSide } from '../recorded.types.js';

const degrees: Record<'C' | 'F', Localized> = { C: { ko: '℃', en: '°C' }, F: { ko: '℉', en: '°F' } };

/** The units of numbers without a unit box: those they are asked in, but for fouling, which has too many zeros there. */
export const boxlessUnits: Partial<Record<Quantity, Unit>> = {
  specific_heat: 'kJ/kgK',
  density: 'kg/m3',
  chloride: 'ppm',
  viscosity: 'mPa·s',
  conductivity: 'W/(m·K)',
  fouling: 'm²·K/kW',
  percent: '%',
};

/** Only where it differs from the name. */
const unitSigns: Partial<Record<Unit, string>> = {
  'm3/s': 'm³/s',
  'm3/h': 'm³/h',
  'm3/min': 'm³/min',
  'm3/d': 'm³/d',
  'kgf/cm2': 'kgf/cm²',
  mH2O: 'mH₂O',
  mmH2O: 'mmH₂O',
  'GPM(US)': 'US gpm',
  'kJ/kgK': 'kJ/(kg·K)',
  'kg/m3': 'kg/m³',
};

/** As it is printed. */
export function signOf(unit: Unit, language: Language): string {
  return unit === 'C' || unit === 'F' ? degrees[unit][language] : (unitSigns[unit] ?? unit);
}

/** For a unit as the form has it. */
export function unitText(chosen: string, language: Language): string {
  return Object.values(degrees).reduce((text, sign) => text.replace(sign.en, sign[language]), chosen);
}

/** By significant digits: making one takes longer than all the rest of a figure. */
const formats = new Map<number, Intl.NumberFormat>();

function formatOf(digits: number): Intl.NumberFormat {
  const format = formats.get(digits) ?? new Intl.NumberFormat('en-US', { maximumSignificantDigits: digits });
  formats.set(digits, format);
  return format;
}

/**
 * The same in both languages: `1,569`, `0.006944`, `−5.25`. At most so many significant digits, never rounding whole
 * digits; powers of ten if it would be endless.
 */
export function numberText(value: number, digits = 4): string {
  const size = Math.abs(value);
  const isEndless = size !== 0 && (size < 1e-4 || size >= 1e12);
  const whole = size < 1 ? 0 : Math.floor(Math.log10(size)) + 1;
  const text = isEndless ? value.toExponential(digits - 1) : formatOf(Math.max(digits, whole)).format(value + 0);
  return text.replace(/^-/, '−');
}

/** With the unit's sign; a dash for an impossible value. */
export function figureText(quantity: Quantity, value: number, unit: Unit, language: Language, digits = 4): string {
  const shown = fromSi(quantity, value, unit);
  return shown === undefined ? '–' : `${numberText(shown, digits)} ${signOf(unit, language)}`;
}

/** Steam flow of a side, by mass as it is metered; undefined for any other fluid. */
export function steamText({ fluid, mass }: Pick<RecordedSide, 'fluid' | 'mass'>, language: Language) {
  if (fluid?.id !== 'steam' || !mass) return undefined;
  const [tonnes, kilograms] = (['t/h', 'kg/h'] as const).map((unit) =>
    figureText('flow_mass', mass.value, unit, language),
  );
  return `${tonnes} (${kilograms})`;
}

/** At most one decimal: no thermometer in a plant shows more. */
export function degreesText(value: number): string {
  return numberText(Math.abs(value) < 1e6 ? Math.round(value * 10) / 10 : value, 7);
}

export function temperatureText(value: number, language: Language): string {
  return `${degreesText(value)} ${degrees.C[language]}`;
}

/** K. */
export function differenceText(value: number): string {
  return `${numberText(value, value < 10 ? 2 : 3)} K`;
}

/** W in kW. */
export function kilowatts(value: number, language: Language): string {
  return figureText('heat', value, 'kW', language);
}

/** Per cent; flows are not known better than to one decimal. */
export function percentText(value: number): string {
  return `${numberText(Math.round(value * 10) / 10, 3)} %`;
}

/** Pa gauge as bar, without a unit. */
export function barText(value: number): string {
  return numberText(fromSi('pressure', value, 'bar') ?? NaN, 3);
}
