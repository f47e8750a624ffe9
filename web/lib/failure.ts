import type { FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query';

import type { ErrorBody, ErrorCode } from '@server/common/error.types';
import { fieldsOf } from '@server/common/records';

import { waitTexts } from './error.text';
import type { Localized } from './locale';

const isErrorBody = (body: unknown): body is ErrorBody => 'code' in fieldsOf(body);

/** The meaning of a proxy's own answers, which are pages. */
const ofProxy: Partial<Record<number, ErrorCode>> = {
  413: 'payload_too_large',
  502: 'database_unavailable',
  503: 'database_unavailable',
  504: 'database_unavailable',
};

/**
 * The server's own answer to a failed request, or what a proxy's answer stands for; undefined when nobody answered (no
 * network, time-out).
 */
export function errorBodyOf(failure: unknown): ErrorBody | undefined {
  const { data, originalStatus } = fieldsOf(failure);
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

/** How long to wait after too many tries; above a minute in whole minutes, rounded up. */
export function waitWords(failure: unknown): Localized {
  const seconds = retryAfterOf(failure) ?? USUAL_WAIT;
  const [words, count] = seconds < 60 ? [waitTexts.seconds, seconds] : [waitTexts.minutes, Math.ceil(seconds / 60)];
  return { ko: words.ko(count), en: words.en(count) };
}
