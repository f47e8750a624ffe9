import { setTimeout as sleep } from 'node:timers/promises';

import { Logger } from '@nestjs/common';
import type { Connection } from 'mongoose';

import { messageOf } from '../common/thrown.js';

import { databaseOf } from './database-of.js';

/** After this long without an answer of the change stream, changes may have been missed: ms. */
export const SILENCE = 900;
/** Between two looks at who has heard: ms. */
const PAUSE = 5;

export const READERS = 'board-readers';

/** A process that answers from memory. A write raises `asked`; `heard` follows once the process has dropped what is old. */
type Reader = { _id: string; asked: number; heard: number };

const readersIn = (connection: Connection) => databaseOf(connection).collection<Reader>(READERS);

/** Makes every later write wait for the process of this id, which follows what they ask it. */
export async function beginReading(connection: Connection, _id: string): Promise<void> {
  await readersIn(connection).insertOne({ _id, asked: 0, heard: 0 });
}

/** Call it once the process answers nothing from memory. */
export async function endReading(connection: Connection, _id: string): Promise<void> {
  await readersIn(connection).deleteOne({ _id });
}

/** Says that the process has heard of all until then. Throws if a write has not waited for it. */
export async function confirm(connection: Connection, _id: string, heard: number): Promise<void> {
  const { matchedCount } = await readersIn(connection).updateOne({ _id }, { $max: { heard } });
  if (matchedCount === 0) throw new Error('other processes do not wait for this one');
}

/**
 * Waits until every process but `own` has heard of what was written before, or answers nothing from memory: to be awaited
 * before the write is answered. A process that has not heard in time is given up: it has to begin again.
 */
export async function untilHeard(connection: Connection, own?: string): Promise<void> {
  try {
    const readers = readersIn(connection);
    const others = own === undefined ? {} : { _id: { $ne: own } };
    const { matchedCount } = await readers.updateMany(others, { $inc: { asked: 1 } });
    if (matchedCount === 0) return;
    const end = performance.now() + SILENCE;
    const found = await readers.find(others, { readPreference: 'primary' }).toArray();
    const deaf = { $or: found.map(({ _id, asked }) => ({ _id, heard: { $lt: asked } })) };
    while (found.length > 0 && (await readers.findOne(deaf, { readPreference: 'primary' }))) {
      await sleep(PAUSE);
      if (performance.now() > end) await readers.deleteMany(deaf);
    }
  } catch (error) {
    new Logger('BoardReaders').warn(`it is unknown who has heard of a change: ${messageOf(error)}`);
    await sleep(SILENCE);
  }
}
