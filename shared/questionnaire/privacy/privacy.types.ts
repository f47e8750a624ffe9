import type { Language } from '../../words/localized.types.js';

/**
 * On what personal data of a request is processed: `pre-contract`, a step that the sender asks for before a contract, or
 * `consent`. Source: Personal Information Protection Act (Korea), article 15 (1), numbers 4 and 1.
 */
export const privacyBases = ['pre-contract', 'consent'] as const;
export type PrivacyBasis = (typeof privacyBases)[number];

/** Privacy notice given to the sender of a request, and agreed to if `basis` is `consent`. Kept with the request. */
export type PrivacyRecord = {
  basis: PrivacyBasis;
  at: string;
  /** The language of the text that was in view. */
  language: Language;
  /** Its version; null where it is not known, as when a program sent the request. */
  version: number | null;
  /** Retention of requests after they were closed, at that time. */
  retentionDays: number;
};

/** A request's answer to the text that its sender saw. */
export type PrivacyAnswer = { consent?: boolean; privacyVersion?: number };
