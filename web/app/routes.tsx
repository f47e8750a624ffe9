import { lazyPage } from '@/lib/lazyPage';
import type { LazyPage } from '@/lib/lazyPage';
import type { PageName } from '@/lib/paths';

const inPreparation = (page: PageName) =>
  lazyPage(async () => (await import('@/pages/InPreparationPage')).inPreparationPage(page));

/** Which code shows which page; one chunk a page. */
export const routes: Record<PageName, LazyPage> = {
  home: lazyPage(async () => (await import('@/pages/HomePage')).HomePage),
  companyOverview: inPreparation('companyOverview'),
  products: inPreparation('products'),
  deliveryPerformance: inPreparation('deliveryPerformance'),
  customerSupport: lazyPage(async () => (await import('@/pages/CustomerSupportPage')).CustomerSupportPage),
  certificationDetail: inPreparation('certificationDetail'),
  certificationManagement: lazyPage(
    async () => (await import('@/pages/CertificationManagementPage')).CertificationManagementPage,
  ),
  videoGallery: inPreparation('videoGallery'),
  eProcurement: lazyPage(async () => (await import('@/pages/EProcurementPage')).EProcurementPage),
  manage: lazyPage(async () => (await import('@/pages/ManagePage')).ManagePage),
  esg: inPreparation('esg'),
};

export const notFound: LazyPage = lazyPage(async () => (await import('@/pages/NotFoundPage')).NotFoundPage);
