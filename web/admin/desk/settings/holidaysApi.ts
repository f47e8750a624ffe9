import type { ShownHoliday } from '@shared/requests/desk.types';

import { api } from '@/lib/api';

const pathOf = (day: string) => `admin/holidays/${encodeURIComponent(day)}`;

const holidaysApi = api.injectEndpoints({
  endpoints: (build) => ({
    holidays: build.query<ShownHoliday[], void>({ query: () => 'admin/holidays', providesTags: ['Settings'] }),

    /** Open requests are due otherwise then. */
    addHoliday: build.mutation<ShownHoliday[], { day: string; name: string }>({
      query: ({ day, name }) => ({ url: pathOf(day), method: 'PUT', body: { name } }),
      invalidatesTags: ['Settings', 'Quote'],
    }),

    removeHoliday: build.mutation<ShownHoliday[], string>({
      query: (day) => ({ url: pathOf(day), method: 'DELETE' }),
      invalidatesTags: ['Settings', 'Quote'],
    }),
  }),
});

export const { useHolidaysQuery, useAddHolidayMutation, useRemoveHolidayMutation } = holidaysApi;
