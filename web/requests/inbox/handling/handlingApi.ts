import type { KindredRequests, QuoteDesk } from '@shared/requests/desk.types';
import type { QuoteDetail } from '@shared/requests/quotes.types';

import { api } from '@/lib/api';

const list = [{ type: 'Quote', id: 'LIST' }] as const;

/** Requests of the inbox beside reading and changing one. */
const handlingApi = api.injectEndpoints({
  endpoints: (build) => ({
    quoteDesk: build.query<QuoteDesk, void>({ query: () => 'admin/quote-desk', providesTags: [...list] }),

    kindredRequests: build.query<KindredRequests, string>({
      query: (id) => `admin/quotes/${encodeURIComponent(id)}/kindred`,
      providesTags: [...list],
    }),

    mergeRequests: build.mutation<QuoteDetail, { id: string; reference: string; keep: 'this' | 'other' }>({
      query: ({ id, ...body }) => ({ url: `admin/quotes/${encodeURIComponent(id)}/merge`, method: 'POST', body }),
      invalidatesTags: ['Quote'],
    }),

    splitRequest: build.mutation<QuoteDetail, string>({
      query: (id) => ({ url: `admin/quotes/${encodeURIComponent(id)}/split`, method: 'POST' }),
      invalidatesTags: ['Quote'],
    }),
  }),
});

export const { useQuoteDeskQuery, useKindredRequestsQuery, useMergeRequestsMutation, useSplitRequestMutation } =
  handlingApi;
