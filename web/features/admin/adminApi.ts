import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';

import type { AdminSession, LoginAnswer, SiteSettings } from '@server/admin/admin.types';
import type { TestLetterResult } from '@server/mail/mail.types';

import { api } from '@/lib/api';

export type PasswordChange = { currentPassword: string; newPassword: string; confirmPassword: string };

/** A refused login; `retryAfter` says in seconds when the next try is allowed, after too many. */
export type LoginFailure = FetchBaseQueryError & { retryAfter?: number };

export const adminApi = api.injectEndpoints({
  endpoints: (build) => ({
    session: build.query<AdminSession, void>({ query: () => 'admin/session', providesTags: ['Session'] }),

    login: build.mutation<LoginAnswer, { password: string }>({
      query: (body) => ({ url: 'admin/login', method: 'POST', body }),
      transformErrorResponse: (failure, meta): LoginFailure => {
        const seconds = Number(meta?.response?.headers.get('Retry-After') ?? Number.NaN);
        return Number.isFinite(seconds) ? { ...failure, retryAfter: seconds } : failure;
      },
      onQueryStarted: async (_password, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        const { accessToken: _token, ...session } = answer.data;
        await dispatch(adminApi.util.upsertQueryData('session', undefined, session));
      },
    }),

    logout: build.mutation<void, void>({
      query: () => ({ url: 'admin/logout', method: 'POST' }),
      onQueryStarted: async (_nothing, { dispatch, queryFulfilled }) => {
        const isOut = await queryFulfilled.then(
          () => true,
          ({ error }) => (error as FetchBaseQueryError | undefined)?.status === 401, // RTK types it as unknown
        );
        // Nothing that an administrator has read stays in a browser that others may use.
        if (isOut) dispatch(api.util.resetApiState());
      },
    }),

    changePassword: build.mutation<void, PasswordChange>({
      query: (body) => ({ url: 'admin/password', method: 'POST', body }),
      invalidatesTags: (_nothing, failure) => (failure ? [] : ['Session']),
    }),

    settings: build.query<SiteSettings, void>({ query: () => 'admin/settings', providesTags: ['Settings'] }),

    saveSettings: build.mutation<SiteSettings, SiteSettings>({
      query: (body) => ({ url: 'admin/settings', method: 'PUT', body }),
      onQueryStarted: async (settings, { dispatch, queryFulfilled }) => {
        const shown = dispatch(adminApi.util.updateQueryData('settings', undefined, () => settings));
        await queryFulfilled.catch(() => shown.undo());
      },
      invalidatesTags: ['Settings'],
    }),

    /** An empty address stands for the office's mailbox. */
    sendTestLetter: build.mutation<TestLetterResult, string>({
      query: (to) => ({ url: 'admin/test-letter', method: 'POST', body: { to } }),
    }),
  }),
});

export const {
  useSessionQuery,
  useLoginMutation,
  useLogoutMutation,
  useChangePasswordMutation,
  useSettingsQuery,
  useSaveSettingsMutation,
  useSendTestLetterMutation,
} = adminApi;
