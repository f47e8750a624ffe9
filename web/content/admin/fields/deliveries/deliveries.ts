import type { ReadDeliveries } from '@shared/content/deliveries/deliveries.types';
import { fieldsOf } from '@shared/words/records';

import { api } from '@/lib/api';
import { sendForm } from '@/lib/formUpload';

const deliveriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    readDeliveries: build.mutation<ReadDeliveries, File>({
      queryFn: async (file, { signal }) => {
        const body = new FormData();
        body.set('file', file);
        const url = '/api/admin/deliveries/read';
        const answer = await sendForm<ReadDeliveries>({
          url,
          method: 'POST',
          body,
          signal,
          onProgress: () => undefined,
        });
        if ('data' in answer) return answer;
        // Refused it says what is wrong in the file.
        const { data } = answer.error;
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the endpoint names its answer
        return 'problems' in fieldsOf(data) ? { data: data as ReadDeliveries } : answer;
      },
    }),
  }),
});

export const { useReadDeliveriesMutation } = deliveriesApi;
