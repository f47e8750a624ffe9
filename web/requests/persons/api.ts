import type { PersonErasure, PersonExport, PersonSummary } from '@shared/requests/personal-data.types';

import { api } from '@/lib/api';

const quotePeopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    // The address travels in bodies, so that no log of addresses asked for holds it.
    person: build.query<PersonSummary, string>({
      query: (email) => ({ url: 'admin/people/find', method: 'POST', body: { email } }),
      providesTags: ['Quote'],
    }),

    exportPerson: build.mutation<PersonExport, string>({
      query: (email) => ({ url: 'admin/people/export', method: 'POST', body: { email } }),
    }),

    erasePerson: build.mutation<PersonErasure, { email: string; references: string[] }>({
      query: (body) => ({ url: 'admin/people/erase', method: 'POST', body }),
      // Refused, it shows what is stored: requests have come or gone.
      invalidatesTags: ['Quote'],
    }),
  }),
});

export const { usePersonQuery, useExportPersonMutation, useErasePersonMutation } = quotePeopleApi;
