import type { LetterKind, QuoteDetail, QuotePage, QuoteStatus } from '@shared/requests/quotes.types';

import { filterQuery } from '@/admin/useAddress';
import { api } from '@/lib/api';

import { fileAddress, inboxParams } from './address';
import type { InboxFilter } from './address';

export type QuoteChange = {
  id: string;
  status?: QuoteStatus;
  note?: string;
  /** Blank for nobody. */
  responsible?: string;
  /** A day; blank for no reminder any more. */
  remindOn?: string;
  /** The news that were shown. */
  seen?: string;
  /** The version the change was made on; the server answers `conflict` when it is no longer the stored one. */
  updatedAt: string;
};

/** The kinds that are shown beside the sheet. The browser takes them for nothing else, whatever is in them. */
export const shownTypes = { pdf: 'application/pdf', png: 'image/png', jpg: 'image/jpeg' } as const;

/** A file of a request that can be shown. */
export type OpenFile = { quote: string; file: string; kind: keyof typeof shownTypes };

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

    /** The address of a file's bytes in this browser, good for as long as something shows it. */
    requestFile: build.query<string, OpenFile>({
      query: (file) => ({
        url: fileAddress(file).replace('/api/', ''),
        responseHandler: async (response) =>
          response.ok
            ? URL.createObjectURL(new Blob([await response.arrayBuffer()], { type: shownTypes[file.kind] }))
            : response.json(),
      }),
      keepUnusedDataFor: 0,
      onCacheEntryAdded: async (_file, { cacheDataLoaded, cacheEntryRemoved }) => {
        const loaded = await cacheDataLoaded.catch(() => undefined);
        await cacheEntryRemoved;
        if (loaded) URL.revokeObjectURL(loaded.data);
      },
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

export const {
  useQuoteInboxQuery,
  useQuoteRequestQuery,
  useRequestFileQuery,
  useChangeQuoteRequestMutation,
  useResendLetterMutation,
} = quoteInboxApi;
