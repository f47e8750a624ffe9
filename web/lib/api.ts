import { createApi, fetchBaseQuery, retry } from '@reduxjs/toolkit/query/react';

import { readServerClock } from './serverClock';

const ask = fetchBaseQuery({ baseUrl: '/api', credentials: 'same-origin', timeout: 30_000 });

/** The one client of the server; features inject their endpoints into it. */
export const api = createApi({
  baseQuery: retry(
    async (...query: Parameters<typeof ask>) => {
      const answer = await ask(...query);
      readServerClock(answer.meta?.response?.headers);
      const { error, meta } = answer;
      if (error && Number(error.status) < 500) retry.fail(error, meta); // a refusal stays one
      return answer;
    },
    { maxRetries: 0 },
  ),
  tagTypes: [
    'Session',
    'Quote',
    'Settings',
    'Post',
    'Certificate',
    'Audit',
    'SentRequest',
    'Content',
    'People',
    'Account',
    'SignIn',
  ],
  endpoints: () => ({}),
});

/** Of an endpoint that is asked again, after 0.6, 1.2 and 2.4 s or so, when the line broke or the server failed. */
export const triedAgain = { maxRetries: 3 };
