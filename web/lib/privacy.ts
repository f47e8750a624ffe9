import type { PrivacyBasis } from '@server/privacy/privacy.types';

import type { Localized } from './locale';

/** Words of the privacy policy: the same for every site, or others for each basis. `{period}` stands in them. */
export type PrivacyText = Localized | Readonly<Record<PrivacyBasis, Localized>>;

/** What a version of the privacy policy says. */
export type PrivacyPolicy = {
  /** The day it came into force. */
  from: string;
  /** What was new in it. */
  changes?: Localized;
  intro: Localized;
  articles: readonly { heading: Localized; paragraphs: readonly PrivacyText[] }[];
};

/** The privacy policy in force by its title; the rest comes when somebody opens it. */
export type PrivacyNotice = { title: Localized; load: () => Promise<PrivacyPolicy> };

/** What a sender is told beside the form. */
export type QuoteNotice = {
  title: Localized;
  inShort: Localized;
  items: readonly { name: Localized; text: PrivacyText }[];
};
