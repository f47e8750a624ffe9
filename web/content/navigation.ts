import type { Menu, SectionLink } from '@/lib/navigation';
import type { PageName } from '@/lib/paths';

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
    sections: [
      { id: 'heat-exchanger', title: { ko: '판형열교환기', en: 'Plate heat exchanger' } },
      { id: 'compact-unit', title: { ko: '콤팩트 유니트', en: 'Compact unit' } },
      { id: 'heating-system', title: { ko: '난방 시스템', en: 'Heating system' } },
      { id: 'brazing-heat-exchanger', title: { ko: '브레이징 열교환기', en: 'Brazed plate heat exchanger' } },
      { id: 'spiral-heat-exchanger', title: { ko: '스파이럴 열교환기', en: 'Spiral heat exchanger' } },
      { id: 'welded-plate-heat-exchanger', title: { ko: '용접식 판형열교환기', en: 'Welded plate heat exchanger' } },
      { id: 'gas-cooler', title: { ko: '가스쿨러', en: 'Gas cooler' } },
      { id: 'closed-expansion-tank', title: { ko: '밀폐형 팽창탱크', en: 'Closed expansion tank' } },
      { id: 'expansion-separator', title: { ko: '팽창기수분리기', en: 'Expansion separator' } },
      { id: 'plate-coil', title: { ko: '플레이트 코일', en: 'Plate coil' } },
      { id: 'ball-tank', title: { ko: '볼탱크', en: 'Ball tank' } },
      { id: 'atm-tank', title: { ko: '상압탱크', en: 'ATM tank' } },
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
