import { parseArgs } from 'node:util';

import type { Connection } from 'mongoose';

import '../platform/common/private-files.js';
import { StartProblem } from '../platform/common/start-problem.js';
import { loadConfig } from '../platform/config.js';
import type { Config } from '../platform/config.js';
import { databaseOf } from '../platform/database/database-of.js';
import { connectionOptions } from '../platform/database/connection-options.js';
import { joinDatabase } from '../platform/database/database.js';
import { lockDatabase } from '../platform/database/lock.js';
import { DiskStore } from '../platform/files/disk-store.js';
import { GridfsStore } from '../platform/files/gridfs-store.js';
import { moveFiles } from '../platform/files/move-files.js';
import type { MoveResult } from '../platform/files/move-files.js';

import { run, withDatabase } from './run.js';
import { say } from './say.js';

type Storage = Config['storage'];

const USAGE = [
  'Say where the files are to go:',
  '  npm run storage:move -- gridfs             from the uploads folder into the database',
  '  npm run storage:move -- disk               from the database into the uploads folder',
  '  npm run storage:move -- gridfs --remove    the same, and empties the old place when all have arrived',
].join('\n');

const LOCK = { id: 'storage-move', name: 'move', patience: 15_000 };

/** Files not moved that are named. */
const NAMED = 20;

function readArguments(): { to: Storage; isRemoving: boolean } {
  try {
    const options = { remove: { type: 'boolean', default: false } } as const;
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    const [to, ...more] = positionals;
    if ((to === 'disk' || to === 'gridfs') && more.length === 0) return { to, isRemoving: values.remove };
  } catch {
    // An unknown option.
  }
  throw new StartProblem(USAGE);
}

async function move(): Promise<void> {
  const { to, isRemoving } = readArguments();
  const config = loadConfig();
  const from = to === 'disk' ? 'gridfs' : 'disk';
  if (isRemoving && config.storage === from)
    throw new StartProblem(
      `STORAGE is ${from}: the site would lose its files. Set STORAGE=${to} and restart the site, then use --remove.`,
    );
  const open = () => joinDatabase(config, say);
  const moveIn = async (connection: Connection, place: string) => {
    // Two moves that remove files could lose those that the other has just compared.
    const lock = await lockDatabase(databaseOf(connection), LOCK);
    try {
      const stores = { disk: new DiskStore(config.uploadsFolder), gridfs: new GridfsStore(connection) };
      const places = { disk: `the folder ${config.uploadsFolder}`, gridfs: `the database (${place})` };
      await stores.gridfs.onModuleInit();
      await stores[to].check();
      say(`Moving files from ${places[from]} to ${places[to]}.`);
      const result = await moveFiles({ from: stores[from], to: stores[to], isRemoving, say, confirm: lock.confirm });
      report(result, places[from]);
      if (result.failed.length > 0) process.exitCode = 1;
      else if (!isRemoving) say(next(config.storage, to));
    } finally {
      await lock.release();
    }
  };
  await withDatabase(open, moveIn, connectionOptions(config.databasePatience));
}

function report({ copied, there, gone, removed, failed }: MoveResult, source: string): void {
  if ([copied, there, gone, failed].every(({ length }) => length === 0))
    return say(`There is nothing to move: ${source} holds no files.`);
  const amount = (files: readonly { size: number }[]) => {
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    return `${files.length} ${files.length === 1 ? 'file' : 'files'}, ${bytes.toLocaleString('en-US')} bytes`;
  };
  say(`  copied now         ${amount(copied)}`);
  say(`  there already      ${amount(there)}`);
  if (gone.length > 0) say(`  deleted meanwhile  ${amount(gone)}`);
  say(`  proved by SHA-256  ${amount([...copied, ...there])}`);
  say(removed.length > 0 ? `Removed from ${source}: ${amount(removed)}.` : `Nothing was removed from ${source}.`);
  if (failed.length === 0) return;
  const shown = failed.slice(0, NAMED).map(({ id, reason }) => `  ${id}: ${reason}`);
  const hidden = failed.length - shown.length;
  process.stderr.write(
    [`${failed.length} did not arrive:`, ...shown, ...(hidden > 0 ? [`  and ${hidden} more`] : []), ''].join('\n'),
  );
}

const next = (storage: Storage, to: Storage) =>
  storage === to
    ? 'Run it again with --remove to empty the old place.'
    : `Now set STORAGE=${to}, restart the site and run this again for what came in the meantime.`;

await run('What was moved stays; run it again and it goes on.', move);
