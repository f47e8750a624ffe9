/** Words of the privacy policy: the same for every site, or others where the sender is asked for consent. */
export type PrivacyWords = { text: string; withConsent?: string };

/** What a version of the privacy policy says, in the page's language. */
export type PrivacyPolicy = {
  version: number;
  /** The day it came into force. */
  from: string;
  /** What was new in it. */
  changes?: string;
  intro: string;
  articles: readonly { heading: string; paragraphs: readonly PrivacyWords[] }[];
};

/** What a sender is told beside the form, in the page's language. */
export type QuoteNotice = {
  /** Of the policy that it is the short form of. */
  version: number;
  title: string;
  inShort: string;
  items: readonly ({ name: string } & PrivacyWords)[];
};
