import { createContext, use } from 'react';

import { termsOf } from '@shared/questionnaire/privacy/page-terms';
import type { PrivacyTerms } from '@shared/questionnaire/privacy/page-terms';

import type { PrivacyWords } from './privacy';

/** The terms that a page is prerendered with, in place of those at its root. */
export const PrivacyTermsContext = createContext<PrivacyTerms | undefined>(undefined);

/** The operator's settings in the privacy policy, as the server has written them into the page. */
export function usePrivacyTerms(): PrivacyTerms {
  return use(PrivacyTermsContext) ?? termsOf(document.documentElement.dataset);
}

/** Picks the words that hold on this site; on another `basis` if one is named. */
export function usePrivacyText(): (words: PrivacyWords, basis?: PrivacyTerms['basis']) => string {
  const terms = usePrivacyTerms();
  return ({ text, withConsent }, basis = terms.basis) => (basis === 'consent' && withConsent) || text;
}
