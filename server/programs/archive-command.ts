import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import type { Connection } from 'mongoose';

import { isTooOld } from '../upkeep/backup/snapshot.js';
import { STANDARD_OUTPUT } from '../upkeep/backup/write-archive.js';
import { StartProblem } from '../platform/common/start-problem.js';
import { loadConfig } from '../platform/config.js';
import type { Config } from '../platform/config.js';
import type { OpenDatabase } from '../platform/database/database.js';
import { DiskStore } from '../platform/files/disk-store.js';
import { GridfsStore } from '../platform/files/gridfs-store.js';

import { run, withDatabase } from './run.js';

const TOO_OLD =
  'MongoDB no longer has the moment that the backup is of: reading took longer than it keeps one, five minutes ' +
  'where minSnapshotHistoryWindowInSeconds says nothing else. Run it again when there is less to do, or let ' +
  'MongoDB keep more.';

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

/** Runs an operator's program on an archive. */
export const runCommand = ({ usage, options, aftermath, work }: Command): Promise<void> =>
  run(aftermath, async () => {
    const call = readArguments(usage, options);
    await work({ ...call, config: loadConfig(), say: sayBeside(call.path) }).catch((error: unknown) => {
      throw isTooOld(error) ? new StartProblem(`${TOO_OLD} ${aftermath}`) : error;
    });
  });

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

export function withStores<T>(
  { storage, uploadsFolder }: Config,
  open: () => Promise<OpenDatabase>,
  work: (site: {
    connection: Connection;
    store: DiskStore | GridfsStore;
    places: { database: string; uploads: string };
  }) => Promise<T>,
): Promise<T> {
  return withDatabase(open, (connection, database) => {
    const store = storage === 'gridfs' ? new GridfsStore(connection) : new DiskStore(uploadsFolder);
    const uploads = storage === 'gridfs' ? 'the database (uploads)' : uploadsFolder;
    return work({ connection, store, places: { database, uploads } });
  });
}
