import { assessmentOf } from '@server/calculation/assessment';
import type { AssessmentRequest } from '@server/calculation/assessment.types';
import { familyFits, verdicts } from '@server/calculation/checks/families';
import type { FamilyDemand, FamilyFit, FamilyId } from '@server/calculation/checks/families';
import { verdictWords } from '@server/calculation/words/results';

import type { Language } from '@/lib/locale';

import { familyVerdict } from './familyVerdict';
import type { FamilyVerdict } from './familyVerdict';

export type FamilyJudgement = {
  demand: FamilyDemand;
  /** Empty while neither figure is known. */
  fits: FamilyFit[];
  verdicts: Partial<Record<FamilyId, FamilyVerdict>>;
  /** No family takes the conditions. */
  isNone: boolean;
  /** All verdicts in a breath, for those who hear the page. */
  summary: string;
};

/** How every family, the one for gases too, takes the design pressure and temperature typed. */
export function judgeFamilies(
  request: AssessmentRequest,
  nameOf: (id: FamilyId) => string,
  language: Language,
): FamilyJudgement {
  const { governing: demand } = assessmentOf(request);
  const fits = familyFits({ ...demand, hasGas: true });
  const grouped = verdicts.flatMap((verdict) => {
    const names = fits.filter((fit) => fit.verdict === verdict).map(({ id }) => nameOf(id));
    return names.length > 0 ? [`${verdictWords[verdict][language]}: ${names.join(', ')}.`] : [];
  });
  return {
    demand,
    fits,
    verdicts: Object.fromEntries(fits.map((fit) => [fit.id, familyVerdict(fit, language)])),
    isNone: fits.length > 0 && fits.every(({ verdict }) => verdict === 'no_fit'),
    summary: grouped.join(' '),
  };
}
