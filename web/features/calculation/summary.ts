import type { Assessment, AssessmentRequest } from '@server/calculation/assessment.types';
import type { TechnicalField } from '@server/calculation/request.types';

import type { Language } from '@/lib/locale';

import { figureTexts, summaryTexts } from './calculation.text';
import { levelTexts } from './checks.text';
import { wordsOfCheck } from './checkWords';
import { formatDifference } from './formatFigure';
import { heatText } from './figureRows';
import { solvedValue } from './solvedValue';

/** The results in a breath, for those who hear the page: what is wrong first, else what was found. */
export function summaryOf(
  found: Assessment,
  request: AssessmentRequest,
  nameOf: (field: TechnicalField) => string,
  language: Language,
): string {
  const parts: string[] = [];
  const [worst] = found.checks;
  if (worst && worst.level !== 'information' && worst.level !== 'note')
    parts.push(`${levelTexts[worst.level][language]}: ${wordsOfCheck(worst, language).what}`);
  const solved = solvedValue(found, request);
  if (solved) parts.push(summaryTexts.solved[language](nameOf(solved.field), solved.shown));
  if (found.duty) parts.push(`${summaryTexts.duty[language]} ${heatText(found.duty.value, 'en')}.`);
  if (found.program) parts.push(`${figureTexts.lmtd[language]} ${formatDifference(found.program.lmtd)}.`);
  return parts.join(' ');
}
