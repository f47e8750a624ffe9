import { PAGE_BEFORE_QUOTE } from '@/lib/storageKeys';
import { keepInTab, readTab } from '@/lib/tabStorage';

/** Remembers in this tab which page of the site was looked at, by its path below the language. */
export const notePage = (path: string) => keepInTab(PAGE_BEFORE_QUOTE, path);

/** The page that was looked at last before the quote form; undefined for who came to the form directly. */
export function pageBeforeQuote(): string | undefined {
  const page = readTab(PAGE_BEFORE_QUOTE);
  return typeof page === 'string' ? page : undefined;
}
