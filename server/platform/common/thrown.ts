import { fieldsOf } from '../../../shared/words/records.js';

/** The message of whatever was thrown. */
export const messageOf = (thrown: unknown): string => String(fieldsOf(thrown).message ?? thrown);

/** Stack of a thrown value, or at least its message. */
export const stackOf = (thrown: unknown): string => (thrown instanceof Error && thrown.stack) || messageOf(thrown);

/** The code of whatever was thrown, e.g. `ENOENT`, if it has one. */
export function codeOf(thrown: unknown): string | undefined {
  const { code } = fieldsOf(thrown);
  return typeof code === 'string' ? code : undefined;
}
