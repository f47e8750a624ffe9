import { boardKinds } from '@shared/posts/boards.types';
import type { RemovedSamples, Samples } from '@shared/admin/samples.types';

import { boardTag } from '@/posts/boardsApi';
import { api } from '@/lib/api';
import { languages } from '@/lib/locale';

/** A dozen PDFs are printed: ms. */
const LONGEST_FILLING = 120_000;

const path = 'admin/samples';

/** Samples are offered while there is no post, and change with the posts. */
const boards = boardKinds.flatMap((kind) => languages.map((board) => boardTag({ kind, board })));

const samplesApi = api.injectEndpoints({
  endpoints: (build) => ({
    samples: build.query<Samples, void>({ query: () => path, providesTags: boards }),

    fillWithSamples: build.mutation<Samples, void>({
      query: () => ({ url: path, method: 'POST', timeout: LONGEST_FILLING }),
      // After a failure too: there may be posts by now.
      invalidatesTags: ['Post'],
    }),

    removeSamples: build.mutation<RemovedSamples, void>({
      query: () => ({ url: path, method: 'DELETE' }),
      invalidatesTags: ['Post'],
    }),
  }),
});

export const { useSamplesQuery, useFillWithSamplesMutation, useRemoveSamplesMutation } = samplesApi;
