import { setTimeout as sleep } from 'node:timers/promises';

import { mongo } from 'mongoose';

/** MongoDB has no snapshot yet, or no longer. Source: its error_codes.yml. */
const SNAPSHOT_UNAVAILABLE = 246;
const SNAPSHOT_TOO_OLD = 239;

/** Longest wait for a snapshot of a MongoDB that has just started, and the pause between two tries: ms. */
const PATIENCE = 20_000;
const PAUSE = 200;

/** All reads of this session see the database as of now. End it afterwards. */
export async function openSnapshot(database: mongo.Db): Promise<mongo.ClientSession> {
  const until = Date.now() + PATIENCE;
  for (;;) {
    const session = database.client.startSession({ snapshot: true });
    try {
      // The first read takes the snapshot.
      await database.collection('admin-settings').findOne({}, { session });
      return session;
    } catch (error) {
      await session.endSession();
      if (!hasCode(error, SNAPSHOT_UNAVAILABLE) || Date.now() > until) throw error;
      await sleep(PAUSE);
    }
  }
}

export const isTooOld = (error: unknown) => hasCode(error, SNAPSHOT_TOO_OLD);

const hasCode = (error: unknown, code: number) => error instanceof mongo.MongoServerError && error.code === code;
