import type { FixedPage } from '@/lib/paths';

/**
 * The picture behind a page's words when its address is shared: one that comes with the site, its left calm or dark.
 * Pages of product families have the first picture of the family.
 */
export const sharePictures: Record<Exclude<FixedPage, 'manage' | 'certificationManagement' | 'request'>, string> = {
  home: 'hero/hero-1',
  companyOverview: 'hero/hero-3',
  products: 'hero/hero-7',
  calculator: 'hero/hero-4',
  proofs: 'hero/hero-4',
  deliveryPerformance: 'hero/hero-5',
  customerSupport: 'hero/hero-6',
  certificationDetail: 'hero/hero-2',
  videoGallery: 'hero/hero-4',
  eProcurement: 'esg/governance-2',
  esg: 'esg/environment-2',
  privacyPolicy: 'esg/governance-2',
};
