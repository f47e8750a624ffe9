import type { PrivacyAnswer } from '@shared/questionnaire/privacy/privacy.types';
import type { QuoteRequest } from '@shared/questionnaire/form';
import { LETTERS_HEADER } from '@shared/requests/quotes.types';
import type { QuoteReceipt } from '@shared/requests/quotes.types';

import { api } from '@/lib/api';
import { withRetryAfter } from '@/lib/failure';

/** `isMailed`: the letters about the request leave the site. */
export type TakenQuote = QuoteReceipt & { isMailed: boolean };

const quotesApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendQuote: build.mutation<
      TakenQuote,
      { request: QuoteRequest & PrivacyAnswer & { page?: string }; idempotencyKey: string }
    >({
      query: ({ request, idempotencyKey }) => ({
        url: '/quotes',
        method: 'POST',
        body: request,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      transformResponse: (receipt: QuoteReceipt, meta): TakenQuote => ({
        ...receipt,
        isMailed: meta?.response?.headers.get(LETTERS_HEADER) !== 'none',
      }),
      // A refusal for sending too often says in a header when it is over.
      transformErrorResponse: withRetryAfter,
    }),
  }),
});

export const { useSendQuoteMutation } = quotesApi;
