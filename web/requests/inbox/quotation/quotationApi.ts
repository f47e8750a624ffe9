import type { Page } from '@shared/words/page.types';
import type {
  LossReason,
  Quotation,
  QuotationDraft,
  QuotationsOfQuote,
  QuotationSummary,
} from '@shared/requests/quotations.types';
import type { SentFile } from '@shared/requests/request-files.types';

import { api } from '@/lib/api';

type Making = {
  id: string;
  /** Of this revision: however often it is sent, it is made once. */
  key: string;
  /** Number of revisions that its writer has seen. */
  seen: number;
  draft: QuotationDraft;
};
type Revision = Pick<Quotation, 'quote' | 'revision'>;

const pathOf = (quote: string) => `admin/quotes/${encodeURIComponent(quote)}/quotations`;

/** Download address of a revision's PDF. */
export const pdfAddress = ({ quote, revision }: Revision) => `/api/${pathOf(quote)}/${revision}/pdf`;

const quotationApi = api.injectEndpoints({
  endpoints: (build) => ({
    quotations: build.query<QuotationsOfQuote, string>({
      query: pathOf,
      // An answer that carried one says so.
      providesTags: (_quotations, _failure, id) => [{ type: 'Quote', id }],
    }),

    allQuotations: build.query<Page<QuotationSummary>, { q: string; page: number }>({
      query: ({ q, page }) => ({ url: 'admin/quotations', params: { ...(q.trim() && { search: q.trim() }), page } }),
      providesTags: [{ type: 'Quote', id: 'LIST' }],
    }),

    /** The address of the PDF's bytes in this browser; its user revokes it. */
    previewQuotation: build.mutation<string, { id: string; draft: QuotationDraft }>({
      query: ({ id, draft }) => ({
        url: `${pathOf(id)}/preview`,
        method: 'POST',
        body: draft,
        responseHandler: async (response) =>
          response.ok
            ? URL.createObjectURL(new Blob([await response.arrayBuffer()], { type: 'application/pdf' }))
            : response.json(),
      }),
    }),

    makeQuotation: build.mutation<Quotation, Making>({
      query: ({ id, key, seen, draft }) => ({
        url: pathOf(id),
        method: 'POST',
        body: { ...draft, seen },
        headers: { 'Idempotency-Key': key },
      }),
      // After a refusal, too: then somebody else has made one.
      invalidatesTags: (_quotation, _failure, { id }) => [
        { type: 'Quote', id },
        { type: 'Quote', id: 'LIST' },
      ],
    }),

    loseQuotation: build.mutation<Quotation, Revision & { reason?: LossReason }>({
      query: ({ quote, ...body }) => ({ url: `admin/quotes/${encodeURIComponent(quote)}/lost`, method: 'POST', body }),
      // After a refusal, too: then its sender was first.
      invalidatesTags: ['Quote'],
    }),

    attachQuotation: build.mutation<SentFile, Revision>({
      query: ({ quote, revision }) => ({ url: `${pathOf(quote)}/${revision}/attachment`, method: 'POST' }),
    }),
  }),
});

export const {
  useQuotationsQuery,
  useLazyQuotationsQuery,
  useAllQuotationsQuery,
  usePreviewQuotationMutation,
  useMakeQuotationMutation,
  useLoseQuotationMutation,
  useAttachQuotationMutation,
} = quotationApi;
