import { keepInTab, readTab } from '@/lib/tabStorage';

const KEY = 'page-before-quote';

/** Remembers in this tab which page of the site was looked at, by its path below the language. */
export const notePage = (path: string) => keepInTab(KEY, path);

/** The page that was looked at last before the quote form; undefined for who came to the form directly. */
export function pageBeforeQuote(): string | undefined {
  const page = readTab(KEY);
  return typeof page === 'string' ? page : undefined;
}
