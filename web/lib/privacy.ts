import type { Localized } from './locale';

/** A privacy policy as its dialog shows it. */
export type PrivacyPolicy = {
  title: Localized;
  intro: Localized;
  articles: readonly { heading: Localized; paragraphs: readonly Localized[] }[];
};
