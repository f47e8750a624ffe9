import type { FamilyDemand, FamilyId, FamilyReason } from '@server/calculation/families';
import { families } from '@server/calculation/families';

import type { Localized } from '@/lib/locale';

import { formatPressure, formatTemperature as t } from './formatFigure';

/** What a family is called within the chart, where its full name has no room. */
export const regionNames: Record<FamilyId, Localized> = {
  'heat-exchanger': { ko: '판형(가스켓)', en: 'Gasketed' },
  'brazing-heat-exchanger': { ko: '브레이징', en: 'Brazed' },
  'spiral-heat-exchanger': { ko: '스파이럴', en: 'Spiral' },
  'welded-plate-heat-exchanger': { ko: '용접식', en: 'Welded' },
  'gas-cooler': { ko: '가스쿨러', en: 'Gas cooler' },
};

const degrees = (value: number) => t(value).replace(' °C', '');
const [askFrom, askTo] = [families['spiral-heat-exchanger'].ask, families['spiral-heat-exchanger'].highest];

export const familyTexts = {
  pressureAxis: { ko: '설계압력, bar(게이지압)', en: 'Design pressure, bar gauge' },
  temperatureAxis: { ko: '온도, °C', en: 'Temperature, °C' },
  hatched: {
    ko: `빗금: 재질에 따라 가능, ${askFrom}~${askTo} °C`,
    en: `Hatched: by material, ${askFrom} to ${askTo} °C`,
  },
  yours: { ko: '입력 조건', en: 'Your conditions' },
  beyond: { ko: '도표 범위를 벗어남', en: 'outside the chart' },
  /** For those who cannot see the drawing. */
  described: { ko: '제품군별 압력·온도 한계 도표.', en: 'Chart of the families’ pressure and temperature limits.' },
} as const satisfies Record<string, Localized>;

/** A family's limits in bar gauge and °C. */
export const limitsTexts: Localized<(id: FamilyId) => string> = {
  ko: (id) => {
    const limits = families[id];
    const temperature =
      'lowest' in limits ? `${degrees(limits.lowest)}~${t(limits.highest)}` : `최고 ${limits.ask}~${t(limits.highest)}`;
    return `최고 ${formatPressure(limits.pressure)}, ${temperature}`;
  },
  en: (id) => {
    const limits = families[id];
    const temperature =
      'lowest' in limits
        ? `${degrees(limits.lowest)} to ${t(limits.highest)}`
        : `max. ${limits.ask} to ${t(limits.highest)}`;
    return `up to ${formatPressure(limits.pressure)}, ${temperature}`;
  },
};

/** The conditions that families are judged by. */
export const demandTexts: Localized<(demand: FamilyDemand) => string> = {
  ko: (demand) => written(demand, (lowest, highest) => `${degrees(lowest)}~${t(highest)}`),
  en: (demand) => written(demand, (lowest, highest) => `${degrees(lowest)} to ${t(highest)}`),
};

function written(
  { pressure, highest, lowest = highest }: FamilyDemand,
  range: (lowest: number, highest: number) => string,
): string {
  const temperature =
    highest === undefined || lowest === undefined || t(lowest) === t(highest) ? highest : range(lowest, highest);
  return [
    pressure === undefined ? undefined : formatPressure(pressure),
    typeof temperature === 'number' ? t(temperature) : temperature,
  ]
    .filter((each) => each !== undefined)
    .join(', ');
}

const limitOf = ({ about, limit }: FamilyReason) => (about === 'pressure' ? formatPressure(limit) : t(limit));

/** The limits in the way of a family, short enough for one line of a phone. */
export const limitsInTheWay: Localized<(reasons: readonly FamilyReason[]) => string> = {
  ko: (reasons) => (reasons.length > 0 ? `한계 ${reasons.map(limitOf).join(', ')}` : ''),
  en: (reasons) => (reasons.length > 0 ? `limit ${reasons.map(limitOf).join(', ')}` : ''),
};
