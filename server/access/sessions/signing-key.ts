import { randomBytes } from 'node:crypto';

import type { Connection } from 'mongoose';

import type { SigningSetting } from './admin.schema.js';

/** 384 bits. */
export const makeKey = (): string => randomBytes(48).toString('base64url');

/**
 * Stores a new key; the former one still verifies until the next rotation. Running servers read keys at their start
 * only.
 */
export async function rotateStoredKey(connection: Connection): Promise<void> {
  const now = new Date();
  const stored = connection.collection<SigningSetting>('admin-settings');
  const change = { former: { $ifNull: ['$secret', null] }, secret: makeKey(), updatedAt: now };
  await stored.updateOne({ _id: 'signing' }, [{ $set: change }], { upsert: true });
}
