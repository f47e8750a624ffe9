import type { Localized } from '../../words/localized.types.js';

import { periodText } from './period.js';
import { privacyBases } from './privacy.types.js';
import type { PrivacyBasis } from './privacy.types.js';

/** The operator's settings of the privacy policy. */
export type PrivacySettings = { privacyBasis: PrivacyBasis; quoteRetentionDays: number };

export const defaultPrivacy: PrivacySettings = { privacyBasis: 'pre-contract', quoteRetentionDays: 365 };

/** The settings as texts say them. */
export type PrivacyTerms = { basis: PrivacyBasis; period: Localized };

/** Stand for the period in built pages. */
export const periodMarks: Localized = { ko: 'PeriodMarkko', en: 'PeriodMarken' };

/** The terms that a page is built with: one page for each basis, and marks for the period. */
export const termsInBuild = (basis: PrivacyBasis): PrivacyTerms => ({ basis, period: periodMarks });

/** A built text with the settings in its words. */
export function withPeriod(text: string, { quoteRetentionDays }: PrivacySettings): string {
  const period = periodText(quoteRetentionDays);
  return text.replaceAll(periodMarks.ko, period.ko).replaceAll(periodMarks.en, period.en);
}

/** A built page with the settings in its words and, for its scripts, at its root. */
export function withTerms(html: string, settings: PrivacySettings): string {
  const { privacyBasis, quoteRetentionDays } = settings;
  return withPeriod(html, settings).replace(
    '<html ',
    `<html data-privacy-basis="${privacyBasis}" data-retention-days="${quoteRetentionDays}" `,
  );
}

/** The terms of a page, of what stands at its root; the default ones where the page does not come from the server. */
export function termsOf({ privacyBasis, retentionDays }: Readonly<Record<string, string | undefined>>): PrivacyTerms {
  return {
    basis: privacyBases.find((each) => each === privacyBasis) ?? defaultPrivacy.privacyBasis,
    period: periodText(Number(retentionDays) || defaultPrivacy.quoteRetentionDays),
  };
}
