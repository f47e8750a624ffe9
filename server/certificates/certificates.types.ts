import type { Page } from '../common/page.types.js';
import type { Trashed } from '../common/trash.types.js';

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

/** Its files are nowhere to be had until it is restored. */
export type TrashedCertificatePage = Page<Certificate & Trashed>;

/** How many of the built-in certificates were missing and are there now. */
export type SeedAnswer = { added: number };
