import { recordOf } from '@server/common/records';

import { productPage } from '@/lib/paths';
import type { PageName } from '@/lib/paths';
import { productIds } from '@server/questionnaire/product-ids';

/** Families with several pictures: the first one's name has a number. */
const numbered = /^(?:welded|ball|atm)-/;

/** The picture behind a page's words when its address is shared: a file in web/images, its left calm or dark. */
export const sharePictures: Record<Exclude<PageName, 'manage' | 'certificationManagement' | 'request'>, string> = {
  home: 'hero/hero-1.webp',
  companyOverview: 'hero/hero-3.webp',
  products: 'hero/hero-7.webp',
  calculator: 'hero/hero-4.webp',
  deliveryPerformance: 'hero/hero-5.webp',
  customerSupport: 'hero/hero-6.webp',
  certificationDetail: 'hero/hero-2.webp',
  videoGallery: 'hero/hero-4.webp',
  eProcurement: 'esg/governance-2.webp',
  esg: 'esg/environment-2.webp',
  privacyPolicy: 'esg/governance-1.webp',
  ...recordOf(productIds.map((id) => [productPage(id), `products/${id}${numbered.test(id) ? '-1' : ''}.webp`])),
};
