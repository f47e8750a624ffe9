import type { FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query';

import type { ErrorBody, ErrorCode } from '@shared/words/error.types';
import { fieldsOf, isKeyOf } from '@shared/words/records';

import { errorTexts, waitTexts } from './error.text';
import type { Localized } from './locale';

/** Proxies that answer with JSON have codes of their own. */
const isErrorBody = (body: unknown): body is ErrorBody => isKeyOf(errorTexts, String(fieldsOf(body).code));

/** The meaning of a proxy's own answers. */
const ofProxy: Partial<Record<number, ErrorCode>> = {
  413: 'payload_too_large',
  429: 'too_many_requests',
  502: 'database_unavailable',
  503: 'database_unavailable',
  504: 'database_unavailable',
};

/**
 * The server's own answer to a failed request, or what a proxy's answer stands for; undefined when nobody answered (no
 * network, time-out).
 */
export function errorBodyOf(failure: unknown): ErrorBody | undefined {
  const { data, status, originalStatus = status } = fieldsOf(failure);
  if (isErrorBody(data)) return data;
  const code = typeof originalStatus === 'number' ? ofProxy[originalStatus] : undefined;
  return code && { success: false, code, message: '', requestId: '' };
}

/** A failure with the time after which the next try is allowed, where the server says that there were too many. */
export const withRetryAfter = (failure: FetchBaseQueryError, meta: FetchBaseQueryMeta | undefined) => ({
  ...failure,
  retryAfter: Number(meta?.response?.headers.get('Retry-After')) || undefined,
});

/** When the next try is allowed: s. */
export function retryAfterOf(failure: unknown): number | undefined {
  const { retryAfter } = fieldsOf(failure);
  return typeof retryAfter === 'number' ? retryAfter : undefined;
}

/** The server waits this long when it does not say: s (15 minutes). */
const USUAL_WAIT = 900;

/** True if a proxy in front of the site has answered: its limits are short, and not about tries. */
export const isOfProxy = (failure: unknown): boolean => !isErrorBody(fieldsOf(failure).data);

/** Waiting time after too many tries; above a minute in whole minutes, rounded up. */
export function waitWords(failure: unknown): Localized {
  if (isOfProxy(failure)) return errorTexts.too_many_requests;
  const seconds = retryAfterOf(failure) ?? USUAL_WAIT;
  const [words, count] = seconds < 60 ? [waitTexts.seconds, seconds] : [waitTexts.minutes, Math.ceil(seconds / 60)];
  return { ko: words.ko(count), en: words.en(count) };
}
