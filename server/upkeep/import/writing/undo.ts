import type { ClientSession, Connection, mongo } from 'mongoose';

import { allBoards, collectionName } from '../../../posts/boards/collections.js';
import { databaseOf } from '../../../platform/database/database-of.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import type { UploadStore } from '../../../platform/files/upload-store.js';
import { openLedger } from '../../../posts/imported/ledger.js';
import type { LedgerEntry } from '../../../posts/imported/ledger.js';

import { isChangedHere } from './writer.js';

/** `kept` are the names of those that were changed here since. */
export type Undone = { removed: number; kept: string[] };

/** Takes back what a run has added, and nothing else; what was changed here since stays. Undefined for an unknown run. */
export async function undoRun(connection: Connection, store: UploadStore, run: string): Promise<Undone | undefined> {
  const database = databaseOf(connection);
  const ledger = await openLedger(database);
  const undone: Undone = { removed: 0, kept: [] };
  let isKnown = false;
  for await (const entry of ledger.find({ run }).sort({ _id: 1 })) {
    isKnown = true;
    const isGone = await inTransaction(connection, (session) => takeBack(database, ledger, entry, session));
    if (!isGone) {
      undone.kept.push(entry._id);
      continue;
    }
    await store.free(entry.files);
    undone.removed += 1;
  }
  return isKnown ? undone : undefined;
}

async function takeBack(
  database: mongo.Db,
  ledger: mongo.Collection<LedgerEntry>,
  entry: LedgerEntry,
  session: ClientSession,
): Promise<boolean> {
  const documents = database.collection<mongo.Document & { _id: mongo.ObjectId | string }>(entry.collection);
  const _id = entry.document;
  const stored = await documents.findOne({ _id }, { session });
  if (stored && isChangedHere(stored, entry)) return false;
  if (entry.former) await documents.replaceOne({ _id }, { ...entry.former, _id }, { upsert: true, session });
  else await documents.deleteOne({ _id }, { session });
  await database.collection('certificate-files').deleteMany({ file: { $in: [...entry.files] } }, { session });
  // A translation that was joined to it here.
  for (const board of allBoards)
    await database
      .collection(collectionName(board))
      .updateMany({ twin: _id }, { $set: { twin: null, twinState: null } }, { session });
  await ledger.deleteOne({ _id: entry._id }, { session });
  return true;
}
