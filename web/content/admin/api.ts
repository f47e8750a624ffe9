import type {
  DocumentList,
  DocumentVersion,
  DraftInput,
  FoundField,
  OpenDocument,
  PreviewInput,
  PublishInput,
  PublishResult,
  RepeatedFigure,
  SavedDraft,
} from '@shared/content/content-editing.types';
import { fieldsOf } from '@shared/words/records';

import { api } from '@/lib/api';
import type { Language } from '@/lib/locale';

/**
 * Longer than the server takes at most: a minute until others have published (`publishing.service.ts`), a minute to render each
 * language (`rendered-sites.service.ts`), and what storing it takes. Told that it failed, people would not know that it happened: ms.
 */
const LONGEST_PUBLISHING = 200_000;

const pathOf = (name: string) => `admin/content/${encodeURIComponent(name)}`;

type Named<Input = object> = Input & { name: string };

export const contentApi = api.injectEndpoints({
  endpoints: (build) => ({
    documents: build.query<DocumentList, void>({
      query: () => 'admin/content',
      providesTags: ['Content'],
    }),

    findFields: build.query<{ fields: FoundField[] }, string>({
      query: (q) => `admin/content/find?${new URLSearchParams({ q })}`,
      keepUnusedDataFor: 0,
    }),

    document: build.query<OpenDocument, string>({ query: pathOf, keepUnusedDataFor: 0 }),

    saveDraft: build.mutation<SavedDraft, Named<DraftInput>>({
      query: ({ name, ...body }) => ({ url: `${pathOf(name)}/draft`, method: 'PUT', body }),
      invalidatesTags: ['Content'],
    }),

    discardDraft: build.mutation<unknown, string>({
      query: (name) => ({ url: `${pathOf(name)}/draft`, method: 'DELETE' }),
      invalidatesTags: ['Content'],
    }),

    repeats: build.query<{ repeats: RepeatedFigure[] }, string>({
      query: (name) => `${pathOf(name)}/repeats`,
      keepUnusedDataFor: 0,
    }),

    markedPage: build.query<{ html: string }, { name: string; language: Language }>({
      query: ({ name, language }) => `${pathOf(name)}/page?language=${language}`,
      keepUnusedDataFor: 0,
    }),

    publish: build.mutation<PublishResult, Named<PublishInput>>({
      query: ({ name, ...body }) => ({
        url: `${pathOf(name)}/publish`,
        method: 'POST',
        body,
        timeout: LONGEST_PUBLISHING,
        // Refused it says why.
        validateStatus: ({ ok }, answer: unknown) => ok || 'isPublished' in fieldsOf(answer),
      }),
      invalidatesTags: ['Content'],
    }),

    cancelSchedule: build.mutation<unknown, string>({
      query: (name) => ({ url: `${pathOf(name)}/schedule`, method: 'DELETE' }),
      invalidatesTags: ['Content'],
    }),

    versions: build.query<{ versions: DocumentVersion[] }, string>({
      query: (name) => `${pathOf(name)}/versions`,
      keepUnusedDataFor: 0,
    }),

    restoreVersion: build.mutation<OpenDocument, { name: string; number: number }>({
      query: ({ name, number }) => ({ url: `${pathOf(name)}/versions/${number}/restore`, method: 'POST' }),
      invalidatesTags: ['Content'],
    }),

    previewDocument: build.mutation<{ html: string }, Named<PreviewInput>>({
      query: ({ name, ...body }) => ({ url: `${pathOf(name)}/preview`, method: 'POST', body }),
    }),
  }),
});

export const {
  useDocumentsQuery,
  useFindFieldsQuery,
  useDocumentQuery,
  useLazyDocumentQuery,
  useLazyMarkedPageQuery,
  useLazyRepeatsQuery,
  useSaveDraftMutation,
  useDiscardDraftMutation,
  usePublishMutation,
  useCancelScheduleMutation,
  useVersionsQuery,
  useRestoreVersionMutation,
  usePreviewDocumentMutation,
} = contentApi;
