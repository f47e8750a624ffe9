import type { VitalsReport } from '@server/vitals/vitals.types';

import { api } from '@/lib/api';

import { choiceQuery } from './vitalsChoice';
import type { VitalsChoice } from './vitalsChoice';

const vitalsApi = api.injectEndpoints({
  endpoints: (build) => ({
    vitals: build.query<VitalsReport, VitalsChoice>({
      query: (choice) => `admin/vitals?${choiceQuery(choice)}`,
      providesTags: ['Vitals'],
    }),
  }),
});

export const { useVitalsQuery } = vitalsApi;
