import { createContext, use } from 'react';

import { termsOf } from '@server/privacy/page-terms';
import type { PrivacyTerms } from '@server/privacy/page-terms';

import { useText } from './locale';
import type { PrivacyText } from './privacy';

/** The terms that a page is prerendered with, in place of those at its root. */
export const PrivacyTermsContext = createContext<PrivacyTerms | undefined>(undefined);

/** What the operator has settled of the privacy policy, as the server has written it into the page. */
export function usePrivacyTerms(): PrivacyTerms {
  return use(PrivacyTermsContext) ?? termsOf(document.documentElement.dataset);
}

/** Picks the words of the page's language that hold on this site, with its period; on another `basis` if one is named. */
export function usePrivacyText(): (words: PrivacyText, basis?: PrivacyTerms['basis']) => string {
  const terms = usePrivacyTerms();
  const text = useText();
  return (words, basis = terms.basis) =>
    text('ko' in words ? words : words[basis]).replaceAll('{period}', text(terms.period));
}
