import { markIn } from '@server/content/mark-in';

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
export function pressureWords(pressure: Pressure): string {
  return `${pressure.design} ${pressure.unit}${markIn(pressure, 'design')}`;
}

/** The same in bar where the trade uses another unit. */
export function pressureInBarWords(pressure: Pressure): string | undefined {
  if (pressure.unit !== 'kg/cm²') return undefined;
  return `${rounded(pressureInBar(pressure))} bar${markIn(pressure, 'design')}`;
}

/** A range from `min` up, or the upper end alone where no lower one is given. */
export function temperatureWords(temperature: Temperature, language: Language): string {
  const { min, maxFrom, max } = temperature;
  const from = written(min ?? maxFrom ?? max) + markIn(temperature, min === undefined ? 'maxFrom' : 'min');
  const range = figureTexts.range[language](from, written(max));
  const words = `${range} ${figureTexts.celsius[language]}${markIn(temperature, 'max')}`;
  return min === undefined ? figureTexts.highest[language](words) : words;
}

export function areaWords(area: Area, language: Language): string {
  const from = area.min + markIn(area, 'min');
  return `${figureTexts.range[language](from, String(area.max))} m²${markIn(area, 'max')}`;
}

/** How far the system's pressure moves around its set value; undefined where it is not given. */
export function bandWords(limits: Limits): string | undefined {
  const { pressureBand } = limits;
  return pressureBand === undefined ? undefined : `±${pressureBand} bar${markIn(limits, 'pressureBand')}`;
}

/** One given figure of a family, ready to be shown. */
export type Figure = { label: string; value: string; note?: string };

/** The given figures of a family in the order in which engineers ask for them. */
export function figuresOf(limits: Limits, language: Language): Figure[] {
  const { pressure, temperature, area } = limits;
  const band = bandWords(limits);
  const figures: (Figure | undefined)[] = [
    pressure && {
      label: figureTexts.pressure[language],
      value: pressureWords(pressure),
      note: pressure.side ?? pressureInBarWords(pressure),
    },
    pressure?.test === undefined
      ? undefined
      : {
          label: figureTexts.test[language],
          value: `${pressure.test} ${pressure.unit}${markIn(pressure, 'test')}`,
        },
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
