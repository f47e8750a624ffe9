import type { Untitled } from '../import.types.js';
import type { SourceDocument } from '../../../../tools/firestore-export/source.types.js';

import { isHash } from './passwords.js';
import { readMoment, textOf } from './values.js';

export const SETTINGS = 'admin-settings';
/** The only document of the settings that comes in. */
const DOCUMENT = 'password';
/** With the first password of every new site nobody could sign in here. */
const refused = new Set(['1234']);

/** The administrators' password of the former site. It is taken while nobody has chosen one here. */
export function prepareSetting({ place, collection, id, fields }: SourceDocument): Untitled {
  const key = `${collection}/${id}`;
  const password = textOf(fields.get('password')) ?? '';
  if (id !== DOCUMENT) return { kind: 'refused', place, key, collection, remarks: [{ code: 'unknown_collection' }] };
  if (!password.trim()) return { kind: 'refused', place, key, collection, remarks: [{ code: 'no_content' }] };
  if (refused.has(password)) return { kind: 'refused', place, key, collection, remarks: [{ code: 'password_kept' }] };
  const plainPassword = isHash(password) ? undefined : password.normalize('NFC');
  const createdAt = readMoment(fields.get('createdAt'));
  const document = {
    _id: DOCUMENT,
    password: plainPassword ?? password,
    isDefault: false,
    isInitial: false,
    createdAt,
    updatedAt: readMoment(fields.get('updatedAt')) ?? createdAt,
  };
  return {
    kind: 'prepared',
    place,
    key,
    collection,
    document,
    plainPassword,
    files: [],
    names: [],
    remarks: [{ code: 'password_taken' }],
  };
}
