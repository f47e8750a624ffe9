import { productIds } from '@shared/questionnaire/product-ids';
import { productNames } from '@shared/questionnaire/products.text';

import type { Menu, SectionLink } from '@/lib/navigation';
import type { PageName } from '@/lib/paths';

import { pages } from './pages';

/** The six header menus in their order. */
export const menus: readonly Menu[] = [
  {
    page: 'companyOverview',
    title: { ko: '회사소개', en: 'Company' },
    sections: [
      { id: 'company-overview', title: { ko: '회사개요', en: 'Overview' } },
      { id: 'company-history', title: { ko: '연혁', en: 'History' } },
      { id: 'organization', title: { ko: '조직도', en: 'Organization' } },
      { id: 'company-location', title: { ko: '오시는 길', en: 'Location' } },
    ],
  },
  {
    page: 'products',
    title: { ko: '제품소개', en: 'Products' },
    sections: productIds.map((id) => ({ id, title: productNames[id] })),
    more: [
      { page: 'products', section: 'comparison', title: { ko: '사양 비교', en: 'Compare specifications' } },
      { page: 'calculator', title: pages.calculator.heading },
    ],
  },
  {
    page: 'certificationDetail',
    title: { ko: '인증현황', en: 'Certification' },
    sections: [{ id: 'certificates', title: { ko: '인증서', en: 'Certificates' } }],
  },
  {
    page: 'deliveryPerformance',
    title: { ko: '납품실적', en: 'Delivery' },
    sections: [{ id: 'delivery-performance', title: { ko: '납품실적', en: 'Delivery performance' } }],
  },
  {
    page: 'customerSupport',
    title: { ko: '고객지원', en: 'Support' },
    sections: [
      { id: 'customer-center', title: { ko: '고객센터', en: 'Customer center' } },
      { id: 'online-quote', title: { ko: '온라인 견적', en: 'Online quote' } },
      { id: 'download-center', title: { ko: '자료실', en: 'Document center' } },
    ],
    more: [{ page: 'eProcurement', title: pages.eProcurement.heading }],
  },
  {
    page: 'esg',
    title: { ko: 'ESG', en: 'ESG' },
    sections: [
      { id: 'environment', title: { ko: '환경', en: 'Environment' } },
      { id: 'social', title: { ko: '사회', en: 'Social' } },
      { id: 'governance', title: { ko: '지배구조', en: 'Governance' } },
    ],
  },
];

/** Pages outside the header menus that have sections of their own. */
export const otherSections = {
  eProcurement: [{ id: 'e-procurement-center', title: { ko: '전자조달 센터', en: 'E-procurement center' } }],
} as const satisfies Partial<Record<PageName, readonly SectionLink[]>>;

/** The anchored sections of a page, in order; none where it has none. */
export function sectionsOf(page: PageName): readonly SectionLink[] {
  const others: Partial<Record<PageName, readonly SectionLink[]>> = otherSections;
  return menus.find((menu) => menu.page === page)?.sections ?? others[page] ?? [];
}
