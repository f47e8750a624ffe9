import type { Language } from '../words/localized.types.js';

import { markIn } from './fields/mark-in.js';
import { figureTexts } from './figures.text.js';
import { areaWords, bandWords, pressureWords, temperatureWords, testWords } from './limit-words.js';
import type { ProductView } from './product-view.js';

const BAR_PER_KG_CM2 = 0.980665;

/** The figures of a family that can be compared with another's; what is not given is not known. */
export type Limits = ProductView['limits'];
type Pressure = NonNullable<Limits['pressure']>;

/** The design pressure in bar, whichever unit the trade gives it in. */
export function pressureInBar({ design, unit }: Pressure): number {
  return unit === 'kg/cm²' ? design * BAR_PER_KG_CM2 : design;
}

const rounded = (value: number) => Number(value.toFixed(1)).toString();

/** The design pressure in bar where the trade uses another unit. */
export function pressureInBarWords(pressure: Pressure): string | undefined {
  if (pressure.unit !== 'kg/cm²') return undefined;
  return `${rounded(pressureInBar(pressure))} bar${markIn(pressure, 'design')}`;
}

/** One given figure of a family, ready to be shown. */
export type Figure = { label: string; value: string; note?: string };

/** The given figures of a family in the order in which engineers ask for them. */
export function figuresOf(limits: Limits, language: Language): Figure[] {
  const { pressure, temperature, area } = limits;
  const [test, band] = [pressure && testWords(pressure), bandWords(limits)];
  const figures: (Figure | undefined)[] = [
    pressure && {
      label: figureTexts.pressure[language],
      value: pressureWords(pressure),
      note: pressure.side ?? pressureInBarWords(pressure),
    },
    test === undefined ? undefined : { label: figureTexts.test[language], value: test },
    temperature && {
      label: figureTexts.temperature[language],
      value: temperatureWords(temperature, language),
      note: temperature.maxFrom === undefined ? undefined : figureTexts.byMaterial[language],
    },
    area && { label: figureTexts.area[language], value: areaWords(area, language) },
    band === undefined ? undefined : { label: figureTexts.band[language], value: band },
  ];
  return figures.filter((figure) => figure !== undefined);
}
