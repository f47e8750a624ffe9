import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

import type { mongo } from 'mongoose';

import { StartProblem } from '../common/start-problem.js';

const ID = 'storage-move';
/** How long a lock holds that nobody renews, how often it is renewed, and how long one waits for it: ms. */
const LIFE = 10_000;
const RENEWAL = 2_000;
const PATIENCE = 15_000;
const PAUSE = 500;

export type MoveLock = {
  /** Throws StartProblem where the lock could not be renewed and may be another's by now. */
  confirm: () => void;
  release: () => Promise<void>;
};

/**
 * Lets one move run at a time, whichever machine it is on: two that remove each what the other has proved to be there
 * would lose files. The lock of a killed one ends by itself. Throws StartProblem while another one runs.
 */
export async function lockMoves(database: mongo.Db): Promise<MoveLock> {
  const locks = database.collection<{ _id: string; holder: string; until: Date }>('locks');
  const holder = `${hostname()}, process ${process.pid}`;
  // By the database's clock: those of the machines differ.
  const mine = [{ $set: { holder: { $literal: holder }, until: { $add: ['$$NOW', LIFE] } } }];
  await locks.updateOne({ _id: ID }, { $setOnInsert: { until: new Date(0) } }, { upsert: true });
  const free = { _id: ID, $expr: { $lt: ['$until', '$$NOW'] } };
  const started = Date.now();
  let asked = started;
  while ((await locks.updateOne(free, mine)).matchedCount === 0) {
    if (asked - started > PATIENCE)
      throw new StartProblem(
        `Another move is running (${(await locks.findOne({ _id: ID }))?.holder}). Wait for its end.`,
      );
    await sleep(PAUSE);
    asked = Date.now();
  }
  let until = asked + LIFE;
  const renewal = setInterval(() => {
    const now = Date.now();
    const renewed = locks.updateOne({ _id: ID, holder }, mine);
    renewed.then(({ matchedCount }) => (until = matchedCount === 1 ? now + LIFE : 0)).catch(() => undefined);
  }, RENEWAL);
  return {
    confirm: () => {
      if (Date.now() > until) throw new StartProblem('The lock of this move was lost. Run it again.');
    },
    release: async () => {
      clearInterval(renewal);
      await locks.updateOne({ _id: ID, holder }, { $set: { until: new Date(0) } });
    },
  };
}
