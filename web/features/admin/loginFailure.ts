import { errorTexts } from '@/lib/error.text';
import { errorBodyOf, retryAfterOf } from '@/lib/failure';
import type { Localized } from '@/lib/locale';

import { loginTexts, tooManyTriesText } from './admin.text';

/** The server waits this long when it does not say: s (15 minutes). */
const USUAL_WAIT = 900;

/** What to tell someone whose login failed; waiting times are rounded up to whole minutes. */
export function loginFailureWords(failure: unknown): Localized {
  switch (errorBodyOf(failure)?.code) {
    case 'password_incorrect':
      return errorTexts.password_incorrect;
    case 'admin_settings_not_found':
      return errorTexts.admin_settings_not_found;
    case 'too_many_requests': {
      const minutes = Math.ceil((retryAfterOf(failure) ?? USUAL_WAIT) / 60);
      return { ko: tooManyTriesText.ko(minutes), en: tooManyTriesText.en(minutes) };
    }
    default:
      return loginTexts.failed;
  }
}
