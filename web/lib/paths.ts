import type { Language } from './locale';

/** Every page's path below the language segment: the only place that spells a URL. */
export const pagePaths = {
  home: '',
  companyOverview: '/company-overview',
  products: '/products',
  deliveryPerformance: '/delivery-performance',
  customerSupport: '/customer-support',
  certificationDetail: '/certification-detail',
  certificationManagement: '/certification-management',
  videoGallery: '/video-gallery',
  eProcurement: '/e-procurement',
  manage: '/manage',
  esg: '/esg',
} as const;

export type PageName = keyof typeof pagePaths;

export const pageNames = Object.keys(pagePaths) as PageName[]; // Object.keys forgets the literal keys

/** The address of a page, of one of its sections when `section` is an id. */
export function pathTo(language: Language, page: PageName, section?: string): string {
  return `/${language}${pagePaths[page]}${section ? `#${section}` : ''}`;
}

/** The page a path shows; undefined where there is none. */
export function pageAt(pathname: string): PageName | undefined {
  const rest = pathname.replace(/^\/(ko|en)(?=\/|$)/, '').replace(/\/+$/, '');
  return pageNames.find((name) => pagePaths[name] === rest);
}

/** The same page, section and query in the other language. */
export function inLanguage(language: Language, location: { pathname: string; search: string; hash: string }): string {
  const rest = location.pathname.replace(/^\/(ko|en)(?=\/|$)/, '');
  return `/${language}${rest}${location.search}${location.hash}`;
}
