import type { Hold } from './clock.types.js';
import type { Role } from './accounts.types.js';

/** The signed-in person; null under the shared password. */
export type Person = { id: string; name: string; role: Role };

export type AdminSession = {
  expiresAt: string;
  /** Null under the shared password, which may do everything. */
  person: Person | null;
  passwordIsDefault: boolean;
  /** MB. */
  uploadMegabytes: number;
  /** False: letters are only written to files. */
  hasMailServer: boolean;
  /** True if a proxy forwards requests that TRUST_PROXY does not name. */
  hasUntrustedProxy: boolean;
  /** Null unless erasing by age waits. */
  hold: Hold | null;
  version: string;
};

export type LoginAnswer = AdminSession & { accessToken: string };

export const koCertificateSources = ['built-in', 'stored'] as const;
export type KoCertificateSource = (typeof koCertificateSources)[number];

/** Styles of titles on boards: letters, digits, blanks and Hangul only, or as they were typed. */
export const titleStyles = ['letters', 'typed'] as const;
export type TitleStyle = (typeof titleStyles)[number];

export type SiteSettings = {
  koCertificates: KoCertificateSource;
  postTitles: TitleStyle;
  quoteConfirmation: boolean;
  /** On Monday morning a letter to the office says which requests are open. */
  weeklyLetter: boolean;
};
