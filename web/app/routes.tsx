import { recordOf } from '@shared/words/records';
import { postAt } from '@shared/posts/address';
import { productIds } from '@shared/questionnaire/product-ids';

import { lazyPart } from '@/lib/lazyPart';
import type { LazyPart } from '@/lib/lazyPart';
import { pageAt, productPage } from '@/lib/paths';
import type { PageName } from '@/lib/paths';

const product = lazyPart('ProductPage', () => import('@/pages/products/ProductPage'));

/** Which code shows which page; one chunk a page, and one for all product families. */
export const routes: Record<PageName, LazyPart> = {
  home: lazyPart('HomePage', () => import('@/pages/home/HomePage')),
  companyOverview: lazyPart('CompanyOverviewPage', () => import('@/pages/company/CompanyOverviewPage')),
  products: lazyPart('ProductsPage', () => import('@/pages/products/ProductsPage')),
  ...recordOf(productIds.map((id) => [productPage(id), product])),
  calculator: lazyPart('CalculatorPage', () => import('@/pages/calculator/CalculatorPage')),
  proofs: lazyPart('ProofsPage', () => import('@/pages/calculator/ProofsPage')),
  deliveryPerformance: lazyPart('DeliveryPerformancePage', () => import('@/pages/delivery/DeliveryPerformancePage')),
  customerSupport: lazyPart('CustomerSupportPage', () => import('@/pages/support/CustomerSupportPage')),
  certificationDetail: lazyPart('CertificationDetailPage', () => import('@/pages/CertificationDetailPage')),
  certificationManagement: lazyPart('CertificationManagementPage', () => import('@/pages/CertificationManagementPage')),
  videoGallery: lazyPart('VideoGalleryPage', () => import('@/pages/VideoGalleryPage')),
  eProcurement: lazyPart('EProcurementPage', () => import('@/pages/EProcurementPage')),
  manage: lazyPart('ManagePage', () => import('@/pages/ManagePage')),
  request: lazyPart('RequestPage', () => import('@/pages/RequestPage')),
  esg: lazyPart('EsgPage', () => import('@/pages/esg/EsgPage')),
  privacyPolicy: lazyPart('PrivacyPolicyPage', () => import('@/pages/PrivacyPolicyPage')),
};

export const postPage: LazyPart = lazyPart('PostPage', () => import('@/pages/PostPage'));

export const notFound: LazyPart = lazyPart('NotFoundPage', () => import('@/pages/NotFoundPage'));

/** The code that shows what is at this address. */
export function partAt(location: { pathname: string; search: string }): LazyPart {
  const page = pageAt(location.pathname);
  if (page) return routes[page];
  return postAt(location) ? postPage : notFound;
}
