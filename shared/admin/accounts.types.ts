import type { Page } from '../words/page.types.js';

import type { AdminSession } from './admin.types.js';

/** Roles: the office answers requests and keeps boards, an editor keeps content and boards, an owner does all. */
export const roles = ['office', 'editor', 'owner'] as const;
export type Role = (typeof roles)[number];

/** True if these roles include the role; owners always may. */
export const mayUse = (role: Role, allowed: readonly Role[] = []): boolean =>
  role === 'owner' || allowed.includes(role);

/** Ways of signing in here. */
export type SignInWay = {
  hasAccounts: boolean;
  /** Passkeys need https, or this computer itself. */
  hasPasskeys: boolean;
};

/** The password was right; a second factor is asked for. */
export type FactorQuestion = { ticket: string; hasTotp: boolean; hasPasskey: boolean };

export type SignInAnswer = { session: AdminSession; question: null } | { session: null; question: FactorQuestion };

/** Purposes of an account's link: the first sign-in, or the loss of password and factors. */
export const linkPurposes = ['invitation', 'recovery'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** A change of how somebody signs in that he is told by letter. */
export type AccountChange =
  | 'password'
  | 'reopened'
  | 'app-added'
  | 'app-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'codes';

/** The page of a link's view of its account. */
export type LinkedAccount = { purpose: LinkPurpose; name: string; email: string };

export type AccountSummary = {
  id: string;
  name: string;
  email: string;
  role: Role;
  isActive: boolean;
  /** Has chosen a password. */
  hasJoined: boolean;
  hasTotp: boolean;
  passkeys: number;
  lastSignInAt: string | null;
  /** Number of open sessions. */
  sessions: number;
};

/** A link as it is shown once; only its hash is stored. */
export type AccountLink = {
  account: AccountSummary;
  url: string;
  expiresAt: string;
  /** False: its maker has to hand it over. */
  isMailed: boolean;
};

export type OwnSession = {
  /** The first characters of its id. */
  code: string;
  openedAt: string | null;
  address: string | null;
  expiresAt: string;
  /** The session of this request. */
  isThis: boolean;
};

export type OwnPasskey = { id: string; name: string; createdAt: string; lastUsedAt: string | null };

export type MyAccount = {
  name: string;
  email: string;
  role: Role;
  hasTotp: boolean;
  passkeys: OwnPasskey[];
  recoveryCodesLeft: number;
  sessions: OwnSession[];
  hasPasskeys: boolean;
};

/** Shown once. Empty where the codes of before still hold. */
export type NewFactor = { account: MyAccount; recoveryCodes: string[] };

export type TotpBeginning = { secret: string; uri: string };

export const grantKinds = [
  'accounts-on',
  'accounts-off',
  'invited',
  'role',
  'deactivated',
  'reactivated',
  'link',
  'removed',
] as const;
export type GrantKind = (typeof grantKinds)[number];

export type Grant = {
  id: string;
  at: string;
  kind: GrantKind;
  /** Null for a command on the server. */
  by: string | null;
  /** Null for the switch. */
  about: { name: string; email: string } | null;
  from: Role | null;
  to: Role | null;
};

export type GrantPage = Page<Grant>;

/** Characters. */
export const PASSWORD_LENGTH = 10;

/** Of one account. */
export const MOST_PASSKEYS = 10;
