import { setTimeout as sleep } from 'node:timers/promises';

import type { ClientSession, Connection } from 'mongoose';
import { mongo } from 'mongoose';

import { isDatabaseDown } from '../common/error.filter.js';

/** Enough for twenty changes at once, one of which gets through each time. */
const TRIES = 60;
/** Longest pause before another try: ms. */
const PAUSE = 40;

/**
 * Does the work as one change or not at all, again when another change got in between. Unlike the driver's own loop it
 * gives up at once on a database that does not answer, instead of after two minutes.
 */
export async function inTransaction<T>(
  connection: Connection,
  work: (session: ClientSession) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const session = await connection.startSession();
    try {
      session.startTransaction();
      const result = await work(session);
      await session.commitTransaction();
      return result;
    } catch (error) {
      if (!isInterrupted(error) || tries === TRIES) throw error;
    } finally {
      // Undoes what was not committed. Nobody waits for it: the database gives it up by itself sooner or later.
      void session.endSession().catch(() => undefined);
    }
    // Not all at the same moment again.
    await sleep(Math.random() * PAUSE);
  }
}

const isInterrupted = (error: unknown) =>
  error instanceof mongo.MongoError && error.hasErrorLabel('TransientTransactionError') && !isDatabaseDown(error);
