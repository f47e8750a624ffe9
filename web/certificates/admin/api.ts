import type { Certificate, CertificateList, TrashedCertificatePage } from '@shared/certificates/certificates.types';

import { certificatesApi } from '@/certificates/certificatesApi';
import { sendForm } from '@/lib/formUpload';

type SaveCertificate = {
  /** Missing for a new certificate. */
  id: string | undefined;
  form: FormData;
  /** Share of the form that is on its way, 0 to 1. */
  onProgress: (share: number) => void;
};

const adminPath = 'admin/certificates';
const trashPath = (id: string) => `${adminPath}/trash/${encodeURIComponent(id)}`;

const certificateAdminApi = certificatesApi.injectEndpoints({
  endpoints: (build) => ({
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
  }),
});

export const {
  useSaveCertificateMutation,
  useDeleteCertificateMutation,
  useTrashedCertificatesQuery,
  useRestoreCertificateMutation,
  usePurgeCertificateMutation,
  useOrderCertificatesMutation,
} = certificateAdminApi;
