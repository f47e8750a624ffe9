import { categoryTexts } from '@/certificates/certificates.text';
import { builtInCertificates, certificateKinds } from '@/content/certificates';
import { offices } from '@/content/company';
import { homeTitle } from '@/content/layout';
import { menus, sectionsOf } from '@/content/navigation';
import { descriptions } from '@/content/descriptions';
import { pages } from '@/content/pages';
import { products } from '@/content/products/products';
import { comparisonText } from '@/content/productsPage';
import { pageKeywords, searchShortcuts, searchWaysOn, sectionKeywords } from '@/content/searchWords';
import type { SearchEntry, SearchIndex, SearchLink } from '@/features/search/searchEntry';
import type { Language, Localized } from '@/lib/locale';
import type { SectionLink } from '@/lib/navigation';
import { fixedPages, pathTo, pathToProduct } from '@/lib/paths';
import type { PageName } from '@/lib/paths';
import { quoteScroll } from '@/lib/scroll';

/** What people type is often in the other language, so both languages' names are among the hidden words. */
const keywords = (...words: (Localized | string | undefined)[]) =>
  words.map((each) => (typeof each === 'object' ? `${each.ko} ${each.en}` : (each ?? ''))).join(' ');

const isQuote = (section: string | undefined) => section === 'online-quote';

/** Everything public of the site in one language, as the search looks through it. */
export function searchIndex(language: Language): SearchIndex {
  const toLink = (link: (typeof searchShortcuts)[number]): SearchLink => ({
    title: link.title[language],
    detail: link.detail[language],
    to: pathTo(language, link.page, link.section),
    state: isQuote(link.section) ? quoteScroll : undefined,
  });
  return {
    entries: [
      ...productEntries(language),
      ...pageEntries(language),
      comparisonEntry(language),
      ...certificateEntries(language),
    ],
    shortcuts: searchShortcuts.map(toLink),
    waysOn: searchWaysOn.map(toLink),
  };
}

/** Product families, each with all that its own page tells. */
function productEntries(language: Language): SearchEntry[] {
  return products.map(({ id, name, summary, advantages, specification, applications, description }) => ({
    kind: 'products',
    title: name[language],
    lines: [
      summary[language],
      ...advantages.map(({ title, detail }) => `${title[language]}: ${detail[language]}`),
      ...specification.map(({ label, value }) => `${label[language]}: ${value[language]}`),
      applications[language].join(', '),
      ...description[language],
    ],
    keywords: keywords(name, sectionKeywords[id]),
    to: pathToProduct(language, id),
  }));
}

/** What the home page tells is told elsewhere in full: it comes last. */
const publicPages = [...fixedPages.filter((page) => page !== 'home' && !pages[page].isPrivate), 'home' as const];

/** Public pages, each followed by its sections; a page's only section is the page. Products stand for themselves. */
function pageEntries(language: Language): SearchEntry[] {
  return publicPages.flatMap((page) => {
    const { heading, title } = pages[page];
    const sections = sectionsOf(page);
    const hasSections = sections.length > 1 && page !== 'products';
    const menuTitle = menus.find((menu) => menu.page === page)?.title;
    const own: SearchEntry = {
      kind: 'pages',
      title: (page === 'home' ? homeTitle : heading)[language],
      lines: [descriptions[page][language]],
      keywords: keywords(
        heading,
        page === 'home' ? undefined : title,
        menuTitle,
        pageKeywords[page],
        ...(hasSections ? [] : titlesOf(page)),
      ),
      to: pathTo(language, page),
    };
    return hasSections ? [own, ...sections.map((section) => sectionEntry(language, page, section))] : [own];
  });
}

/** A part of the products page that people look for by itself. */
function comparisonEntry(language: Language): SearchEntry {
  const { title, lead } = comparisonText;
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
function certificateEntries(language: Language): SearchEntry[] {
  return builtInCertificates.map(({ category, title }) => ({
    kind: 'certificates',
    title: title[language],
    place: categoryTexts[category][language],
    lines: [certificateKinds[category][language]],
    keywords: keywords(title, categoryTexts[category]),
    to: pathTo(language, 'certificationDetail', `certificates-${category}`),
  }));
}

function sectionEntry(language: Language, page: PageName, { id, title }: SectionLink): SearchEntry {
  const contacts = id === 'customer-center' || id === 'company-location' ? offices : [];
  return {
    kind: 'pages',
    title: title[language],
    place: pages[page].heading[language],
    lines: contacts.map(({ name, address, tel, email }) => [name[language], address[language], tel, email].join(' · ')),
    keywords: keywords(title, sectionKeywords[id]),
    to: pathTo(language, page, id),
    state: isQuote(id) ? quoteScroll : undefined,
  };
}
