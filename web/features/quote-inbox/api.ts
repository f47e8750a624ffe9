import type { LetterKind, QuoteDetail, QuotePage, QuoteStatus } from '@server/quotes/quotes.types';

import { filterQuery } from '@/admin/useAddress';
import { api } from '@/lib/api';

import { inboxParams } from './address';
import type { InboxFilter } from './address';

export type QuoteChange = {
  id: string;
  status?: QuoteStatus;
  note?: string;
  /** The news that were shown. */
  seen?: string;
  /** The version the change was made on; the server answers `conflict` when it is no longer the stored one. */
  updatedAt: string;
};

export const quoteInboxApi = api.injectEndpoints({
  endpoints: (build) => ({
    quoteInbox: build.query<QuotePage, InboxFilter>({
      query: (filter) => `admin/quotes?${filterQuery(inboxParams, filter)}`,
      providesTags: [{ type: 'Quote', id: 'LIST' }],
    }),

    quoteRequest: build.query<QuoteDetail, string>({
      query: (id) => `admin/quotes/${encodeURIComponent(id)}`,
      providesTags: (_quote, _failure, id) => [{ type: 'Quote', id }],
    }),

    changeQuoteRequest: build.mutation<QuoteDetail, QuoteChange>({
      query: ({ id, ...body }) => ({ url: `admin/quotes/${encodeURIComponent(id)}`, method: 'PATCH', body }),
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(quoteInboxApi.util.updateQueryData('quoteRequest', id, () => answer.data));
      },
      // Refused changes show what is stored: after a conflict that is the newer version.
      invalidatesTags: (_quote, failure, { id }) => [{ type: 'Quote', id: failure ? id : 'LIST' }],
    }),

    resendLetter: build.mutation<QuoteDetail, { id: string; letter: LetterKind }>({
      query: ({ id, letter }) => ({
        url: `admin/quotes/${encodeURIComponent(id)}/resend`,
        method: 'POST',
        body: { letter },
      }),
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(quoteInboxApi.util.updateQueryData('quoteRequest', id, () => answer.data));
      },
      invalidatesTags: [{ type: 'Quote', id: 'LIST' }],
    }),
  }),
});

export const { useQuoteInboxQuery, useQuoteRequestQuery, useChangeQuoteRequestMutation, useResendLetterMutation } =
  quoteInboxApi;
