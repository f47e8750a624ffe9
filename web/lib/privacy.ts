/** Words of the privacy policy: the same for every site, or others where the sender is asked for consent. */
export type PrivacyWords = { text: string; withConsent?: string };

/** Text of one version of the privacy policy, in the page's language. */
export type PrivacyPolicy = {
  version: number;
  /** The day it came into force. */
  from: string;
  /** Changes since the version before. */
  changes?: string;
  intro: string;
  articles: readonly { heading: string; paragraphs: readonly PrivacyWords[] }[];
};

/** Privacy notice beside the form, in the page's language. */
export type QuoteNotice = {
  /** Of the policy that it is the short form of. */
  version: number;
  title: string;
  inShort: string;
  items: readonly ({ name: string } & PrivacyWords)[];
};
