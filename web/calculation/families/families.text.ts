import { familyLimits } from '@shared/calculation/checks/families';
import type { FamilyDemand, FamilyId, FamilyReason } from '@shared/calculation/checks/families';
import { barText, degreesText, temperatureText } from '@shared/calculation/words/figure-text';
import { doubtOf } from '@shared/calculation/words/results';
import { words } from '@shared/words/words';

import type { Language, Localized } from '@/lib/locale';

/** Short names of the families for the chart, which has no space for the full ones. */
export const regionNames: Record<FamilyId, Localized> = {
  'heat-exchanger': { ko: '판형(가스켓)', en: 'Gasketed' },
  'brazing-heat-exchanger': { ko: '브레이징', en: 'Brazed' },
  'spiral-heat-exchanger': { ko: '스파이럴', en: 'Spiral' },
  'welded-plate-heat-exchanger': { ko: '용접식', en: 'Welded' },
  'gas-cooler': { ko: '가스쿨러', en: 'Gas cooler' },
};

export const familyTexts = words({
  pressureAxis: { ko: '설계압력, bar(게이지압)', en: 'Design pressure, bar gauge' },
  temperatureAxis: { ko: '온도, ℃', en: 'Temperature, °C' },
  hatched: {
    ko: (ranges: string) => `빗금: 재질에 따라 가능, ${ranges}`,
    en: (ranges: string) => `Hatched: by material, ${ranges}`,
  },
  yours: { ko: '입력 조건', en: 'Your conditions' },
  beyond: { ko: '도표 범위를 벗어남', en: 'outside the chart' },
  /** For those who cannot see the drawing. */
  described: { ko: '제품군별 압력·온도 한계 도표.', en: 'Chart of the families’ pressure and temperature limits.' },
});

const to: Localized = { ko: '~', en: ' to ' };

/** A range of temperatures, or its upper end alone. */
const rangeWritten = (language: Language, from: number | undefined, highest: number) =>
  `${from === undefined ? '' : degreesText(from) + to[language]}${temperatureText(highest, language)}`;

const limitsWritten = (language: Language, upTo: string, max: string) => (id: FamilyId) => {
  const { pressure, lowest, highest, ask } = familyLimits()[id];
  const parts = pressure === undefined ? [] : [`${upTo} ${barText(pressure)} bar`];
  if (highest !== undefined) {
    const range = rangeWritten(language, lowest ?? ask, highest);
    parts.push(lowest === undefined ? `${max} ${range}` : range);
  }
  return parts.join(', ');
};

/** A family's limits in bar gauge and °C. */
export const limitsTexts: Localized<(id: FamilyId) => string> = {
  ko: limitsWritten('ko', '최고', '최고'),
  en: limitsWritten('en', 'up to', 'max.'),
};

const hatchedWritten = (language: Language) => (ids: readonly FamilyId[]) => {
  const ranges = ids.flatMap((id) => {
    const { ask, highest } = familyLimits()[id];
    return highest === undefined ? [] : rangeWritten(language, ask, highest);
  });
  return familyTexts.hatched[language]([...new Set(ranges)].join(', '));
};

/** Explains the hatching in the chart: ask the office about these families. */
export const hatchedTexts: Localized<(ids: readonly FamilyId[]) => string> = {
  ko: hatchedWritten('ko'),
  en: hatchedWritten('en'),
};

const demandWritten =
  (language: Language) =>
  ({ pressure, highest, lowest = highest }: FamilyDemand): string => {
    const parts = pressure === undefined ? [] : [`${barText(pressure)} bar`];
    if (highest !== undefined && lowest !== undefined) {
      const isOne = degreesText(lowest) === degreesText(highest);
      parts.push(rangeWritten(language, isOne ? undefined : lowest, highest));
    }
    return parts.join(', ');
  };

/** The conditions that families are judged by. */
export const demandTexts: Localized<(demand: FamilyDemand) => string> = {
  ko: demandWritten('ko'),
  en: demandWritten('en'),
};

const wayWritten = (language: Language, word: string) => (reasons: readonly FamilyReason[]) => {
  const limits = reasons.flatMap(({ about, limit }) => {
    if (limit === undefined) return [];
    return about === 'pressure' ? `${barText(limit)} bar` : temperatureText(limit, language);
  });
  const doubts = reasons.flatMap((reason) => doubtOf(reason)?.[language] ?? []);
  return [...(limits.length > 0 ? [`${word} ${limits.join(', ')}`] : []), ...doubts].join(', ');
};

/** Names the limits that exclude a family, in one line of a phone. */
export const limitsInTheWay: Localized<(reasons: readonly FamilyReason[]) => string> = {
  ko: wayWritten('ko', '한계'),
  en: wayWritten('en', 'limit'),
};
