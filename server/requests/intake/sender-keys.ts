import { addressKey, domainKey, isCompanyDomain } from '../../../shared/requests/reply-clock/free-mail.js';

/** Keys of a request's sender and company: the address, and its domain after an `@`. */
export const senderKeysOf = (email: string): string[] => [addressKey(email), `@${domainKey(email)}`];

/** Those of them that tell one sender or company: at a free mail service everybody has the same domain. */
export const tellingKeys = (keys: readonly string[]): string[] =>
  keys.filter((key) => !key.startsWith('@') || isCompanyDomain(key.slice(1)));
