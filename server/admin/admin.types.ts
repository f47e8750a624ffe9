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

export type SiteSettings = {
  koCertificates: KoCertificateSource;
  quoteConfirmation: boolean;
};
