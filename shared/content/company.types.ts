import type { Language, Localized } from '../words/localized.types.js';

import type { LanguageFacts } from './language-facts.types.js';

/** The company's facts in letters. */
export type CompanyFacts = {
  name: Localized;
  telephone: Localized;
  /** Words of a quote request's confirmation; `{reference}` and `{workingDays}` stand in it. */
  confirmation: Record<Language, LanguageFacts['confirmation']>;
  /** Opening words of an answer. */
  answer: Record<Language, LanguageFacts['answer']>;
};
