/** The kinds of what the site itself holds; documents come from the server. */
export type EntryKind = 'products' | 'pages' | 'certificates';

/** One thing to be found, in the page's language. */
export type SearchEntry = {
  kind: EntryKind;
  title: string;
  /** Parent of the entry, e.g. the page of a section; shown beside the title. */
  place?: string;
  /** Sentences about it: the first is shown, or the first in which something was found. */
  lines: readonly string[];
  /** Other words people use for it; found but never shown. */
  keywords: string;
  /** Of the trade's words in all of this the spellings that are not there; found last. */
  spellings: string;
  to: string;
};

/** Index of the search dialog: everything to be found, and links for before and after a search. */
export type SearchIndex = {
  entries: readonly SearchEntry[];
  /** Shown while nothing has been typed. */
  shortcuts: readonly SearchLink[];
  /** Shown when nothing was found. */
  waysOn: readonly SearchLink[];
};

export type SearchLink = { title: string; detail: string; to: string };
