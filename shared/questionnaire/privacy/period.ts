import type { Localized } from '../../words/localized.types.js';

const YEAR = 365;
const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Period in words: whole years, otherwise days. */
export function periodText(days: number): Localized {
  const isYears = days % YEAR === 0;
  const count = isYears ? days / YEAR : days;
  const unit = isYears ? 'year' : 'day';
  return {
    ko: `${count}${isYears ? '년' : '일'}`,
    en: `${(isYears && numbers[count]) || count} ${count === 1 ? unit : `${unit}s`}`,
  };
}
