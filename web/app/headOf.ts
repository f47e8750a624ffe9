import { company, offices } from '@/content/company';
import { descriptions } from '@/content/descriptions';
import { notFoundText, pages } from '@/content/pages';
import { feedOf } from '@/content/boards';
import { headTags, ORIGIN_PLACEHOLDER } from '@/lib/head';
import type { HeadTag } from '@/lib/head';
import { languageOf } from '@/lib/locale';
import type { Language } from '@/lib/locale';
import { boardOnPage, pageAt, pagePaths, pathToPreview } from '@/lib/paths';

/** The head of the page at this address; loaded late, because the first page brings its own. `origin` is the site's public address. */
export function headOf(pathname: string, origin: string = ORIGIN_PLACEHOLDER): HeadTag[] {
  const language = languageOf(pathname);
  const page = pageAt(pathname);
  const shared = { origin, language, siteName: company.name };
  if (!page) {
    return headTags({
      ...shared,
      path: '',
      title: notFoundText.heading,
      description: notFoundText.lead,
      isPrivate: true,
    });
  }
  const { title, isPrivate } = pages[page];
  const board = boardOnPage(page);
  return headTags({
    ...shared,
    path: pagePaths[page],
    title,
    description: descriptions[page],
    isPrivate,
    feed: board && feedOf(board, language),
    preview: pathToPreview(language, page),
    structuredData: page === 'home' || page === 'customerSupport' ? [organization(language, origin)] : [],
  });
}

function organization(language: Language, origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: company.name[language],
    url: `${origin}/${language}`,
    logo: `${origin}/favicon.svg`,
    foundingDate: company.founded,
    taxID: company.businessNumber,
    email: company.salesEmail,
    contactPoint: offices.map((office) => ({
      '@type': 'ContactPoint',
      contactType: 'sales',
      name: office.name[language],
      telephone: `+82-${office.tel.replace(/^0/, '')}`,
      email: office.email,
    })),
  };
}
