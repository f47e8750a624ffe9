import type { ErrorCode } from '@server/common/error.types';

import { errorTexts } from '@/lib/error.text';
import { errorBodyOf, retryAfterOf } from '@/lib/failure';
import type { Localized } from '@/lib/locale';

import { postTexts, waitTexts } from './post.text';

/** The server waits this long when it does not say: s (15 minutes). */
const USUAL_WAIT = 900;

const missing = new Set<ErrorCode | undefined>(['not_found', 'validation_failed']);

/** Whether there is no such post, or its id cannot be one. */
export const isMissing = (failure: unknown): boolean => missing.has(errorBodyOf(failure)?.code);

/** Whether the post asks for a password, before or after one was given. */
export function asksForPassword(failure: unknown): boolean {
  const code = errorBodyOf(failure)?.code;
  return code === 'post_password_required' || code === 'post_password_incorrect';
}

function waitWords(retryAfter: number): Localized {
  const [words, count] =
    retryAfter < 60 ? [waitTexts.seconds, retryAfter] : [waitTexts.minutes, Math.ceil(retryAfter / 60)];
  return { ko: words.ko(count), en: words.en(count) };
}

/** What to tell a visitor whose post did not open; waiting times above a minute are rounded up. */
export function openFailureWords(failure: unknown): Localized {
  switch (errorBodyOf(failure)?.code) {
    case 'post_password_incorrect':
      return errorTexts.post_password_incorrect;
    case 'too_many_requests':
      return waitWords(retryAfterOf(failure) ?? USUAL_WAIT);
    case 'not_found':
    case 'validation_failed':
      return postTexts.missing;
    default:
      return postTexts.failed;
  }
}
