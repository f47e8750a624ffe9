import type { LossReason } from '@shared/requests/quotations.types';
import type { SentRequest } from '@shared/requests/quote-sender.types';
import type { ReplyKind } from '@shared/requests/quotes.types';

import { api } from '@/lib/api';
import { withRetryAfter } from '@/lib/failure';

const pathOf = (token: string, action = '') => `requests/${encodeURIComponent(token)}${action}`;

type QuotationReply = {
  token: string;
  /** However often it is sent, it counts once. */
  key: string;
  kind: 'acceptance' | 'decline';
  revision: number;
  reason?: LossReason;
};

// Refused, too: then something else is stored than what is shown.
const sentRequestApi = api.injectEndpoints({
  endpoints: (build) => ({
    sentRequest: build.query<SentRequest, string>({
      query: (token) => pathOf(token),
      providesTags: ['SentRequest'],
    }),

    correctRequest: build.mutation<SentRequest, { token: string; text: string; files: readonly string[] }>({
      query: ({ token, ...body }) => ({ url: pathOf(token, '/corrections'), method: 'POST', body }),
      transformErrorResponse: withRetryAfter,
      invalidatesTags: ['SentRequest'],
    }),

    replyToAnswer: build.mutation<
      SentRequest,
      { token: string; kind: ReplyKind; text: string; files: readonly string[] }
    >({
      query: ({ token, ...body }) => ({ url: pathOf(token, '/replies'), method: 'POST', body }),
      transformErrorResponse: withRetryAfter,
      invalidatesTags: ['SentRequest'],
    }),

    replyToQuotation: build.mutation<SentRequest, QuotationReply>({
      query: ({ token, key, ...body }) => ({
        url: pathOf(token, '/replies'),
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': key },
      }),
      transformErrorResponse: withRetryAfter,
      invalidatesTags: ['SentRequest'],
    }),

    withdrawRequest: build.mutation<SentRequest, string>({
      query: (token) => ({ url: pathOf(token, '/withdrawal'), method: 'POST' }),
      transformErrorResponse: withRetryAfter,
      invalidatesTags: ['SentRequest'],
    }),

    eraseRequest: build.mutation<SentRequest, string>({
      query: (token) => ({ url: pathOf(token, '/erasure'), method: 'POST' }),
      transformErrorResponse: withRetryAfter,
      invalidatesTags: ['SentRequest'],
    }),
  }),
});

/** Download address of a file of the request or of an answer. */
export const fileHref = (token: string, file: string) => `/api/${pathOf(token, `/files/${encodeURIComponent(file)}`)}`;

export const {
  useSentRequestQuery,
  useCorrectRequestMutation,
  useReplyToAnswerMutation,
  useReplyToQuotationMutation,
  useWithdrawRequestMutation,
  useEraseRequestMutation,
} = sentRequestApi;
