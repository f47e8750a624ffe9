import type { CookieOptions, Response } from 'express';

import type { Config } from '../../platform/config.js';
import type { LoginAnswer } from '../../../shared/admin/admin.types.js';

import { SESSION_COOKIE } from './admin.guard.js';

const optionsOf = ({ publicUrl }: Config): CookieOptions => ({
  httpOnly: true,
  sameSite: 'strict',
  path: '/api',
  secure: publicUrl.startsWith('https:'),
});

/** Hands the token of a session to the browser. */
export function setSessionCookie(response: Response, config: Config, answer: LoginAnswer): void {
  // A browser counts it by its own clock.
  const maxAge = Date.parse(answer.expiresAt) - Date.now();
  response.cookie(SESSION_COOKIE, answer.accessToken, { ...optionsOf(config), maxAge });
}

export function clearSessionCookie(response: Response, config: Config): void {
  response.clearCookie(SESSION_COOKIE, optionsOf(config));
}
