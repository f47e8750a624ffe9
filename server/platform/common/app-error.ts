import { HttpException } from '@nestjs/common';

import type { ErrorCode, FieldErrors } from '../../../shared/words/error.types.js';

const answers: Record<ErrorCode, { status: number; message: string }> = {
  validation_failed: { status: 400, message: 'Some fields are missing or wrong; see "fields".' },
  unauthenticated: { status: 401, message: 'Sign in as administrator first.' },
  admin_settings_not_found: {
    status: 403,
    message: 'No administrator password has been set. Set ADMIN_INITIAL_PASSWORD and restart the server.',
  },
  password_incorrect: { status: 403, message: 'The password is not right.' },
  forbidden: { status: 403, message: 'Your role may not do this.' },
  sign_in_incorrect: { status: 403, message: 'Address and password do not belong together.' },
  code_incorrect: { status: 403, message: 'The code is not right.' },
  passkey_refused: { status: 403, message: 'The passkey was not recognised.' },
  sign_in_changed: { status: 409, message: 'The way to sign in has changed; load the page again.' },
  link_expired: { status: 404, message: 'This link or step is used up or too old; begin anew.' },
  last_owner: { status: 409, message: 'At least one active owner has to stay.' },
  foreign_origin: { status: 403, message: 'The request comes from another site and was refused.' },
  post_password_required: { status: 403, message: 'This post is locked; send its password.' },
  post_password_incorrect: { status: 403, message: 'This is not the password of the post.' },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  conflict: { status: 409, message: 'The stored version differs from the one this request was made for.' },
  payload_too_large: { status: 413, message: 'The request is larger than allowed.' },
  file_too_large: { status: 413, message: 'The file is larger than allowed; nothing was stored.' },
  unsupported_file: { status: 415, message: 'This kind of file is not taken here; nothing was stored.' },
  protected_file: { status: 415, message: 'The document is locked by a password or DRM; nothing was stored.' },
  heic_file: { status: 415, message: 'The picture is a HEIC; send it as a JPEG. Nothing was stored.' },
  infected_file: { status: 422, message: 'The virus scanner has found something in this file.' },
  unsupported_media_type: { status: 415, message: 'The request body has a type this address does not take.' },
  too_many_requests: { status: 429, message: 'Too many requests; wait as long as Retry-After says (seconds).' },
  database_unavailable: { status: 503, message: 'The database cannot be reached; nothing was stored. Try again.' },
  insufficient_storage: { status: 507, message: 'There is no room left for files; nothing was stored.' },
  internal_error: { status: 500, message: 'Something failed on the server; the request id helps to find out what.' },
};

type Details = { fields?: FieldErrors; retryAfter?: number };
type OtherCode = Exclude<ErrorCode, 'too_many_requests'>;

/** `retryAfter` is in seconds. A refusal for asking too often says when it ends. */
export class AppError extends HttpException {
  constructor(code: 'too_many_requests', details: { retryAfter: number });
  constructor(code: OtherCode, details?: Details);
  constructor(
    readonly code: ErrorCode,
    readonly details: Details = {},
  ) {
    super(answers[code].message, answers[code].status);
  }
}

export function codeOfStatus(status: number): OtherCode {
  const fitting: Partial<Record<number, OtherCode>> = {
    400: 'validation_failed',
    401: 'unauthenticated',
    403: 'unauthenticated',
    404: 'not_found',
    405: 'not_found',
    409: 'conflict',
    413: 'payload_too_large',
    415: 'unsupported_media_type',
  };
  return fitting[status] ?? (status < 500 ? 'validation_failed' : 'internal_error');
}
