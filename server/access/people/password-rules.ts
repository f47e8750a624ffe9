import type { FieldCode } from '../../../shared/words/error.types.js';
import { PASSWORD_LENGTH } from '../../../shared/admin/accounts.types.js';

import { commonPasswords } from './common-passwords.js';

const plain = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s/g, '');

/** Problem of a password for a person of this name and address; undefined when there is none. */
export function passwordProblem(password: string, person: { name: string; email: string }): FieldCode | undefined {
  if ([...password].length < PASSWORD_LENGTH) return 'too_short';
  const chosen = plain(password);
  const own = [person.name, person.email, person.email.split('@')[0] ?? ''].map(plain);
  if (own.includes(chosen)) return 'own_name';
  // A single character again and again is in every list, however often it stands there.
  if (commonPasswords.has(chosen) || new Set(chosen).size < 3) return 'common_password';
  return undefined;
}
