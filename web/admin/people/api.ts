import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';

import type {
  AccountLink,
  AccountSummary,
  GrantPage,
  MyAccount,
  NewFactor,
  Role,
  TotpBeginning,
} from '@shared/admin/accounts.types';
import type { Language } from '@shared/words/localized.types';

import { api } from '@/lib/api';
import { withRetryAfter } from '@/lib/failure';

type Asking = { password: string };
type Change = { id: string; role?: Role; isActive?: boolean };

const peopleApi = api.injectEndpoints({
  endpoints: (build) => {
    /** Requests that ask for the password again: too many wrong ones answer with the time to wait. */
    const asking = <Answer, Body>(path: string) =>
      build.mutation<Answer, Body>({
        query: (body) => ({ url: `admin/account/${path}`, method: 'POST', body }),
        transformErrorResponse: withRetryAfter,
        invalidatesTags: ['Account'],
      });
    return {
      people: build.query<AccountSummary[], void>({ query: () => 'admin/accounts', providesTags: ['People'] }),

      grants: build.query<GrantPage, number>({
        query: (page) => `admin/accounts/grants?page=${page}`,
        providesTags: ['People'],
      }),

      invite: build.mutation<AccountLink, { name: string; email: string; role: Role; language: Language }>({
        query: (body) => ({ url: 'admin/accounts', method: 'POST', body }),
        invalidatesTags: ['People'],
      }),

      makeLink: build.mutation<AccountLink, { id: string; language: Language }>({
        query: ({ id, language }) => ({ url: `admin/accounts/${id}/link`, method: 'POST', body: { language } }),
        invalidatesTags: ['People'],
      }),

      changePerson: build.mutation<AccountSummary, Change>({
        query: ({ id, ...body }) => ({ url: `admin/accounts/${id}`, method: 'PATCH', body }),
        // Refused, it shows what is stored.
        invalidatesTags: ['People', 'Session', 'Account'],
      }),

      endPersonsSessions: build.mutation<AccountSummary, string>({
        query: (id) => ({ url: `admin/accounts/${id}/sessions`, method: 'DELETE' }),
        invalidatesTags: ['People', 'Account'],
      }),

      removePerson: build.mutation<AccountSummary, string>({
        query: (id) => ({ url: `admin/accounts/${id}`, method: 'DELETE' }),
        invalidatesTags: ['People'],
      }),

      myAccount: build.query<MyAccount, void>({ query: () => 'admin/account', providesTags: ['Account'] }),
      changeOwnPassword: asking<void, { currentPassword: string; newPassword: string }>('password'),
      beginTotp: asking<TotpBeginning, Asking>('totp'),
      confirmTotp: asking<NewFactor, { code: string }>('totp/confirm'),
      removeTotp: asking<MyAccount, Asking>('totp/remove'),
      beginPasskey: asking<{ ticket: string; options: PublicKeyCredentialCreationOptionsJSON }, Asking>(
        'passkeys/question',
      ),
      addPasskey: asking<NewFactor, { ticket: string; name: string; response: object }>('passkeys'),
      renewCodes: asking<NewFactor, Asking>('recovery-codes'),

      removePasskey: build.mutation<MyAccount, Asking & { id: string }>({
        query: ({ id, password }) => ({
          url: `admin/account/passkeys/${encodeURIComponent(id)}/remove`,
          method: 'POST',
          body: { password },
        }),
        transformErrorResponse: withRetryAfter,
        invalidatesTags: ['Account'],
      }),

      /** All but this one, or one by its code. */
      endOwnSessions: build.mutation<MyAccount, string | undefined>({
        query: (code) => ({ url: `admin/account/sessions${code ? `/${code}` : ''}`, method: 'DELETE' }),
        invalidatesTags: ['Account', 'Session'],
      }),
    };
  },
});

export const {
  usePeopleQuery,
  useGrantsQuery,
  useInviteMutation,
  useMakeLinkMutation,
  useChangePersonMutation,
  useEndPersonsSessionsMutation,
  useRemovePersonMutation,
  useMyAccountQuery,
  useChangeOwnPasswordMutation,
  useBeginTotpMutation,
  useConfirmTotpMutation,
  useRemoveTotpMutation,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useRenewCodesMutation,
  useRemovePasskeyMutation,
  useEndOwnSessionsMutation,
} = peopleApi;
