import { words } from '@server/common/words';

import type { Localized } from '@/lib/locale';

import type { ProductLimits } from './product';

const BAR_PER_KG_CM2 = 0.980665;

type Pressure = NonNullable<ProductLimits['pressure']>;
type Temperature = NonNullable<ProductLimits['temperature']>;
type Area = NonNullable<ProductLimits['area']>;

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
export function temperatureWords({ min, maxFrom, max }: Temperature): Localized {
  const [from, to] = [written(min ?? maxFrom ?? max), written(max)];
  const range: Localized = { ko: `${from}~${to} ℃`, en: `${from} to ${to} °C` };
  return min === undefined ? { ko: `최고 ${range.ko}`, en: `max. ${range.en}` } : range;
}

export function areaWords({ min, max }: Area): Localized {
  return { ko: `${min}~${max} m²`, en: `${min} to ${max} m²` };
}

/** One given figure of a family, ready to be shown. */
export type Figure = { label: Localized; value: Localized; note?: Localized };

const same = (text: string): Localized => ({ ko: text, en: text });

export const figureLabels = words({
  pressure: { ko: '최고 설계압력', en: 'Max. design pressure' },
  test: { ko: '시험압력', en: 'Test pressure' },
  temperature: { ko: '설계온도', en: 'Design temperature' },
  area: { ko: '전열면적', en: 'Heat transfer area' },
  band: { ko: '압력 유지 폭', en: 'Pressure held within' },
  byMaterial: { ko: '재질에 따라', en: 'by material' },
});

/** The given figures of a family in the order in which engineers ask for them. */
export function figuresOf({ pressure, temperature, area, pressureBand }: ProductLimits): Figure[] {
  const figures: (Figure | undefined)[] = [
    pressure && {
      label: figureLabels.pressure,
      value: same(pressureWords(pressure)),
      note: pressure.side ?? (pressureInBarWords(pressure) ? same(`${pressureInBarWords(pressure)}`) : undefined),
    },
    pressure?.test === undefined
      ? undefined
      : { label: figureLabels.test, value: same(`${pressure.test} ${pressure.unit}`) },
    temperature && {
      label: figureLabels.temperature,
      value: temperatureWords(temperature),
      note: temperature.maxFrom === undefined ? undefined : figureLabels.byMaterial,
    },
    area && { label: figureLabels.area, value: areaWords(area) },
    pressureBand === undefined ? undefined : { label: figureLabels.band, value: same(`±${pressureBand} bar`) },
  ];
  return figures.filter((figure) => figure !== undefined);
}
