import { lazyPage } from '@/lib/lazyPage';
import type { LazyPage } from '@/lib/lazyPage';
import type { PageName } from '@/lib/paths';

/** Which code shows which page; one chunk a page. */
export const routes: Record<PageName, LazyPage> = {
  home: lazyPage(async () => (await import('@/pages/HomePage')).HomePage),
  companyOverview: lazyPage(async () => (await import('@/pages/CompanyOverviewPage')).CompanyOverviewPage),
  products: lazyPage(async () => (await import('@/pages/ProductsPage')).ProductsPage),
  deliveryPerformance: lazyPage(async () => (await import('@/pages/DeliveryPerformancePage')).DeliveryPerformancePage),
  customerSupport: lazyPage(async () => (await import('@/pages/CustomerSupportPage')).CustomerSupportPage),
  certificationDetail: lazyPage(async () => (await import('@/pages/CertificationDetailPage')).CertificationDetailPage),
  certificationManagement: lazyPage(
    async () => (await import('@/pages/CertificationManagementPage')).CertificationManagementPage,
  ),
  videoGallery: lazyPage(async () => (await import('@/pages/VideoGalleryPage')).VideoGalleryPage),
  eProcurement: lazyPage(async () => (await import('@/pages/EProcurementPage')).EProcurementPage),
  manage: lazyPage(async () => (await import('@/pages/ManagePage')).ManagePage),
  esg: lazyPage(async () => (await import('@/pages/EsgPage')).EsgPage),
};

export const notFound: LazyPage = lazyPage(async () => (await import('@/pages/NotFoundPage')).NotFoundPage);
