import type { Language } from '../words/localized.types.js';
import { words } from '../words/words.js';

import { markIn } from './fields/mark-in.js';

/** The limits of a product family in words, as its page shows them and its texts repeat them. */

export const limitTexts = words({
  celsius: { ko: '℃', en: '°C' },
  range: {
    ko: (from: string, to: string) => `${from}~${to}`,
    en: (from: string, to: string) => `${from} to ${to}`,
  },
  /** A range of which the upper end alone is known. */
  highest: {
    ko: (range: string) => `최고 ${range}`,
    en: (range: string) => `max. ${range}`,
  },
});

type Pressure = { readonly design: number; readonly test?: number; readonly unit: string };
type Temperature = { readonly min?: number; readonly maxFrom?: number; readonly max: number };
type Area = { readonly min: number; readonly max: number };
type Band = { readonly pressureBand?: number };
type Limits = Band & { readonly pressure?: Pressure; readonly temperature?: Temperature; readonly area?: Area };

const written = (value: number) => String(value).replace('-', '−');

/** As the trade writes it, e.g. `34 kg/cm²`. */
export const pressureWords = (pressure: Pressure): string =>
  `${pressure.design} ${pressure.unit}${markIn(pressure, 'design')}`;

/** The pressure of the test, where it is given. */
export const testWords = (pressure: Pressure): string | undefined =>
  pressure.test === undefined ? undefined : `${pressure.test} ${pressure.unit}${markIn(pressure, 'test')}`;

/** A range from `min` up, or the upper end alone where no lower one is given. */
export function temperatureWords(temperature: Temperature, language: Language): string {
  const { min, max } = temperature;
  if (min === undefined) return limitTexts.highest[language](highestWords(temperature, language));
  const range = limitTexts.range[language](written(min) + markIn(temperature, 'min'), written(max));
  return `${range} ${limitTexts.celsius[language]}${markIn(temperature, 'max')}`;
}

/** The highest temperature, which may depend on the material. */
function highestWords(temperature: Temperature, language: Language): string {
  const { maxFrom, max } = temperature;
  const highest =
    maxFrom === undefined
      ? written(max)
      : limitTexts.range[language](written(maxFrom) + markIn(temperature, 'maxFrom'), written(max));
  return `${highest} ${limitTexts.celsius[language]}${markIn(temperature, 'max')}`;
}

export function areaWords(area: Area, language: Language): string {
  const from = String(area.min) + markIn(area, 'min');
  return `${limitTexts.range[language](from, String(area.max))} m²${markIn(area, 'max')}`;
}

/** Band of the system's pressure around its set value, if stated. */
export const bandWords = (limits: Band): string | undefined =>
  limits.pressureBand === undefined ? undefined : `±${limits.pressureBand} bar${markIn(limits, 'pressureBand')}`;

/** Values for the limits' names in texts about the family: `{pressure}`. A limit that is not stated has none. */
export function limitFacts(limits: Limits, language: Language): Record<string, string> {
  const { pressure, temperature, area } = limits;
  const facts = {
    pressure: pressure && pressureWords(pressure),
    test: pressure && testWords(pressure),
    temperature: temperature && temperatureWords(temperature, language),
    highest: temperature && highestWords(temperature, language),
    area: area && areaWords(area, language),
    band: bandWords(limits),
  };
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, said]) => (said === undefined ? [] : [[name, said]])),
  );
}
