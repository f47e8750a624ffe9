import type { Assessment, AssessmentRequest } from '@shared/calculation/assessment.types';
import { levelWords, wordsOfCheck } from '@shared/calculation/words/checks';
import type { Sizing } from '@shared/calculation/sizing/plates/sizing.types';
import { differenceText, kilowatts } from '@shared/calculation/words/figure-text';
import { platesText } from '@shared/calculation/words/plate-rows';
import type { TechnicalField } from '@shared/calculation/request.types';
import { figureTexts } from '@shared/calculation/words/figures';
import { solvedValues } from '@shared/calculation/words/solved-value';

import type { Language } from '@/lib/locale';

import { summaryTexts } from './calculation.text';

/** Checks with an error or a warning, the worst first. */
export const alarmsOf = ({ checks }: Assessment) =>
  checks.filter(({ level }) => level !== 'information' && level !== 'note');

/** `about 31 – 59 plates`, where it is known. */
export function aboutPlates(sizing: Sizing, language: Language): string | undefined {
  return sizing.status === 'shown' ? summaryTexts.plates[language](platesText(sizing.plates, language)) : undefined;
}

/** The results in a breath, for those who hear the page: what is wrong first, else what was found. */
export function summaryOf(
  { found, sizing }: { found: Assessment; sizing: Sizing },
  request: AssessmentRequest,
  nameOf: (field: TechnicalField) => string,
  language: Language,
): string {
  const parts: string[] = [];
  const [worst] = alarmsOf(found);
  if (worst) parts.push(`${levelWords[worst.level][language]}: ${wordsOfCheck(worst, language).what}`);
  for (const { field, shown } of solvedValues(found, request, language))
    parts.push(summaryTexts.solved[language](nameOf(field), shown));
  if (found.duty !== undefined) parts.push(`${summaryTexts.duty[language]} ${kilowatts(found.duty, language)}.`);
  if (found.program) parts.push(`${figureTexts.lmtd[language]} ${differenceText(found.program.lmtd)}.`);
  const plates = aboutPlates(sizing, language);
  if (plates) parts.push(`${plates}.`);
  return parts.join(' ');
}
