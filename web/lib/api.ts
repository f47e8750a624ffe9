import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';

import { extendStore } from './store';

/** The one client of the server; features inject their endpoints into it. */
export const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/api', credentials: 'same-origin', timeout: 30_000 }),
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
