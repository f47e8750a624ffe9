import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { Logger } from '@nestjs/common';
import type { Connection } from 'mongoose';

import { messageOf } from '../common/thrown.js';
import { databaseOf } from '../database/database-of.js';

/** After this long without an answer of the change stream, changes may have been missed: ms. */
export const SILENCE = 900;

/** Boards show titles by the administrators' setting, which is in this collection. */
export const SETTINGS = 'admin-settings';

/** The last change of a collection by which a board is shown. */
type Mark = { _id: string; change: string };

const marksIn = (connection: Connection) => databaseOf(connection).collection<Mark>('board-marks');

/**
 * Notes, before a write is answered, that these collections have changed; returns the mark. If that fails it waits
 * until every process has heard of the change, or answers nothing from memory.
 */
export async function leaveMark(connection: Connection, names: readonly string[]): Promise<string> {
  const change = randomUUID();
  const marks = names.map((_id) => ({ updateOne: { filter: { _id }, update: { $set: { change } }, upsert: true } }));
  try {
    await marksIn(connection).bulkWrite(marks, { ordered: false });
  } catch (error) {
    new Logger('BoardMarks').warn(`a change was not noted: ${messageOf(error)}`);
    await sleep(SILENCE);
  }
  return change;
}

/** The marks of all collections, with those of every write that was answered before. */
export const readMarks = (connection: Connection): Promise<Mark[]> =>
  marksIn(connection).find({}, { readPreference: 'primary' }).toArray();
