import { searchParam, useAddress } from '@/admin/useAddress';
import { pathTo } from '@/lib/paths';
import type { Language } from '@/lib/locale';

/** The tab of the manage page that the content is in; every address it makes names it. */
export const PAGES_TAB = 'pages';

/** In the address, that the versions of a document are open. */
const HISTORY_VIEW = 'history';

/** Id of the heading that names what is open: the list, a document or its versions. */
export const CONTENT_HEADING = 'content-title';

/** The address of a document's form, at one of its fields. */
export const pathToDocument = (language: Language, document: string, field?: string): string =>
  `${pathTo(language, 'manage')}?${new URLSearchParams({ tab: PAGES_TAB, document, ...(field && { field }) })}`;

/** The document that is open, the field it was opened at, and whether its versions show instead; or what the list is searched for. */
export function useContentAddress() {
  const { address, filter, changeFilter, hrefOf, go } = useAddress({ q: searchParam }, PAGES_TAB);
  const name = address.get('document') ?? undefined;
  return {
    name,
    field: address.get('field') ?? undefined,
    isHistory: address.get('view') === HISTORY_VIEW,
    /** Search text. */
    q: filter.q,
    search: (q: string) => changeFilter({ q }, { replace: true }),
    listHref: hrefOf(),
    documentHref: (document: string) => hrefOf({ document }),
    historyHref: hrefOf({ document: name, view: HISTORY_VIEW }),
    formHref: hrefOf({ document: name }),
    showForm: () => go({ view: undefined, field: undefined }),
  };
}
