import { Schema } from 'mongoose';
import type { SchemaDefinition, Types } from 'mongoose';

import { tenderKinds } from '../../../shared/posts/tender.types.js';
import type { Tender } from '../../../shared/posts/tender.types.js';
import type { Index } from '../../platform/database/indexes.js';

/** A tender as a post stores it; null where none of its parts is given. */
export type StoredTender = Omit<Tender, 'closesAt' | 'first'> & { closesAt: Date | null; first: Types.ObjectId | null };

/** Its fields in the schema of a post. */
export const tenderFields: SchemaDefinition<StoredTender> = {
  number: { type: String, default: null },
  revision: { type: Number, default: null },
  kind: { type: String, enum: [...tenderKinds, null], default: null },
  closesAt: { type: Date, default: null },
  contact: { type: String, default: null },
  telephone: { type: String, default: null },
  first: { type: Schema.Types.ObjectId, default: null },
};

/** Only the few posts that tell of a tender are in it. */
export const BY_TENDER: Index = {
  key: { 'tender.first': 1 },
  partialFilterExpression: { 'tender.first': { $exists: true } },
};
