import mongoose from 'mongoose';
import type { ClientSession, Model } from 'mongoose';

import { AppError } from '../../platform/common/app-error.js';

import type { FoundQuote, StoredQuote } from './quotes.schema.js';

/** Longest wait for a majority of the database's members: ms. */
const MAJORITY_WITHIN = 4_000;

/** `level` for changes: what only the primary has, or what waits to be there, may be lost with it. */
type How = { level?: 'majority' | 'linearizable'; session?: ClientSession };

/** The request of this id. Throws `not_found`. */
export async function findQuote(
  quotes: Model<StoredQuote>,
  id: string | FoundQuote['_id'],
  { level, session }: How = {},
): Promise<FoundQuote> {
  if (!mongoose.isObjectIdOrHexString(id)) throw new AppError('not_found');
  const found = quotes.findById(id).session(session ?? null);
  if (level) found.readConcern(level).maxTimeMS(MAJORITY_WITHIN);
  const quote = await found.lean<FoundQuote>();
  if (!quote) throw new AppError('not_found');
  return quote;
}

/** Selects a request with all that are one with it. */
export function isOneWith({ _id, mergedInto }: Pick<FoundQuote, '_id' | 'mergedInto'>) {
  const whole = mergedInto ?? _id;
  return { $or: [{ _id: whole }, { mergedInto: whole }] };
}
