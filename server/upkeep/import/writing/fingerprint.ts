import { createHash } from 'node:crypto';

import { mongo } from 'mongoose';

import type { Prepared } from '../import.types.js';

/** Of a document with its files. Of a password only that there is one: its hash is another each time. */
export function fingerprintOf({ document, files }: Prepared): string {
  const { password, searchGrams: _grams, _id, ...fields } = document;
  const content = { ...fields, isLocked: typeof password === 'string', files: files.map(({ id }) => id) };
  return createHash('sha256').update(mongo.BSON.EJSON.stringify(content)).digest('hex');
}
