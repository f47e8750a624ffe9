import { PROOFS_PATH } from '@shared/calculation/proofs/address';
import { boardKinds } from '@shared/posts/boards.types';
import type { BoardKind, PostCategory } from '@shared/posts/boards.types';
import { keysOf, recordOf } from '@shared/words/records';
import { pathToOther, pathToPost, postAt } from '@shared/posts/address';
import type { TechnicalValues } from '@shared/questionnaire/form';
import { REQUESTS_PATH } from '@shared/requests/quotes.types';
import { productIds } from '@shared/questionnaire/product-ids';
import type { ProductId } from '@shared/questionnaire/product-ids';
import { CALCULATOR } from '@shared/sheets/addresses';

import { languages } from './locale';
import type { Language } from './locale';

/** The name of a product family's own page. */
export type ProductPage = `product/${ProductId}`;
export const productPage = (id: ProductId): ProductPage => `product/${id}`;

const paths = {
  home: '',
  companyOverview: '/company-overview',
  products: '/products',
  calculator: CALCULATOR.path,
  proofs: PROOFS_PATH,
  deliveryPerformance: '/delivery-performance',
  customerSupport: '/customer-support',
  certificationDetail: '/certification-detail',
  certificationManagement: '/certification-management',
  videoGallery: '/video-gallery',
  eProcurement: '/e-procurement',
  manage: '/manage',
  esg: '/esg',
  request: REQUESTS_PATH,
  privacyPolicy: '/privacy-policy',
} as const;

/** A page that is no product family's own. */
export type FixedPage = keyof typeof paths;
export type PageName = FixedPage | ProductPage;

/** Every page's path below the language segment: the only place that spells a URL. */
export const pagePaths: Readonly<Record<PageName, string>> = {
  ...paths,
  ...recordOf(productIds.map((id) => [productPage(id), `${paths.products}/${id}`])),
};

/** Below this page the last part of a path is the token that opens a request. */
export const tokenPage = 'request';

export const fixedPages = keysOf(paths);
export const pageNames = keysOf(pagePaths);

/** The address of a page, of one of its sections when `section` is an id. */
export function pathTo(language: Language, page: PageName, section?: string): string {
  return `/${language}${pagePaths[page]}${section ? `#${section}` : ''}`;
}

/** Page and section of each board. */
const boardPlaces = {
  posts: { page: 'customerSupport', section: 'download-center' },
  'e-procurement': { page: 'eProcurement', section: 'e-procurement-center' },
} as const satisfies Record<BoardKind, { page: PageName; section: string }>;

/** The page that shows a board of documents. */
export const pageOfBoard = (kind: BoardKind): PageName => boardPlaces[kind].page;

/** The address of a board of documents: with the tab of a category, what a search finds in it, and the list's page. */
export function pathToBoard(
  language: Language,
  kind: BoardKind,
  { category, q, page: listPage = 1 }: { q?: string; category?: PostCategory; page?: number } = {},
): string {
  const { page, section } = boardPlaces[kind];
  const query = new URLSearchParams(q ? { q } : {});
  if (listPage > 1) query.set('page', String(listPage));
  // Only the data room has tabs; the first of them needs no naming.
  if (kind === 'posts' && category === 'technical') query.set('category', category);
  return `/${language}${pagePaths[page]}${query.size > 0 ? `?${query}` : ''}#${section}`;
}

/** The board that a page shows. */
export const boardOnPage = (page: PageName): BoardKind | undefined =>
  boardKinds.find((kind) => boardPlaces[kind].page === page);

/** The picture that stands for a page where its address is shared. */
export function pathToPreview(language: Language, page: PageName): string {
  return `/share/${language}${pagePaths[page] || '/home'}.jpg`;
}

/** The address of a certificate's picture or document, by its file name. */
export const certificateFile = (name: string): string => `/certificates/${encodeURIComponent(name)}`;

/** Names a product in the address of the quote form. */
export const PRODUCT_PARAMETER = 'product';

/** Says that the values in an address are all of a sheet: whatever they leave out is blank. */
export const WHOLE_SHEET_PARAMETER = 'sheet';

const withQuery = (path: string, values: Readonly<Record<string, string>>, section: string) => {
  const query = String(new URLSearchParams(values));
  return `${path}${query && `?${query}`}#${section}`;
};

/**
 * The address of the quote form. With the id of a product, that product is named in it; `values` are typed into the
 * technical fields on arrival, in place of what a draft has there. A field named with '' is emptied, one left out stays.
 */
export function pathToQuote(language: Language, product?: string, values: TechnicalValues = {}): string {
  const asked = { ...(product && { [PRODUCT_PARAMETER]: product }), ...values };
  return withQuery(`/${language}${pagePaths.customerSupport}`, asked, 'online-quote');
}

/** The address of the quote form with this sheet in its technical fields; those that it leaves out are emptied. */
export function pathToQuoteOfSheet(language: Language, product: string, sheet: TechnicalValues): string {
  const isEmpty = Object.keys(sheet).length === 0;
  const asked = { [PRODUCT_PARAMETER]: product, ...(!isEmpty && { [WHOLE_SHEET_PARAMETER]: 'whole' }), ...sheet };
  return withQuery(`/${language}${pagePaths.customerSupport}`, asked, 'online-quote');
}

/** Section of the products page that compares the families. */
export const COMPARISON_ID = 'comparison';

/** The address of the calculator with these values in its fields. */
export function pathToCalculator(language: Language, values: TechnicalValues = {}): string {
  return withQuery(`/${language}${pagePaths.calculator}`, values, CALCULATOR.section);
}

/** The address of these values with what follows from them, as a PDF. Values only shown beside them are left out. */
export function pathToConditionsSheet(language: Language, { fluidUnit: _shown, ...values }: TechnicalValues): string {
  return `/api/data-sheets/conditions?${new URLSearchParams({ language, ...values })}`;
}

/** The address of the comparison of the product families, with what it shows. */
export function pathToComparison(language: Language, shown: Readonly<Record<string, string>>): string {
  return withQuery(`/${language}${pagePaths.products}`, shown, COMPARISON_ID);
}

/** The address of a product family's own page. */
export const pathToProduct = (language: Language, id: ProductId): string => pathTo(language, productPage(id));

/** A path as it is in every language. */
function withoutLanguage(pathname: string): string {
  const language = languages.find((each) => pathname === `/${each}` || pathname.startsWith(`/${each}/`));
  return language ? pathname.slice(language.length + 1) : pathname;
}

/** The page a path shows; undefined where there is none. */
export function pageAt(pathname: string): PageName | undefined {
  const rest = withoutLanguage(pathname).replace(/\/+$/, '');
  const isTokenBehind = rest.startsWith(`${pagePaths[tokenPage]}/`);
  return isTokenBehind ? tokenPage : pageNames.find((name) => pagePaths[name] === rest);
}

/** The product family that a page is about. */
export function productOf(page: PageName | undefined): ProductId | undefined {
  return productIds.find((id) => productPage(id) === page);
}

/**
 * The same page, section and query in the other language. A post leads to its translation; one without stays the same in
 * the other language's frame.
 */
export function inLanguage(
  language: Language,
  location: { pathname: string; search: string; hash: string },
  twin?: string,
): string {
  const post = postAt(location);
  if (post) return post.board === language ? pathToPost(post) : pathToOther(post, twin);
  return `/${language}${withoutLanguage(location.pathname)}${location.search}${location.hash}`;
}

/** The address of a delivery record to download. */
export function deliveryFileUrl(fileName: string): string {
  return `/delivery-files/${encodeURIComponent(fileName)}`;
}
