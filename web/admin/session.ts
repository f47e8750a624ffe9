import { createSlice, isAnyOf, isRejectedWithValue } from '@reduxjs/toolkit';

import type { AdminSession, LoginAnswer } from '@server/admin/admin.types';

import { api } from '@/lib/api';
import { errorBodyOf, withRetryAfter } from '@/lib/failure';
import { rootReducer } from '@/lib/store';

const isRefusal = (failure: unknown) => errorBodyOf(failure)?.code === 'unauthenticated';

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    session: build.query<AdminSession, void>({ query: () => 'admin/session', providesTags: ['Session'] }),

    login: build.mutation<AdminSession, { password: string }>({
      query: (body) => ({ url: 'admin/login', method: 'POST', body }),
      transformResponse: ({ accessToken: _token, ...session }: LoginAnswer) => session,
      transformErrorResponse: withRetryAfter,
    }),

    logout: build.mutation<void, void>({
      query: () => ({ url: 'admin/logout', method: 'POST' }),
      onQueryStarted: async (_nothing, { dispatch, queryFulfilled }) => {
        const isOut = await queryFulfilled.then(
          () => true,
          ({ error }) => isRefusal(error),
        );
        // Nothing that an administrator has read stays in a browser that others may use.
        if (isOut) dispatch(api.util.resetApiState());
      },
    }),
  }),
});

export const { useSessionQuery, useLoginMutation, useLogoutMutation } = sessionApi;

type SessionState = {
  /** `unknown`: not asked yet; `ended`: was signed in until the server refused; `failed`: the server could not say. */
  access: 'unknown' | 'signedOut' | 'signedIn' | 'ended' | 'failed';
  /** What the server last said of the session, also of one that has ended. */
  session?: AdminSession;
  /** A request has been refused for want of a login since the session was last confirmed. */
  isRefused: boolean;
};

const initialState = (): SessionState => ({ access: 'unknown', isRefused: false });

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    const { session, login } = sessionApi.endpoints;
    builder
      .addCase(api.util.resetApiState, initialState)
      .addMatcher(isAnyOf(session.matchFulfilled, login.matchFulfilled), (_state, { payload }) => ({
        access: 'signedIn',
        session: payload,
        isRefused: false,
      }))
      .addMatcher(session.matchRejected, (state, { payload, meta }) => {
        if (meta.condition) return; // asked already
        if (isRefusal(payload)) state.access = state.session ? 'ended' : 'signedOut';
        else if (!state.session) state.access = 'failed';
        state.isRefused = false;
      })
      .addMatcher(isRejectedWithValue, (state, { payload }) => {
        if (state.access === 'signedIn' && isRefusal(payload)) state.isRefused = true;
      });
  },
  selectors: { selectSession: (state) => state },
}).injectInto(rootReducer);

/** Where the visitor stands, and what the server said of the session. */
export const { selectSession } = slice.selectors;
