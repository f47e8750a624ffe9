import { telephoneIn } from '@shared/content/telephone';
import type { SiteViews } from '@shared/content/views';

import { feedOf } from '@/navigation/boards';
import { notFoundText, pages } from '@/navigation/pages';
import { headTags, ORIGIN_PLACEHOLDER as origin } from '@/lib/head';
import type { HeadTag } from '@/lib/head';
import { languageOf } from '@/lib/locale';
import type { Language } from '@/lib/locale';
import { boardOnPage, pageAt, pagePaths, pathToPreview, productOf } from '@/lib/paths';
import type { PageName } from '@/lib/paths';

/** The head of the page at this address, with what the site says in its language. */
export function headOf(pathname: string, views: SiteViews): HeadTag[] {
  const language = languageOf(pathname);
  const page = pageAt(pathname);
  const shared = { origin, language, siteName: views.company.name };
  if (!page) {
    const { heading, lead } = notFoundText;
    return headTags({ ...shared, path: '', title: heading[language], description: lead[language], isPrivate: true });
  }
  const { title, isPrivate } = pages[page];
  const board = boardOnPage(page);
  return headTags({
    ...shared,
    path: pagePaths[page],
    title: title[language],
    description: descriptionOf(page, language, views),
    isPrivate,
    feed: board && feedOf(board, language),
    preview: pathToPreview(language, page),
    structuredData: page === 'home' || page === 'customerSupport' ? [organization(language, views)] : [],
  });
}

/** Description of a page for search engines and shared links. Pages that they do not list name their readers. */
export function descriptionOf(page: PageName, language: Language, views: SiteViews): string {
  const family = productOf(page);
  if (family) return views[family].summary;
  const described: Partial<Record<PageName, string>> = views.descriptions;
  return described[page] ?? privateDescriptions[page === 'request' ? 'sender' : 'administrator'][language];
}

const privateDescriptions = {
  sender: { ko: '견적 요청을 보내신 분만 보는 화면입니다.', en: 'For the sender of a quote request.' },
  administrator: { ko: '관리자 전용 화면입니다.', en: 'For administrators.' },
};

function organization(language: Language, { company }: SiteViews) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: company.name,
    url: `${origin}/${language}`,
    logo: `${origin}/favicon.svg`,
    foundingDate: company.founded,
    taxID: company.businessNumber,
    email: company.salesEmail,
    contactPoint: company.offices.map((office) => ({
      '@type': 'ContactPoint',
      contactType: 'sales',
      name: office.name,
      telephone: telephoneIn('en', office.tel),
      email: office.email,
    })),
  };
}
