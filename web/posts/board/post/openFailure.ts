import type { ErrorCode } from '@shared/words/error.types';

import { errorTexts } from '@/lib/error.text';
import { errorBodyOf, waitWords } from '@/lib/failure';
import type { Localized } from '@/lib/locale';

import { postTexts } from './post.text';

const missing = new Set<ErrorCode | undefined>(['not_found', 'validation_failed']);

/** True if there is no such post, or its id cannot be one. */
export const isMissing = (failure: unknown): boolean => missing.has(errorBodyOf(failure)?.code);

/** True if the post asks for a password, before or after one was given. */
export function asksForPassword(failure: unknown): boolean {
  const code = errorBodyOf(failure)?.code;
  return code === 'post_password_required' || code === 'post_password_incorrect';
}

/** Explains to a visitor why a post did not open. */
export function openFailureWords(failure: unknown): Localized {
  if (isMissing(failure)) return postTexts.missing;
  const code = errorBodyOf(failure)?.code;
  switch (code) {
    case 'post_password_incorrect':
    case 'internal_error':
      return errorTexts[code];
    case 'too_many_requests':
      return waitWords(failure);
    case 'database_unavailable':
      return postTexts.away;
    default:
      return postTexts.failed;
  }
}
