import type { Language, Localized } from '../common/localized.types.js';
import type { LanguageFacts } from '../site/language-facts.types.js';

/** What letters say of the company. */
export type CompanyFacts = {
  name: Localized;
  telephone: Localized;
  /** What confirms a quote request; `{reference}` and `{workingDays}` stand in it. */
  confirmation: Record<Language, LanguageFacts['confirmation']>;
  /** What an answer begins with. */
  answer: Record<Language, LanguageFacts['answer']>;
};
