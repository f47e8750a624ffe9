import { setTimeout as sleep } from 'node:timers/promises';

import type { ClientSession, Connection } from 'mongoose';

import { isDatabaseDown, isInterrupted } from '../common/error.filter.js';

/** Enough for twenty changes at once, one of which gets through each time. */
const TRIES = 60;
/** Longest pause before another try: ms. */
const PAUSE = 40;

/**
 * Does the work as one change or not at all, again when another change got in between. Unlike the driver's own loop it
 * gives up at once on a database that does not answer, instead of after two minutes. It gives up, too, where others get
 * in between each time; both are answered with 503.
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
      const isDown = isDatabaseDown(error);
      if (isDown) void killSession(connection, session);
      if (isDown || !isInterrupted(error) || tries === TRIES) throw error;
    } finally {
      // Undoes what was not committed. Nobody waits for it: the database gives it up by itself sooner or later.
      void session.endSession().catch(() => undefined);
    }
    // Not all at the same moment again.
    await sleep(Math.random() * PAUSE);
  }
}

/** How often a lost session is ended once the database answers, and how long is waited in between: ms. */
const KILLS = 2;
const KILL_PAUSE = 400;
/** For so long the database would keep it itself: ms. */
const KEPT = 60_000;

/**
 * Has the database end a transaction that it was asked for when it hung. When it goes on it may begin that after it was
 * told to undo it; nobody would end it then, and every other change would fail for a minute. Hence more than once.
 */
async function killSession(connection: Connection, { id }: ClientSession): Promise<void> {
  const admin = connection.getClient().db('admin');
  const started = Date.now();
  for (let kills = 0; kills < KILLS && Date.now() - started < KEPT;) {
    await sleep(KILL_PAUSE, undefined, { ref: false });
    const isKilled = await admin.command({ killSessions: [id] }).then(
      () => true,
      () => false,
    );
    if (isKilled) kills += 1;
  }
}
