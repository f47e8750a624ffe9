export type AdminSession = {
  expiresAt: string;
  passwordIsDefault: boolean;
  /** MB. */
  uploadMegabytes: number;
  /** False: letters are only written to files. */
  hasMailServer: boolean;
  version: string;
};

export type LoginAnswer = AdminSession & { accessToken: string };

export const koCertificateSources = ['built-in', 'stored'] as const;
export type KoCertificateSource = (typeof koCertificateSources)[number];

/** How boards show titles: letters, digits, blanks and Hangul only, or as they were typed. */
export const titleStyles = ['letters', 'typed'] as const;
export type TitleStyle = (typeof titleStyles)[number];

export type SiteSettings = {
  koCertificates: KoCertificateSource;
  postTitles: TitleStyle;
  quoteConfirmation: boolean;
};
