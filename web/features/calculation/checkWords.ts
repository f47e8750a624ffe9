import type { Doubt } from '@server/calculation/assessment.types';
import type { Check } from '@server/calculation/calculation.types';

import type { Language } from '@/lib/locale';

import { sideTexts } from './calculation.text';
import type { CheckWords } from './checks.text';
import { checkTexts, doubtTexts } from './checks.text';

/** A check as a sentence, and what to change. */
export function wordsOfCheck({ code, values }: Pick<Check, 'code' | 'values'>, language: Language): CheckWords {
  // Code and values belong together by the type of a check, which a lookup by the code cannot see.
  const words = checkTexts[code][language] as (found: Check['values']) => CheckWords;
  return words(values);
}

/** A doubt as a sentence. */
export function wordsOfDoubt(doubt: Doubt, language: Language): string {
  const words = doubtTexts[doubt.what][language] as (found: Doubt, side: string) => string; // as above
  return words(doubt, sideTexts[doubt.side][language]);
}
