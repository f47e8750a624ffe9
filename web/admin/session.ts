import { createSlice, isAnyOf, isRejectedWithValue } from '@reduxjs/toolkit';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useSelector } from 'react-redux';

import { mayUse } from '@shared/admin/accounts.types';
import type { LinkedAccount, Role, SignInAnswer, SignInWay } from '@shared/admin/accounts.types';
import type { AdminSession, LoginAnswer } from '@shared/admin/admin.types';

import { api } from '@/lib/api';
import { forgetAnswers } from '@/lib/content';
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

    signInWay: build.query<SignInWay, void>({ query: () => 'admin/sign-in', providesTags: ['SignIn'] }),

    signIn: build.mutation<SignInAnswer, { email: string; password: string }>({
      query: (body) => ({ url: 'admin/sign-in', method: 'POST', body }),
      transformErrorResponse: withRetryAfter,
    }),

    signInByCode: build.mutation<AdminSession, { ticket: string; code: string }>({
      query: (body) => ({ url: 'admin/sign-in/code', method: 'POST', body }),
      transformErrorResponse: withRetryAfter,
    }),

    askForPasskey: build.mutation<{ ticket: string; options: PublicKeyCredentialRequestOptionsJSON }, void>({
      query: () => ({ url: 'admin/sign-in/passkey/question', method: 'POST' }),
      transformErrorResponse: withRetryAfter,
    }),

    signInByPasskey: build.mutation<AdminSession, { ticket: string; response: object }>({
      query: (body) => ({ url: 'admin/sign-in/passkey', method: 'POST', body }),
      transformErrorResponse: withRetryAfter,
    }),

    // The token travels in a body, so that no log of addresses asked for holds it.
    linkedAccount: build.query<LinkedAccount, string>({
      query: (token) => ({ url: 'admin/sign-in/link/find', method: 'POST', body: { token } }),
      keepUnusedDataFor: 0,
    }),

    acceptLink: build.mutation<AdminSession, { token: string; password: string }>({
      query: (body) => ({ url: 'admin/sign-in/link', method: 'POST', body }),
    }),

    turnAccountsOn: build.mutation<AdminSession, { name: string; email: string; password: string }>({
      query: (body) => ({ url: 'admin/accounts/on', method: 'POST', body }),
      invalidatesTags: ['SignIn'],
    }),

    logout: build.mutation<void, void>({
      query: () => ({ url: 'admin/logout', method: 'POST' }),
      onQueryStarted: async (_nothing, { dispatch, queryFulfilled }) => {
        const isOut = await queryFulfilled.then(
          () => true,
          ({ error }) => isRefusal(error),
        );
        // Nothing that an administrator has read stays in a browser that others may use.
        if (isOut) dispatch(forgetAnswers);
      },
    }),
  }),
});

export const {
  useSessionQuery,
  useLoginMutation,
  useSignInWayQuery,
  useSignInMutation,
  useSignInByCodeMutation,
  useAskForPasskeyMutation,
  useSignInByPasskeyMutation,
  useLinkedAccountQuery,
  useAcceptLinkMutation,
  useTurnAccountsOnMutation,
  useLogoutMutation,
} = sessionApi;

type SessionState = {
  /** `unknown`: not asked yet; `ended`: was signed in until the server refused; `failed`: the server could not say. */
  access: 'unknown' | 'signedOut' | 'signedIn' | 'ended' | 'failed';
  /** Last answer of the server about the session, also of one that has ended. */
  session?: AdminSession;
  /** A request has been refused for want of a login since the session was last confirmed. */
  isRefused: boolean;
};

const signedIn = (session: AdminSession): SessionState => ({ access: 'signedIn', session, isRefused: false });

const initialState = (): SessionState => ({ access: 'unknown', isRefused: false });

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    const { session, login, signIn, signInByCode, signInByPasskey, acceptLink, turnAccountsOn } = sessionApi.endpoints;
    builder
      .addCase(api.util.resetApiState, initialState)
      .addMatcher(
        isAnyOf(
          session.matchFulfilled,
          login.matchFulfilled,
          signInByCode.matchFulfilled,
          signInByPasskey.matchFulfilled,
          acceptLink.matchFulfilled,
          turnAccountsOn.matchFulfilled,
        ),
        (_state, { payload }) => signedIn(payload),
      )
      .addMatcher(signIn.matchFulfilled, (state, { payload }) => (payload.session ? signedIn(payload.session) : state))
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

/** The visitor's session state, and the server's last answer about it. */
export const { selectSession } = slice.selectors;

/** The signed-in person; null under the shared password, undefined while nobody is. */
export const usePerson = () => useSelector(selectSession).session?.person;

/** Tells if the signed-in person has one of these roles' rights: under the shared password everything. */
export function useMay(): (allowed: readonly Role[]) => boolean {
  const person = usePerson();
  return (allowed) => !person || mayUse(person.role, allowed);
}
