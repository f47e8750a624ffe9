import type { LinkPurpose } from '../../../shared/admin/accounts.types.js';

import type { Account } from './accounts.schema.js';

/** s. An invitation counts a week, a link for somebody who has lost password or second factor a day. */
export const LINK_SECONDS: Record<LinkPurpose, number> = { invitation: 7 * 24 * 3600, recovery: 24 * 3600 };

/** A member gets back in by it. */
export const purposeFor = ({ password }: Pick<Account, 'password'>): LinkPurpose =>
  password === null ? 'invitation' : 'recovery';

/** The token stands behind `#`, where it reaches no server's or proxy's log. */
export const linkUrl = (publicUrl: string, token: string, language: 'ko' | 'en' = 'ko'): string =>
  `${publicUrl}/${language}/manage#account=${token}`;
