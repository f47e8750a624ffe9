/** Codes of a file that is refused for what it is. */
export const fileRefusals = ['unsupported_file', 'protected_file', 'heic_file'] as const;

export type FileRefusal = (typeof fileRefusals)[number];

/** Every code of a failure; web owns the words. */
export const errorCodes = [
  'validation_failed',
  'unauthenticated',
  'admin_settings_not_found',
  'password_incorrect',
  'forbidden',
  'sign_in_incorrect',
  'code_incorrect',
  'passkey_refused',
  'sign_in_changed',
  'link_expired',
  'last_owner',
  'foreign_origin',
  'post_password_required',
  'post_password_incorrect',
  'not_found',
  'conflict',
  'payload_too_large',
  'file_too_large',
  'unsupported_media_type',
  ...fileRefusals,
  'infected_file',
  'too_many_requests',
  'database_unavailable',
  'internal_error',
  'insufficient_storage',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

export const fieldCodes = [
  'required',
  'wrong_type',
  'too_short',
  'too_long',
  'invalid_email',
  'korean_keyboard',
  'invalid_telephone',
  'invalid_choice',
  'invalid_number',
  'mismatch',
  'common_password',
  'own_name',
  'taken',
  'changed',
  'not_found',
  ...fileRefusals,
  'file_too_large',
  'unknown_field',
  'invalid',
] as const;

export type FieldCode = (typeof fieldCodes)[number];

export type FieldErrors = Record<string, FieldCode>;

export type ErrorBody = {
  success: false;
  code: ErrorCode;
  message: string;
  fields?: FieldErrors;
  requestId: string;
};
