import type { SiteSettings } from '@shared/admin/admin.types';
import type { TestLetterResult } from '@shared/admin/mail.types';
import type { PageSpeed } from '@shared/admin/vitals.types';
import type { WebhookAnswer, WebhookState } from '@shared/admin/webhook.types';

import { api } from '@/lib/api';
import { forgetAnswers } from '@/lib/content';

export type PasswordChange = { currentPassword: string; newPassword: string; confirmPassword: string };

export const adminApi = api.injectEndpoints({
  endpoints: (build) => ({
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

    pageSpeed: build.query<PageSpeed, void>({ query: () => 'admin/vitals', providesTags: ['Settings'] }),

    /** Says that the server's clock is right. */
    goOn: build.mutation<void, void>({
      query: () => ({ url: 'admin/clock/go-on', method: 'POST' }),
      invalidatesTags: ['Session'],
    }),

    turnAccountsOff: build.mutation<void, string>({
      query: (sharedPassword) => ({ url: 'admin/accounts/off', method: 'POST', body: { sharedPassword } }),
      // The session has ended with it.
      onQueryStarted: async (_password, { dispatch, queryFulfilled }) => {
        const isOff = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (isOff) dispatch(forgetAnswers);
      },
    }),

    /** An empty address stands for the office's mailbox. */
    sendTestLetter: build.mutation<TestLetterResult, string>({
      query: (to) => ({ url: 'admin/test-letter', method: 'POST', body: { to } }),
    }),

    webhook: build.query<WebhookState, void>({ query: () => 'admin/webhook' }),

    testWebhook: build.mutation<WebhookAnswer, void>({
      query: () => ({ url: 'admin/webhook/test', method: 'POST' }),
    }),
  }),
});

export const {
  useChangePasswordMutation,
  useSettingsQuery,
  useSaveSettingsMutation,
  usePageSpeedQuery,
  useGoOnMutation,
  useTurnAccountsOffMutation,
  useSendTestLetterMutation,
  useWebhookQuery,
  useTestWebhookMutation,
} = adminApi;
