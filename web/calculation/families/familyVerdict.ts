import type { FamilyFit, Verdict } from '@shared/calculation/checks/families';
import { verdictWords } from '@shared/calculation/words/results';

import type { Language } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { limitsInTheWay } from './families.text';

const { colour } = tokens;

const tones: Record<Verdict, string> = {
  fits: colour.good,
  little_reserve: colour.hot,
  ask: colour.steel,
  no_fit: colour.inkSoft,
};

/** Judgement of a family in words and a colour, with the limits that exclude it. */
export type FamilyVerdict = { words: string; why: string; tone: string };

export function familyVerdict({ verdict, reasons }: FamilyFit, language: Language): FamilyVerdict {
  return { words: verdictWords[verdict][language], why: limitsInTheWay[language](reasons), tone: tones[verdict] };
}
