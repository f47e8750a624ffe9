import type { CertificateList, SeedAnswer } from '@shared/certificates/certificates.types';
import type { Health } from '@shared/content/site.types';

import { api } from '@/lib/api';
import type { Language } from '@/lib/locale';

export const certificatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** List of a page in this language; without one, the stored list. */
    certificates: build.query<CertificateList, Language | undefined>({
      query: (language) => ({ url: 'certificates', params: { language } }),
      providesTags: ['Certificate'],
    }),

    seedCertificates: build.mutation<SeedAnswer, void>({
      query: () => ({ url: 'admin/certificates/seed', method: 'POST' }),
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

export const { useCertificatesQuery, useSeedCertificatesMutation, useTestConnectionMutation } = certificatesApi;
