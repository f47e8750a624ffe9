/** Shown in this order; web owns their names. */
export const certificateCategories = ['iso-ko', 'iso-en', 'asme', 'kc', 'patent'] as const;
export type CertificateCategory = (typeof certificateCategories)[number];

/** `image` and `pdf` are file names; the files are at `/certificates/{encoded file name}`. */
export type Certificate = {
  id: string;
  category: CertificateCategory;
  name: string;
  image: string;
  pdf: string;
  /** Place in the list, ascending. */
  order: number;
};

export type CertificateList = { items: Certificate[] };

/** How many of the built-in certificates were missing and are there now. */
export type SeedAnswer = { added: number };
