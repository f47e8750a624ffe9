import type {
  Certificate,
  CertificateList,
  SeedAnswer,
  TrashedCertificatePage,
} from '@server/certificates/certificates.types';
import type { Health } from '@server/site/site.types';

import { api } from '@/lib/api';
import { sendForm } from '@/lib/formUpload';
import type { Language } from '@/lib/locale';

type SaveCertificate = {
  /** Missing for a new certificate. */
  id: string | undefined;
  form: FormData;
  /** Share of the form that is on its way, 0 to 1. */
  onProgress: (share: number) => void;
};

const adminPath = 'admin/certificates';
const trashPath = (id: string) => `${adminPath}/trash/${encodeURIComponent(id)}`;

export const certificatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What a page in this language shows; without one, what is stored. */
    certificates: build.query<CertificateList, Language | undefined>({
      query: (language) => ({ url: 'certificates', params: { language } }),
      providesTags: ['Certificate'],
    }),

    saveCertificate: build.mutation<Certificate, SaveCertificate>({
      queryFn: ({ id, form, onProgress }, { signal }) =>
        sendForm<Certificate>({
          url: `/api/${adminPath}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`,
          method: id === undefined ? 'POST' : 'PATCH',
          body: form,
          signal,
          onProgress,
        }),
      invalidatesTags: ['Certificate'],
    }),

    deleteCertificate: build.mutation<void, string>({
      query: (id) => ({ url: `${adminPath}/${encodeURIComponent(id)}`, method: 'DELETE' }),
      // After a failure too: what is gone already should leave the list.
      invalidatesTags: ['Certificate'],
    }),

    trashedCertificates: build.query<TrashedCertificatePage, number>({
      query: (page) => `${adminPath}/trash?page=${page}`,
      providesTags: ['Certificate'],
    }),

    restoreCertificate: build.mutation<Certificate, string>({
      query: (id) => ({ url: `${trashPath(id)}/restore`, method: 'POST' }),
      invalidatesTags: ['Certificate'],
    }),

    purgeCertificate: build.mutation<void, string>({
      query: (id) => ({ url: trashPath(id), method: 'DELETE' }),
      invalidatesTags: ['Certificate'],
    }),

    orderCertificates: build.mutation<CertificateList, readonly string[]>({
      query: (ids) => ({ url: `${adminPath}/order`, method: 'PUT', body: { ids } }),
      onQueryStarted: async (_ids, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(certificatesApi.util.updateQueryData('certificates', undefined, () => answer.data));
      },
      // When it fails, what others have added or removed may be the reason.
      invalidatesTags: (_list, failure) => (failure ? ['Certificate'] : []),
    }),

    seedCertificates: build.mutation<SeedAnswer, void>({
      query: () => ({ url: `${adminPath}/seed`, method: 'POST' }),
      invalidatesTags: (_answer, failure) => (failure ? [] : ['Certificate']),
    }),

    /** Asked on a click, so a mutation: its answer is of that moment and not kept. */
    testConnection: build.mutation<Health, void>({
      query: () => ({
        url: 'health',
        // 503 says what is down: an answer, too.
        validateStatus: (_response, body: unknown) => typeof body === 'object' && body !== null && 'database' in body,
      }),
    }),
  }),
});

export const {
  useCertificatesQuery,
  useSaveCertificateMutation,
  useDeleteCertificateMutation,
  useTrashedCertificatesQuery,
  useRestoreCertificateMutation,
  usePurgeCertificateMutation,
  useOrderCertificatesMutation,
  useSeedCertificatesMutation,
  useTestConnectionMutation,
} = certificatesApi;
