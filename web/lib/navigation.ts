import type { Localized } from './locale';
import type { PageName } from './paths';

export type SectionLink = { id: string; title: Localized };

/** A page with its anchored sections: menu, sidebar and page body all follow this list. */
export type Menu = { page: PageName; title: Localized; sections: readonly SectionLink[] };

/** A page, or one section of it, under a name of its own. */
export type PageLink = { page: PageName; section?: string; title: Localized };
