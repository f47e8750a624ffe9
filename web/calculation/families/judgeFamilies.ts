import { assessmentOf } from '@shared/calculation/assessment';
import type { AssessmentRequest } from '@shared/calculation/assessment.types';
import { verdicts } from '@shared/calculation/checks/families';
import type { FamilyDemand, FamilyFit, FamilyId } from '@shared/calculation/checks/families';
import { suitableFamilies } from '@shared/calculation/checks/suitable-families';
import { verdictWords } from '@shared/calculation/words/results';

import type { Language } from '@/lib/locale';

import { familyVerdict } from './familyVerdict';
import type { FamilyVerdict } from './familyVerdict';
import { temperatureRange } from './temperatureRange';
import type { TemperatureRange } from './temperatureRange';

export type FamilyJudgement = {
  /** As typed, the ends of a range of temperatures for themselves. */
  request: AssessmentRequest;
  range?: TemperatureRange;
  demand: FamilyDemand;
  /** Empty while neither figure is known. */
  fits: FamilyFit[];
  verdicts: Partial<Record<FamilyId, FamilyVerdict>>;
  /** No family takes the conditions. */
  isNone: boolean;
  /** All verdicts in a breath, for those who hear the page. */
  summary: string;
};

/** Judges every family, the one for gases too, by the design pressure and temperature typed. */
export function judgeFamilies(
  conditions: AssessmentRequest,
  nameOf: (id: FamilyId) => string,
  language: Language,
): FamilyJudgement {
  const range = temperatureRange(conditions.hotDesignTemp ?? '');
  // The lowest temperature counts wherever it stands, as in the quote form.
  const request = range ? { ...conditions, hotDesignTemp: range.high, coldDesignTemp: range.low } : conditions;
  const { governing: demand } = assessmentOf(request);
  const fits = suitableFamilies({ ...demand, fluids: [], hasGas: true });
  const grouped = verdicts.flatMap((verdict) => {
    const names = fits.filter((fit) => fit.verdict === verdict).map(({ id }) => nameOf(id));
    return names.length > 0 ? [`${verdictWords[verdict][language]}: ${names.join(', ')}.`] : [];
  });
  return {
    request,
    range,
    demand,
    fits,
    verdicts: Object.fromEntries(fits.map((fit) => [fit.id, familyVerdict(fit, language)])),
    isNone: fits.length > 0 && fits.every(({ verdict }) => verdict === 'no_fit'),
    summary: grouped.join(' '),
  };
}
