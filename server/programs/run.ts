import mongoose from 'mongoose';
import type { Connection } from 'mongoose';

import { AppError } from '../platform/common/app-error.js';
import { isDatabaseDown } from '../platform/common/error.filter.js';
import { StartProblem } from '../platform/common/start-problem.js';
import { codeOf, messageOf, stackOf } from '../platform/common/thrown.js';
import { ConfigError } from '../platform/config.js';
import { refuseNewerData } from '../upkeep/changes/changes.js';
import { databaseOf } from '../platform/database/database-of.js';
import { patientOptions } from '../platform/database/connection-options.js';
import type { OpenDatabase } from '../platform/database/database.js';

/** Runs an operator's program; explains failures and sets the exit code. `aftermath` is the state that things are in then. */
export async function run(aftermath: string, work: () => Promise<void>): Promise<void> {
  const stop = (signal: string) => {
    process.stderr.write(`${signal}: stopped. ${aftermath}\n`);
    process.exit(1);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  try {
    await work();
  } catch (error) {
    process.stderr.write(`\n${explain(error, aftermath)}\n`);
    process.exitCode = 1;
  }
}

function explain(error: unknown, aftermath: string): string {
  if (error instanceof ConfigError || error instanceof StartProblem) return error.message;
  if (isDatabaseDown(error)) return `MongoDB cannot be reached. ${aftermath}`;
  const code = codeOf(error);
  if (code === 'ENOSPC' || error instanceof AppError) return `There is no room left. ${aftermath}`;
  return code ? `${messageOf(error)}. ${aftermath}` : `${stackOf(error)}\n${aftermath}`;
}

/** Works on a database that no newer site has written, and closes it. */
export async function withDatabase<T>(
  open: () => Promise<OpenDatabase>,
  work: (connection: Connection, place: string) => Promise<T>,
  options = patientOptions,
): Promise<T> {
  const database = await open();
  const connection = mongoose.createConnection(database.uri, options);
  try {
    await connection.asPromise();
    await refuseNewerData(databaseOf(connection));
    return await work(connection, database.place);
  } finally {
    await connection.close();
    await database.close();
  }
}
