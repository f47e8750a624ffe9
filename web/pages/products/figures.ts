import type { ProductView } from '@/content/views';
import type { Language } from '@/lib/locale';

import { figureTexts } from './figures.text';

const BAR_PER_KG_CM2 = 0.980665;

/** The figures of a family that can be compared with another's; what is not given is not known. */
export type Limits = ProductView['limits'];
type Pressure = NonNullable<Limits['pressure']>;
type Temperature = NonNullable<Limits['temperature']>;
type Area = NonNullable<Limits['area']>;

/** The design pressure in bar, whichever unit the trade gives it in. */
export function pressureInBar({ design, unit }: Pressure): number {
  return unit === 'kg/cm²' ? design * BAR_PER_KG_CM2 : design;
}

const written = (value: number) => String(value).replace('-', '−');
const rounded = (value: number) => Number(value.toFixed(1)).toString();

/** As the trade writes it, e.g. `34 kg/cm²`. */
export function pressureWords({ design, unit }: Pressure): string {
  return `${design} ${unit}`;
}

/** The same in bar where the trade uses another unit. */
export function pressureInBarWords(pressure: Pressure): string | undefined {
  return pressure.unit === 'kg/cm²' ? `${rounded(pressureInBar(pressure))} bar` : undefined;
}

/** A range from `min` up, or the upper end alone where no lower one is given. */
export function temperatureWords({ min, maxFrom, max }: Temperature, language: Language): string {
  const range = figureTexts.range[language](written(min ?? maxFrom ?? max), written(max));
  const words = `${range} ${figureTexts.celsius[language]}`;
  return min === undefined ? figureTexts.highest[language](words) : words;
}

export function areaWords({ min, max }: Area, language: Language): string {
  return `${figureTexts.range[language](String(min), String(max))} m²`;
}

/** How far the system's pressure moves around its set value. */
export const bandWords = (bar: number) => `±${bar} bar`;

/** One given figure of a family, ready to be shown. */
export type Figure = { label: string; value: string; note?: string };

/** The given figures of a family in the order in which engineers ask for them. */
export function figuresOf({ pressure, temperature, area, pressureBand }: Limits, language: Language): Figure[] {
  const figures: (Figure | undefined)[] = [
    pressure && {
      label: figureTexts.pressure[language],
      value: pressureWords(pressure),
      note: pressure.side ?? pressureInBarWords(pressure),
    },
    pressure?.test === undefined
      ? undefined
      : { label: figureTexts.test[language], value: `${pressure.test} ${pressure.unit}` },
    temperature && {
      label: figureTexts.temperature[language],
      value: temperatureWords(temperature, language),
      note: temperature.maxFrom === undefined ? undefined : figureTexts.byMaterial[language],
    },
    area && { label: figureTexts.area[language], value: areaWords(area, language) },
    pressureBand === undefined ? undefined : { label: figureTexts.band[language], value: bandWords(pressureBand) },
  ];
  return figures.filter((figure) => figure !== undefined);
}
