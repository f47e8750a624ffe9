import type { Localized } from './locale';
import { pagePaths } from './paths';
import type { FixedPage, PageName } from './paths';

export type SectionLink = { id: string; title: Localized };

/**
 * A page with its anchored sections: menu, sidebar and page body all follow this list. `more` stands below it in the
 * header's menu, and for itself on phones and in the footer.
 */
export type Menu = { page: FixedPage; title: Localized; sections: readonly SectionLink[]; more?: readonly PageLink[] };

/** A page, or one section of it, under a name of its own. */
export type PageLink = { page: PageName; section?: string; title: Localized };

/** True if this menu leads to the page. */
export const leadsTo = ({ page, more = [] }: Menu, shown: PageName | undefined): boolean =>
  shown !== undefined &&
  (shown === page || more.some((each) => each.page === shown) || pagePaths[shown].startsWith(`${pagePaths[page]}/`));
