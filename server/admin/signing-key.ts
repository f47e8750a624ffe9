import { randomBytes } from 'node:crypto';

import type { Connection } from 'mongoose';

import type { SigningSetting } from './admin.schema.js';

/** 384 bits as text. */
export const makeKey = (): string => randomBytes(48).toString('base64url');

/**
 * Puts a new key in the place of the stored one, which goes on verifying until the next time. Running servers have read
 * the keys at their start: they take up the new one at the next.
 */
export async function rotateStoredKey(connection: Connection): Promise<void> {
  const now = new Date();
  const stored = connection.collection<SigningSetting>('admin-settings');
  const change = { former: { $ifNull: ['$secret', null] }, secret: makeKey(), updatedAt: now };
  await stored.updateOne({ _id: 'signing' }, [{ $set: change }], { upsert: true });
}
