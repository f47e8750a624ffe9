import type { VitalsReport } from '@server/vitals/vitals.types';

import { filterQuery } from '@/admin/useAddress';
import { api } from '@/lib/api';

import { vitalsParams } from './vitalsChoice';
import type { VitalsChoice } from './vitalsChoice';

const vitalsApi = api.injectEndpoints({
  endpoints: (build) => ({
    vitals: build.query<VitalsReport, VitalsChoice>({
      query: (choice) => `admin/vitals?${filterQuery(vitalsParams, choice)}`,
      providesTags: ['Vitals'],
    }),
  }),
});

export const { useVitalsQuery } = vitalsApi;
