import { families } from '@server/calculation/checks/families';
import type { FamilyDemand, FamilyId, FamilyReason } from '@server/calculation/checks/families';
import { barText, degreesText, temperatureText } from '@server/calculation/words/figure-text';
import { doubtOf } from '@server/calculation/words/results';
import { words } from '@server/common/words';

import type { Language, Localized } from '@/lib/locale';

/** What a family is called within the chart, where its full name has no room. */
export const regionNames: Record<FamilyId, Localized> = {
  'heat-exchanger': { ko: '판형(가스켓)', en: 'Gasketed' },
  'brazing-heat-exchanger': { ko: '브레이징', en: 'Brazed' },
  'spiral-heat-exchanger': { ko: '스파이럴', en: 'Spiral' },
  'welded-plate-heat-exchanger': { ko: '용접식', en: 'Welded' },
  'gas-cooler': { ko: '가스쿨러', en: 'Gas cooler' },
};

const [askFrom, askTo] = [families['spiral-heat-exchanger'].ask, families['spiral-heat-exchanger'].highest];

export const familyTexts = words({
  pressureAxis: { ko: '설계압력, bar(게이지압)', en: 'Design pressure, bar gauge' },
  temperatureAxis: { ko: '온도, ℃', en: 'Temperature, °C' },
  hatched: {
    ko: `빗금: 재질에 따라 가능, ${askFrom}~${askTo} ℃`,
    en: `Hatched: by material, ${askFrom} to ${askTo} °C`,
  },
  yours: { ko: '입력 조건', en: 'Your conditions' },
  beyond: { ko: '도표 범위를 벗어남', en: 'outside the chart' },
  /** For those who cannot see the drawing. */
  described: { ko: '제품군별 압력·온도 한계 도표.', en: 'Chart of the families’ pressure and temperature limits.' },
});

/** A family's limits in bar gauge and °C. */
export const limitsTexts: Localized<(id: FamilyId) => string> = {
  ko: (id) => {
    const limits = families[id];
    const from = 'lowest' in limits ? degreesText(limits.lowest) : `최고 ${limits.ask}`;
    return `최고 ${barText(limits.pressure)} bar, ${from}~${temperatureText(limits.highest, 'ko')}`;
  },
  en: (id) => {
    const limits = families[id];
    const from = 'lowest' in limits ? degreesText(limits.lowest) : `max. ${limits.ask}`;
    return `up to ${barText(limits.pressure)} bar, ${from} to ${temperatureText(limits.highest, 'en')}`;
  },
};

const demandWritten =
  (language: Language, to: string) =>
  ({ pressure, highest, lowest = highest }: FamilyDemand): string => {
    const parts = pressure === undefined ? [] : [`${barText(pressure)} bar`];
    if (highest !== undefined && lowest !== undefined) {
      const isOne = degreesText(lowest) === degreesText(highest);
      parts.push(`${isOne ? '' : degreesText(lowest) + to}${temperatureText(highest, language)}`);
    }
    return parts.join(', ');
  };

/** The conditions that families are judged by. */
export const demandTexts: Localized<(demand: FamilyDemand) => string> = {
  ko: demandWritten('ko', '~'),
  en: demandWritten('en', ' to '),
};

const wayWritten = (language: Language, word: string) => (reasons: readonly FamilyReason[]) => {
  const limits = reasons.flatMap(({ about, limit }) => {
    if (limit === undefined) return [];
    return about === 'pressure' ? `${barText(limit)} bar` : temperatureText(limit, language);
  });
  const doubts = reasons.flatMap((reason) => doubtOf(reason)?.[language] ?? []);
  return [...(limits.length > 0 ? [`${word} ${limits.join(', ')}`] : []), ...doubts].join(', ');
};

/** What is in the way of a family, short enough for one line of a phone. */
export const limitsInTheWay: Localized<(reasons: readonly FamilyReason[]) => string> = {
  ko: wayWritten('ko', '한계'),
  en: wayWritten('en', 'limit'),
};
