import { useSearchParams } from 'react-router-dom';

import { quoteStatuses } from '@server/quotes/quotes.types';
import type { QuoteStatus } from '@server/quotes/quotes.types';

/** The tab of the manage page that the inbox is in; every address it makes names it. */
export const INBOX_TAB = 'quotes';
const PEOPLE_VIEW = 'person';
/** Longest search text the server takes. */
export const SEARCH_MAX = 100;

export type InboxFilter = { status: QuoteStatus | undefined; q: string; page: number };

/** Reads the filter from the address; whatever makes no sense there counts as not given. */
export function filterOf(params: URLSearchParams): InboxFilter {
  const page = Number(params.get('page'));
  return {
    status: quoteStatuses.find((status) => status === params.get('status')),
    q: (params.get('q') ?? '').slice(0, SEARCH_MAX),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The address's query with a changed filter. Another status or search text starts again on page 1. */
export function withFilter(params: URLSearchParams, change: Partial<InboxFilter>): URLSearchParams {
  const { status, q, page } = { ...filterOf(params), page: 1, ...change };
  const next = new URLSearchParams(params);
  next.set('tab', INBOX_TAB);
  const set = (name: string, value: string | undefined) => (value ? next.set(name, value) : next.delete(name));
  set('status', status);
  set('q', q);
  set('page', page > 1 ? String(page) : undefined);
  return next;
}

/** The address's query with one request open, or with none: the list is then where it was. */
export function withRequest(params: URLSearchParams, id: string | undefined): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set('tab', INBOX_TAB);
  if (id) next.set('quote', id);
  else next.delete('quote');
  return next;
}

/** The filter as the server takes it. */
export function filterQuery({ status, q, page }: Partial<InboxFilter>): string {
  const query = new URLSearchParams();
  if (status) query.set('status', status);
  if (q?.trim()) query.set('q', q.trim());
  if (page) query.set('page', String(page));
  return query.toString();
}

/** Address of the table with everything that matches, not only the page on screen. */
export function csvAddress({ status, q }: InboxFilter): string {
  const query = filterQuery({ status, q });
  return query ? `/api/admin/quotes.csv?${query}` : '/api/admin/quotes.csv';
}

/** The inbox's filter and open request, kept in the address so that reload and back work. */
export function useInboxAddress() {
  const [params, setParams] = useSearchParams();
  return {
    filter: filterOf(params),
    requestId: params.get('quote') ?? undefined,
    /** Typing replaces the address instead of filling the history. */
    changeFilter: (change: Partial<InboxFilter>, options?: { replace: boolean }) =>
      setParams((current) => withFilter(current, change), options),
    pageHref: (page: number) => `?${withFilter(params, { page })}`,
    requestHref: (id: string) => `?${withRequest(params, id)}`,
    listHref: `?${withRequest(params, undefined)}`,
    isPeople: params.get('view') === PEOPLE_VIEW,
    peopleHref: `?${new URLSearchParams({ tab: INBOX_TAB, view: PEOPLE_VIEW })}`,
    inboxHref: `?${new URLSearchParams({ tab: INBOX_TAB })}`,
  };
}
