import type { Connection } from 'mongoose';

/** Holds one document: when the last backup was completed. */
export const LAST_BACKUP = 'last-backup';

const ID = 'last';

type Note = { _id: typeof ID; at: Date };

const notes = (connection: Connection) => connection.collection<Note>(LAST_BACKUP);

export async function noteBackup(connection: Connection): Promise<void> {
  await notes(connection).updateOne({ _id: ID }, { $set: { at: new Date() } }, { upsert: true });
}

/** Undefined before the first backup. */
export async function lastBackup(connection: Connection): Promise<Date | undefined> {
  return (await notes(connection).findOne({ _id: ID }))?.at;
}
