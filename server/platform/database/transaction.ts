import { setTimeout as sleep } from 'node:timers/promises';

import type { ClientSession, Connection } from 'mongoose';

import { isDatabaseDown, isInterrupted } from '../common/error.filter.js';

/** Enough for twenty changes at once, of which one commits each time. */
const TRIES = 60;
/** Longest pause between tries: ms. */
const PAUSE = 40;

/**
 * Runs the work as one transaction and retries it when another change interrupts it. Unlike the driver's loop, which
 * goes on for two minutes, it gives up at once on a database that does not answer. A failure is answered with 503.
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
      // Aborts the transaction. Not awaited: the database ends it sooner or later.
      void session.endSession().catch(() => undefined);
    }
    // Random, so that rivals do not retry at the same moment.
    await sleep(Math.random() * PAUSE);
  }
}

/** Longer than MongoDB keeps a transaction whose program is gone, unless it is told otherwise: ms. */
const PATIENCE = 90_000;

/**
 * As `inTransaction`, for work that is begun again after its program was killed: what that has left open stands in the way
 * until MongoDB ends it. `onWait` is called while it does.
 */
export async function inPatientTransaction<T>(
  connection: Connection,
  work: (session: ClientSession) => Promise<T>,
  onWait: () => void = () => undefined,
): Promise<T> {
  for (const until = Date.now() + PATIENCE; ;) {
    try {
      return await inTransaction(connection, work);
    } catch (error) {
      if (isDatabaseDown(error) || !isInterrupted(error) || Date.now() > until) throw error;
      onWait();
    }
  }
}

/** Number of tries to end a lost session once the database answers, and the pause in between: ms. */
const KILLS = 2;
const KILL_PAUSE = 400;
/** The database's life of a session: ms. */
const KEPT = 60_000;

/**
 * Ends a transaction that a hanging database may begin only after it was aborted, and that would make other changes
 * fail for a minute. It may begin after the first kill, so there are two.
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
