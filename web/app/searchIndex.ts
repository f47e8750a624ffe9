import type { SiteViews } from '@shared/content/views';
import { productIds } from '@shared/questionnaire/product-ids';
import { productNames } from '@shared/questionnaire/products.text';
import { otherSpellingsIn } from '@shared/words/trade-words';

import { categoryTexts } from '@/certificates/certificates.text';
import { builtInCertificates } from '@/certificates/builtIn';
import { menus, sectionsOf } from '@/navigation/navigation';
import { pages } from '@/navigation/pages';
import { pageKeywords, searchShortcuts, searchWaysOn, sectionKeywords } from '@/navigation/searchWords';
import type { SearchEntry, SearchIndex, SearchLink } from '@/search/searchEntry';
import type { Language, Localized } from '@/lib/locale';
import type { SectionLink } from '@/lib/navigation';
import { fixedPages, pathTo, pathToProduct } from '@/lib/paths';
import type { PageName } from '@/lib/paths';
import { comparisonTexts } from '@/pages/products/comparison/comparison.text';

import { descriptionOf } from './headOf';

/** Visitors often type the other language, so both languages' names are among the hidden words. */
const keywords = (...words: (Localized | string | undefined)[]) =>
  words.map((each) => (typeof each === 'object' ? `${each.ko} ${each.en}` : (each ?? ''))).join(' ');

/** Everything public of the site in one language, as the search looks through it; the other one's names are found, too. */
export function searchIndex(language: Language, views: SiteViews): SearchIndex {
  const toLink = (link: (typeof searchShortcuts)[number]): SearchLink => ({
    title: link.title[language],
    detail: link.detail[language],
    to: pathTo(language, link.page, link.section),
  });
  return {
    entries: [
      ...productEntries(language, views),
      ...pageEntries(language, views),
      comparisonEntry(language),
      ...certificateEntries(language, views),
    ].map(withSpellings),
    shortcuts: searchShortcuts.map(toLink),
    waysOn: searchWaysOn.map(toLink),
  };
}

type PlainEntry = Omit<SearchEntry, 'spellings'>;

/** As boards do, the site finds the trade's words by each of their spellings. */
const withSpellings = (entry: PlainEntry): SearchEntry => ({
  ...entry,
  spellings: otherSpellingsIn([entry.title, entry.keywords, ...entry.lines].join(' ')).join(' '),
});

/** Each family has one. */
const DATA_SHEET = '데이터시트 제품 사양서 datasheet data sheet';

/** Product families, each with all that its own page tells. */
function productEntries(language: Language, views: SiteViews): PlainEntry[] {
  return productIds.map((id) => {
    const { summary, advantages, specification, applications, description } = views[id];
    return {
      kind: 'products',
      title: productNames[id][language],
      lines: [
        summary,
        ...advantages.map(({ title, detail }) => `${title}: ${detail}`),
        ...specification.map(({ label, value }) => `${label}: ${value}`),
        applications.join(', '),
        ...description,
      ],
      keywords: keywords(productNames[id], sectionKeywords[id], DATA_SHEET),
      to: pathToProduct(language, id),
    };
  });
}

/** The home page repeats other pages in short: it comes last. */
const publicPages = [...fixedPages.filter((page) => page !== 'home' && !pages[page].isPrivate), 'home' as const];

/** Public pages, each followed by its sections; a page's only section is the page. Products stand for themselves. */
function pageEntries(language: Language, views: SiteViews): PlainEntry[] {
  return publicPages.flatMap((page) => {
    const { heading, title } = pages[page];
    const sections = sectionsOf(page);
    const hasSections = sections.length > 1 && page !== 'products';
    const menuTitle = menus.find((menu) => menu.page === page)?.title;
    const own: PlainEntry = {
      kind: 'pages',
      title: heading[language],
      lines: [descriptionOf(page, language, views)],
      keywords: keywords(
        heading,
        page === 'home' ? undefined : title,
        menuTitle,
        pageKeywords[page],
        ...(hasSections ? [] : titlesOf(page)),
      ),
      to: pathTo(language, page),
    };
    return hasSections ? [own, ...sections.map((section) => sectionEntry(language, page, section, views))] : [own];
  });
}

/** A section of the products page that people look for. */
function comparisonEntry(language: Language): PlainEntry {
  const { title, lead } = comparisonTexts;
  return {
    kind: 'pages',
    title: title[language],
    place: pages.products.heading[language],
    lines: [lead[language]],
    keywords: keywords(title, sectionKeywords.comparison),
    to: pathTo(language, 'products', 'comparison'),
  };
}

/** A page whose sections are no entries of their own is found by their names; products are entries. */
const titlesOf = (page: PageName) => (page === 'products' ? [] : sectionsOf(page).map(({ title }) => title));

/** The certificates that come with the site. */
function certificateEntries(language: Language, { certification }: SiteViews): PlainEntry[] {
  return builtInCertificates.map(({ category, title }) => ({
    kind: 'certificates',
    title: title[language],
    place: categoryTexts[category][language],
    lines: [certification.kinds[category]],
    keywords: keywords(title, categoryTexts[category]),
    to: pathTo(language, 'certificationDetail', `certificates-${category}`),
  }));
}

function sectionEntry(
  language: Language,
  page: PageName,
  { id, title }: SectionLink,
  { company }: SiteViews,
): PlainEntry {
  const contacts = id === 'customer-center' || id === 'company-location' ? company.offices : [];
  return {
    kind: 'pages',
    title: title[language],
    place: pages[page].heading[language],
    lines: contacts.map(({ name, address, tel, email }) => [name, address, tel, email].join(' · ')),
    keywords: keywords(title, sectionKeywords[id]),
    to: pathTo(language, page, id),
  };
}
