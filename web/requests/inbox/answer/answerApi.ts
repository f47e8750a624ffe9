import type { AnswerFiles, AnswerTemplate } from '@shared/requests/quote-answers.types';
import type { QuoteDetail } from '@shared/requests/quotes.types';

import { api } from '@/lib/api';

type Content = { subject: string; text: string; files: readonly string[] };
type Sending = Content & {
  id: string;
  /** Of this answer: however often it is sent, it is stored once. */
  key: string;
  /** Number of entries of the history that its writer has seen. */
  seen: number;
};

const pathOf = (id: string) => `admin/quotes/${encodeURIComponent(id)}/answers`;

const answerApi = api.injectEndpoints({
  endpoints: (build) => ({
    answerTemplate: build.query<AnswerTemplate, string>({ query: (id) => `${pathOf(id)}/template` }),

    previewAnswer: build.mutation<{ subject: string; html: string }, Content & { id: string }>({
      query: ({ id, ...body }) => ({ url: `${pathOf(id)}/preview`, method: 'POST', body }),
    }),

    copyAnswerFiles: build.mutation<AnswerFiles, { id: string; entry: string }>({
      query: ({ id, entry }) => ({ url: `${pathOf(id)}/${encodeURIComponent(entry)}/files`, method: 'POST' }),
    }),

    sendAnswer: build.mutation<QuoteDetail, Sending>({
      query: ({ id, key, ...body }) => ({
        url: pathOf(id),
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': key },
      }),
      // After a refusal, too: then something has come meanwhile, or it was stored before.
      invalidatesTags: (_quote, _failure, { id }) => [
        { type: 'Quote', id },
        { type: 'Quote', id: 'LIST' },
      ],
    }),
  }),
});

export const {
  useCopyAnswerFilesMutation,
  useLazyAnswerTemplateQuery,
  usePreviewAnswerMutation,
  useSendAnswerMutation,
} = answerApi;
