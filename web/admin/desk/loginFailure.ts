import { errorTexts } from '@/lib/error.text';
import { fieldTexts } from '@/lib/field.text';
import { errorBodyOf, waitWords } from '@/lib/failure';
import type { Localized } from '@/lib/locale';

import { loginTexts } from './admin.text';

/** Explains a failed login. */
export function loginFailureWords(failure: unknown): Localized {
  const body = errorBodyOf(failure);
  if (!body) return loginTexts.unreachable;
  switch (body.code) {
    case 'password_incorrect':
    case 'sign_in_incorrect':
    case 'code_incorrect':
    case 'passkey_refused':
    case 'sign_in_changed':
    case 'link_expired':
    case 'admin_settings_not_found':
    case 'internal_error':
      return errorTexts[body.code];
    case 'too_many_requests':
      return waitWords(failure);
    case 'database_unavailable':
      return loginTexts.away;
    case 'validation_failed':
      return body.fields?.email ? fieldTexts[body.fields.email] : loginTexts.failed;
    default:
      return loginTexts.failed;
  }
}
