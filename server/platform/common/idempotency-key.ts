import { AppError } from './app-error.js';

/** No other name: letters are known by the ids of their entries. */
const KEY = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The header `Idempotency-Key` of a request that has to come with one. Throws `validation_failed`. */
export function keyIn(header: string | undefined): string {
  const key = header?.trim() ?? '';
  if (!KEY.test(key)) throw new AppError('validation_failed', { fields: { 'idempotency-key': 'invalid' } });
  return key;
}
