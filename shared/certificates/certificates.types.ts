import type { Page } from '../words/page.types.js';
import type { Trashed } from '../words/trash.types.js';

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
  order: number;
};

export type CertificateList = { items: Certificate[] };

/** Its files are nowhere to be had until it is restored. */
export type TrashedCertificatePage = Page<Certificate & Trashed>;

export type SeedAnswer = { added: number };
