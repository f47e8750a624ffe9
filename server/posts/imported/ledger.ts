import type { mongo } from 'mongoose';

import { putIndexes } from '../../platform/database/indexes.js';

export const LEDGER = 'imported';

/** Record of an imported document: a second import does not add it again, and it can be taken back. */
export type LedgerEntry = {
  /** The document's name in the export: `ko-posts/abc`. */
  _id: string;
  /** The run that added it. */
  run: string;
  collection: string;
  document: mongo.ObjectId | string;
  /** Of what came in, so that the same again is known. */
  fingerprint: string;
  /** The document's second date as it came in; it is another once somebody has saved it here. */
  updatedAt: Date | null;
  /** When it was put into the trash, where it came from. */
  deletedAt: Date | null;
  /** Its files in the upload store. */
  files: readonly string[];
  /** The earlier document here, put back when the run is taken back. */
  former?: mongo.Document;
};

/** The ledger of a database, made where there is none. */
export async function openLedger(database: mongo.Db): Promise<mongo.Collection<LedgerEntry>> {
  await putIndexes(database, LEDGER, [{ key: { run: 1 } }], () => undefined);
  return database.collection<LedgerEntry>(LEDGER);
}
