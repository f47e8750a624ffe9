import { Secret, TOTP } from 'otpauth';

import type { AccountLink, NewFactor, Role, TotpBeginning } from '../../../shared/admin/accounts.types.js';
import type { ErrorBody } from '../../../shared/words/error.types.js';

import { ask, signIn } from '../site/http.js';

type Site = { url: string };

export const OWNER = { name: '김소유', email: 'owner@example.com', password: 'plates-and-gaskets' };

/** The token of a session, as its cookie carries it. */
export const tokenIn = (headers: Headers): string =>
  /admin_session=([^;]+)/.exec(headers.getSetCookie().join('\n'))?.[1] ?? '';

/** Turns accounts on by the shared password, and returns the first owner's token. */
export async function turnOn(site: Site, owner = OWNER, sharedPassword = '1234'): Promise<string> {
  const token = await signIn(site, sharedPassword);
  return tokenIn((await ask(`${site.url}/api/admin/accounts/on`, { json: owner, token })).headers);
}

/** Address and password; the token is empty where a second factor is asked for. */
export async function signInAs(site: Site, { email, password }: { email: string; password: string }, address = '') {
  const headers: Record<string, string> = address ? { 'X-Forwarded-For': address } : {};
  const answer = await ask<ErrorBody & { question: { ticket: string } | null }>(`${site.url}/api/admin/sign-in`, {
    json: { email, password },
    headers,
  });
  return { ...answer, token: tokenIn(answer.headers), ticket: answer.body.question?.ticket ?? '' };
}

export const tokenOfLink = (url: string): string => url.split('#account=')[1] ?? '';

/** Invites somebody who accepts; returns the token of the session. */
export async function join(site: Site, ownersToken: string, email: string, role: Role) {
  const json = { name: email.split('@')[0], email, role, language: 'ko' };
  const { body } = await ask<AccountLink>(`${site.url}/api/admin/accounts`, { json, token: ownersToken });
  const password = `${role}-of-heat-exchangers`;
  const accepted = await ask(`${site.url}/api/admin/sign-in/link`, {
    json: { token: tokenOfLink(body.url), password },
  });
  return { id: body.account.id, token: tokenIn(accepted.headers), email, password };
}

export const codeOf = (secret: string, at = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

/** Sets up an app: its secret, and the recovery codes. */
export async function addApp(site: Site, token: string, password: string) {
  const path = `${site.url}/api/admin/account/totp`;
  const { body } = await ask<TotpBeginning>(path, { json: { password }, token });
  const confirmed = await ask<NewFactor>(`${path}/confirm`, { json: { code: codeOf(body.secret) }, token });
  return { secret: body.secret, codes: confirmed.body.recoveryCodes };
}
