import type { QuoteReceipt } from '@server/quotes/quotes.types';

import { api } from '@/lib/api';

import type { QuoteRequest } from './quoteValues';

const quotesApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendQuote: build.mutation<QuoteReceipt, { request: QuoteRequest; idempotencyKey: string }>({
      query: ({ request, idempotencyKey }) => ({
        url: '/quotes',
        method: 'POST',
        body: request,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      // A refusal for sending too often says in a header when it is over.
      transformErrorResponse: (failure, meta) => ({
        ...failure,
        retryAfter: Number(meta?.response?.headers.get('Retry-After')) || undefined,
      }),
    }),
  }),
});

export const { useSendQuoteMutation } = quotesApi;
