import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

import type { mongo } from 'mongoose';

import { StartProblem } from '../common/start-problem.js';

/** Life of a lock without renewal, the pause between renewals, and between tries to take it: ms. */
const LIFE = 10_000;
const RENEWAL = 2_000;
const PAUSE = 500;

export const LOCKS = 'locks';

type Wanted = {
  id: string;
  /** For operators: what the holder does. */
  name: string;
  patience: number;
  /** Called once, with the holder, if the lock is taken. */
  onWait?: (holder: string) => void;
};

export type DatabaseLock = {
  /** Throws StartProblem if the lock was not renewed and may be another's. */
  confirm: () => void;
  release: () => Promise<void>;
};

/**
 * A lock for all machines; that of a killed process expires. Throws StartProblem if it is taken for longer than
 * `patience`.
 */
export async function lockDatabase(database: mongo.Db, wanted: Wanted): Promise<DatabaseLock> {
  const { id: _id, name, patience, onWait } = wanted;
  const locks = database.collection<{ _id: string; holder: string; until: Date }>(LOCKS);
  const holder = `${hostname()}, process ${process.pid}`;
  // The database's clock, because those of machines differ.
  const mine = [{ $set: { holder: { $literal: holder }, until: { $add: ['$$NOW', LIFE] } } }];
  await locks.updateOne({ _id }, { $setOnInsert: { until: new Date(0) } }, { upsert: true });
  // A lock that lasts longer was taken while that clock was ahead.
  const tooLong = { $gt: ['$until', { $add: ['$$NOW', 2 * LIFE] }] };
  const free = { _id, $expr: { $or: [{ $lt: ['$until', '$$NOW'] }, tooLong] } };
  const started = Date.now();
  let asked = started;
  for (let tries = 0; (await locks.updateOne(free, mine)).matchedCount === 0; tries += 1) {
    const other = (await locks.findOne({ _id }))?.holder ?? 'another process';
    if (asked - started > patience) throw new StartProblem(`Another ${name} is running (${other}). Wait for its end.`);
    if (tries === 0) onWait?.(other);
    await sleep(PAUSE);
    asked = Date.now();
  }
  let until = asked + LIFE;
  const renewal = setInterval(() => {
    const now = Date.now();
    const renewed = locks.updateOne({ _id, holder }, mine);
    renewed.then(({ matchedCount }) => (until = matchedCount === 1 ? now + LIFE : 0)).catch(() => undefined);
  }, RENEWAL);
  return {
    confirm: () => {
      if (Date.now() > until) throw new StartProblem(`The lock of this ${name} was lost. Run it again.`);
    },
    release: async () => {
      clearInterval(renewal);
      await locks.updateOne({ _id, holder }, { $set: { until: new Date(0) } });
    },
  };
}
