import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';

import { readServerClock } from './serverClock';
import { extendStore } from './store';

const ask = fetchBaseQuery({ baseUrl: '/api', credentials: 'same-origin', timeout: 30_000 });

/** The one client of the server; features inject their endpoints into it. */
export const api = createApi({
  baseQuery: async (...query: Parameters<typeof ask>) => {
    const answer = await ask(...query);
    readServerClock(answer.meta?.response?.headers);
    return answer;
  },
  tagTypes: [
    'Session',
    'Quote',
    'Settings',
    'Post',
    'Certificate',
    'Audit',
    'Vitals',
    'SentRequest',
    'Content',
    'People',
    'Account',
    'SignIn',
  ],
  endpoints: () => ({}),
});

extendStore(api, api.middleware);
