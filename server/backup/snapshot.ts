import { setTimeout as sleep } from 'node:timers/promises';

import { mongo } from 'mongoose';

/** What MongoDB says right after its start, and when it no longer has a moment. Source: its error_codes.yml. */
const SNAPSHOT_UNAVAILABLE = 246;
const SNAPSHOT_TOO_OLD = 239;

/** How long a MongoDB that has just started may take to have a moment to look back to, and between two tries: ms. */
const PATIENCE = 20_000;
const PAUSE = 200;

/** All reads with this session see the database as of one moment, which is now. End it afterwards. */
export async function openSnapshot(database: mongo.Db): Promise<mongo.ClientSession> {
  const until = Date.now() + PATIENCE;
  for (;;) {
    const session = database.client.startSession({ snapshot: true });
    try {
      // The first read fixes the moment.
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
