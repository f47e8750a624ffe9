import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import mongoose from 'mongoose';
import type { Connection } from 'mongoose';

import { AppError } from '../common/app-error.js';
import { isDatabaseDown } from '../common/error.filter.js';
import { StartProblem } from '../common/start-problem.js';
import { codeOf, messageOf, stackOf } from '../common/thrown.js';
import { ConfigError, loadConfig } from '../config.js';
import type { Config } from '../config.js';
import type { OpenDatabase } from '../database/database.js';
import { databaseOf, refuseNewerData } from '../database/changes.js';
import { patientOptions } from '../database/connection-options.js';
import { DiskStore } from '../files/disk-store.js';
import { GridfsStore } from '../files/gridfs-store.js';

import { isTooOld } from './snapshot.js';
import { STANDARD_OUTPUT } from './write-archive.js';

type Command = {
  usage: string;
  options: readonly string[];
  /** Told after a failure: the state that things are in. */
  aftermath: string;
  work: (call: {
    path: string;
    given: ReadonlySet<string>;
    config: Config;
    say: (line: string) => void;
  }) => Promise<void>;
};

/** Standard error, if standard output takes the archive. */
const sayBeside = (path: string) => (line: string) =>
  void (path === STANDARD_OUTPUT ? process.stderr : process.stdout).write(`${line}\n`);

/** Runs an operator's program on an archive; explains failures and sets the exit code. */
export async function runCommand({ usage, options, aftermath, work }: Command): Promise<void> {
  const stop = (signal: string) => {
    process.stderr.write(`${signal}: stopped. ${aftermath}\n`);
    process.exit(1);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  try {
    const call = readArguments(usage, options);
    await work({ ...call, config: loadConfig(), say: sayBeside(call.path) });
  } catch (error) {
    process.stderr.write(`\n${explain(error, aftermath)}\n`);
    process.exitCode = 1;
  }
}

function readArguments(usage: string, names: readonly string[]): { path: string; given: ReadonlySet<string> } {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'boolean' as const }]));
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    const [path, ...more] = positionals;
    if (path && more.length === 0)
      return { path: path === STANDARD_OUTPUT ? path : resolve(path), given: new Set(Object.keys(values)) };
  } catch {
    // An unknown option.
  }
  throw new StartProblem(usage);
}

function explain(error: unknown, aftermath: string): string {
  if (error instanceof ConfigError || error instanceof StartProblem) return error.message;
  if (isDatabaseDown(error)) return `MongoDB cannot be reached. ${aftermath}`;
  if (isTooOld(error))
    return (
      'MongoDB no longer has the moment that the backup is of: reading took longer than it keeps one, five minutes ' +
      'where minSnapshotHistoryWindowInSeconds says nothing else. Run it again when there is less to do, or let ' +
      `MongoDB keep more. ${aftermath}`
    );
  const code = codeOf(error);
  if (code === 'ENOSPC' || error instanceof AppError) return `There is no room left. ${aftermath}`;
  return code ? `${messageOf(error)}. ${aftermath}` : `${stackOf(error)}\n${aftermath}`;
}

export async function withStores<T>(
  { storage, uploadsFolder }: Config,
  open: () => Promise<OpenDatabase>,
  work: (site: {
    connection: Connection;
    store: DiskStore | GridfsStore;
    places: { database: string; uploads: string };
  }) => Promise<T>,
): Promise<T> {
  const database = await open();
  const connection = mongoose.createConnection(database.uri, patientOptions);
  try {
    await connection.asPromise();
    await refuseNewerData(databaseOf(connection));
    const store = storage === 'gridfs' ? new GridfsStore(connection) : new DiskStore(uploadsFolder);
    const uploads = storage === 'gridfs' ? 'the database (uploads)' : uploadsFolder;
    return await work({ connection, store, places: { database: database.place, uploads } });
  } finally {
    await connection.close();
    await database.close();
  }
}
