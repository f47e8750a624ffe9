import { productIds } from '@shared/questionnaire/product-ids';
import type { ProductId } from '@shared/questionnaire/product-ids';
import { RESPONSIBLE_LIMIT } from '@shared/requests/handling.types';
import { quoteStatuses } from '@shared/requests/quotes.types';
import type { QuoteDetail, QuoteStatus } from '@shared/requests/quotes.types';

import { choiceParam, filterQuery, pageParam, searchParam, useAddress } from '@/admin/useAddress';
import type { FilterParams } from '@/admin/useAddress';

/** The tab of the manage page that the inbox is in; every address it makes names it. */
export const INBOX_TAB = 'quotes';
const PEOPLE_VIEW = 'person';
const QUOTATIONS_VIEW = 'quotations';

export type InboxFilter = {
  status: QuoteStatus | undefined;
  product: ProductId | undefined;
  /** A name, or that nobody is. */
  responsible: string | undefined;
  q: string;
  page: number;
};

export const inboxParams: FilterParams<InboxFilter> = {
  status: choiceParam(quoteStatuses),
  product: choiceParam(productIds),
  responsible: { usual: undefined, read: (text) => text.slice(0, RESPONSIBLE_LIMIT) || undefined },
  q: searchParam,
  page: pageParam,
};

/** Address of the table with everything that matches, not only the page on screen. */
export function csvAddress({ page: _all, ...filter }: InboxFilter): string {
  const query = filterQuery<InboxFilter>(inboxParams, filter).toString();
  return query ? `/api/admin/quotes.csv?${query}` : '/api/admin/quotes.csv';
}

/** Download address of a request's file. */
export const fileAddress = ({ quote, file }: { quote: string; file: string }) =>
  `/api/admin/quotes/${encodeURIComponent(quote)}/files/${encodeURIComponent(file)}`;

/** The same for an entry of a request's history, which may be of a request that is one with it. */
export const entryFileAddress =
  (quote: string) =>
  (file: { id: string }, { of }: Pick<QuoteDetail['history'][number], 'of'>) =>
    fileAddress({ quote: of?.id ?? quote, file: file.id });

/** The inbox's filter, and the request or the person's data that is open. */
export function useInboxAddress() {
  const { address, hrefWith, hrefOf, go: _go, ...list } = useAddress(inboxParams, INBOX_TAB);
  return {
    ...list,
    requestId: address.get('quote') ?? undefined,
    requestHref: (id: string) => hrefWith({ quote: id }),
    listHref: hrefWith({ quote: undefined }),
    isPeople: address.get('view') === PEOPLE_VIEW,
    areQuotations: address.get('view') === QUOTATIONS_VIEW,
    quotationsHref: hrefOf({ view: QUOTATIONS_VIEW }),
    peopleHref: hrefOf({ view: PEOPLE_VIEW }),
    inboxHref: hrefOf(),
  };
}
