/** The signed-in administrator's session. */
export type AdminSession = {
  expiresAt: string;
  /** True until the default password has been replaced. */
  passwordIsDefault: boolean;
  /** The largest file that may be uploaded: MB. */
  uploadMegabytes: number;
};

export type LoginAnswer = AdminSession & { accessToken: string };

export const koCertificateSources = ['built-in', 'stored'] as const;
export type KoCertificateSource = (typeof koCertificateSources)[number];

/** What administrators can switch without a restart. */
export type SiteSettings = {
  /** Which list the Korean certificates page shows. */
  koCertificates: KoCertificateSource;
  /** Whether the sender of a quote request gets a confirmation letter. */
  quoteConfirmation: boolean;
};
