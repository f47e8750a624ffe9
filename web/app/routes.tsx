import { recordOf } from '@server/common/records';
import { postAt } from '@server/post-view/address';

import { lazyPart } from '@/lib/lazyPart';
import type { LazyPart } from '@/lib/lazyPart';
import { pageAt, productPage } from '@/lib/paths';
import type { PageName } from '@/lib/paths';
import { productIds } from '@server/questionnaire/product-ids';

const product = lazyPart(async () => (await import('@/pages/products/ProductPage')).ProductPage);

/** Which code shows which page; one chunk a page, and one for all product families. */
export const routes: Record<PageName, LazyPart> = {
  home: lazyPart(async () => (await import('@/pages/home/HomePage')).HomePage),
  companyOverview: lazyPart(async () => (await import('@/pages/company/CompanyOverviewPage')).CompanyOverviewPage),
  products: lazyPart(async () => (await import('@/pages/products/ProductsPage')).ProductsPage),
  ...recordOf(productIds.map((id) => [productPage(id), product])),
  calculator: lazyPart(async () => (await import('@/pages/calculator/CalculatorPage')).CalculatorPage),
  deliveryPerformance: lazyPart(
    async () => (await import('@/pages/delivery/DeliveryPerformancePage')).DeliveryPerformancePage,
  ),
  customerSupport: lazyPart(async () => (await import('@/pages/support/CustomerSupportPage')).CustomerSupportPage),
  certificationDetail: lazyPart(async () => (await import('@/pages/CertificationDetailPage')).CertificationDetailPage),
  certificationManagement: lazyPart(
    async () => (await import('@/pages/CertificationManagementPage')).CertificationManagementPage,
  ),
  videoGallery: lazyPart(async () => (await import('@/pages/VideoGalleryPage')).VideoGalleryPage),
  eProcurement: lazyPart(async () => (await import('@/pages/EProcurementPage')).EProcurementPage),
  manage: lazyPart(async () => (await import('@/pages/ManagePage')).ManagePage),
  request: lazyPart(async () => (await import('@/pages/RequestPage')).RequestPage),
  esg: lazyPart(async () => (await import('@/pages/esg/EsgPage')).EsgPage),
  privacyPolicy: lazyPart(async () => (await import('@/pages/PrivacyPolicyPage')).PrivacyPolicyPage),
};

export const postPage: LazyPart = lazyPart(async () => (await import('@/pages/PostPage')).PostPage);

export const notFound: LazyPart = lazyPart(async () => (await import('@/pages/NotFoundPage')).NotFoundPage);

/** The code that shows what is at this address. */
export function partAt(location: { pathname: string; search: string }): LazyPart {
  const page = pageAt(location.pathname);
  if (page) return routes[page];
  return postAt(location) ? postPage : notFound;
}
