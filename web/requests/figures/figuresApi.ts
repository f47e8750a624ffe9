import type { Figures } from '@shared/requests/figures.types';

import { api } from '@/lib/api';

const figuresApi = api.injectEndpoints({
  endpoints: (build) => ({
    figures: build.query<Figures, void>({
      query: () => 'admin/figures',
      providesTags: [{ type: 'Quote', id: 'LIST' }],
    }),
  }),
});

export const { useFiguresQuery } = figuresApi;
