import type { Localized } from './locale';

/** What a privacy policy says. */
export type PrivacyPolicy = {
  intro: Localized;
  articles: readonly { heading: Localized; paragraphs: readonly Localized[] }[];
};

/** A privacy policy by its title; the rest comes when somebody opens it. */
export type PrivacyNotice = { title: Localized; load: () => Promise<PrivacyPolicy> };
