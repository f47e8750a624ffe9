import type { RequestFileRules } from '@server/request-files/request-files.types';

import { api } from '@/lib/api';

const filesApi = api.injectEndpoints({
  endpoints: (build) => ({
    fileRules: build.query<RequestFileRules, void>({ query: () => '/quotes/files' }),

    takeFileBack: build.mutation<void, string>({
      query: (token) => ({ url: `/quotes/files/${encodeURIComponent(token)}`, method: 'DELETE' }),
    }),
  }),
});

export const { useFileRulesQuery } = filesApi;

/** Tells the server that nobody needs the file; one that it is not told of goes within a day. */
export const takeFileBack = (token: string) => filesApi.endpoints.takeFileBack.initiate(token, { track: false });
