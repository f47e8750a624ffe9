import { useSearchParams } from 'react-router-dom';

/** Longest search text the server takes. */
export const SEARCH_MAX = 100;
/** Stands for the id of a post that does not exist yet. */
export const NEW_POST = 'new';

const TRASH_VIEW = 'trash';

export type PostFilter = { q: string; page: number };

/** Reads search and page from the address; whatever makes no sense there counts as not given. */
export function postFilterOf(params: URLSearchParams): PostFilter {
  const page = Number(params.get('page'));
  return {
    q: (params.get('q') ?? '').slice(0, SEARCH_MAX),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The address's query with another search, which starts again on page 1, or another page. */
export function withPostFilter(params: URLSearchParams, change: Partial<PostFilter>): URLSearchParams {
  const { q, page } = { ...postFilterOf(params), page: 1, ...change };
  const next = new URLSearchParams(params);
  const set = (name: string, value: string | undefined) => (value ? next.set(name, value) : next.delete(name));
  set('q', q);
  set('page', page > 1 ? String(page) : undefined);
  return next;
}

/** The address's query with one post open, or with none: the list is then where it was. */
export function withPost(params: URLSearchParams, id: string | undefined): URLSearchParams {
  const next = new URLSearchParams(params);
  if (id) next.set('post', id);
  else next.delete('post');
  return next;
}

/** The address's query with the trash of the open list, from its first page on. */
export function withTrash(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams({ view: TRASH_VIEW });
  const tab = params.get('tab');
  if (tab) next.set('tab', tab);
  return next;
}

/** The filter as the server takes it. */
export function postQuery({ q, page }: PostFilter, pageSize: number): string {
  const query = new URLSearchParams({ page: String(page), pageSize: String(pageSize) });
  if (q.trim()) query.set('q', q.trim());
  return query.toString();
}

/** Search, page and open post or trash of the tab on screen, kept in the address so that reload and back work. */
export function useAdminPostsAddress() {
  const [params, setParams] = useSearchParams();
  return {
    filter: postFilterOf(params),
    postId: params.get('post') ?? undefined,
    isTrash: params.get('view') === TRASH_VIEW,
    /** Typing replaces the address instead of filling the history. */
    changeFilter: (change: Partial<PostFilter>, options?: { replace: boolean }) =>
      setParams((current) => withPostFilter(current, change), options),
    openPost: (id: string) => setParams((current) => withPost(current, id), { replace: true }),
    showList: () => setParams((current) => withPost(current, undefined)),
    pageHref: (page: number) => `?${withPostFilter(params, { page })}`,
    postHref: (id: string) => `?${withPost(params, id)}`,
    listHref: `?${withPost(params, undefined)}`,
    trashHref: `?${withTrash(params)}`,
  };
}
