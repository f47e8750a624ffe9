/** `npm run import -- FILE_OR_FOLDER`: brings the data of a former Firebase project over, or tells what would happen. */
import { access, constants } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import '../platform/common/private-files.js';
import { StartProblem } from '../platform/common/start-problem.js';
import { codeOf } from '../platform/common/thrown.js';
import { loadConfig } from '../platform/config.js';
import { applyChanges } from '../upkeep/changes/changes.js';
import { databaseOf } from '../platform/database/database-of.js';
import { joinDatabase } from '../platform/database/database.js';
import { lockDatabase } from '../platform/database/lock.js';
import type { OpenDatabase } from '../platform/database/database.js';
import { FILES } from '../upkeep/export/export-site.js';
import { GridfsStore } from '../platform/files/gridfs-store.js';
import { FileFinder } from '../upkeep/import/documents/file-finder.js';
import { writeReport } from '../upkeep/import/report.js';
import { runImport } from '../upkeep/import/run-import.js';
import { shapeOf } from '../../tools/firestore-export/read-export.js';
import { undoRun } from '../upkeep/import/writing/undo.js';

import { withStores } from './archive-command.js';
import { readOrder } from './import-order.js';
import type { Order } from './import-order.js';
import { run } from './run.js';
import { say } from './say.js';

const LOCK = { id: 'import', name: 'import', patience: 15_000 };

/** E.g. `20261124-110552-042`: two runs may begin in one second. */
const newRun = (now: Date) => now.toISOString().replaceAll(/[-:Z]/g, '').replaceAll(/[T.]/g, '-');

async function bringOver(order: Order): Promise<void> {
  const config = loadConfig();
  const isWriting = 'undo' in order || order.isApplied;
  const shape = 'path' in order ? await shapeOf(order.path).catch(refuse) : undefined;
  if ('path' in order && !shape)
    throw new StartProblem(`${order.path} is no export that this program knows. See “Coming from Firebase”.`);
  const open = async (): Promise<OpenDatabase> => {
    const database = await joinDatabase(config, say);
    if (isWriting) await applyChanges(database.uri, say);
    return database;
  };
  await withStores(config, open, async ({ connection, store }) => {
    if (store instanceof GridfsStore) await store.onModuleInit();
    const lock = isWriting ? await lockDatabase(databaseOf(connection), LOCK) : undefined;
    try {
      if ('undo' in order) {
        const undone = await undoRun(connection, store, order.undo);
        if (!undone) throw new StartProblem(`No run ${order.undo} has added anything that is still here.`);
        say(`Taken back: ${undone.removed}.`);
        if (undone.kept.length > 0) say(`Changed here since, and left: ${undone.kept.join(', ')}`);
        return;
      }
      const at = new Date();
      const number = order.isApplied ? newRun(at) : undefined;
      say(number ? `Run ${number}: bringing ${order.path} over …` : `Trying ${order.path}: nothing is stored …`);
      const place = order.report ?? join(config.dataFolder, 'import-report');
      await refuseUnwritable(dirname(place));
      const files = order.files ?? (await filesBeside(order.path));
      if (order.files && !(await FileFinder.isFolder(order.files)))
        throw new StartProblem(`${order.files} is no folder.`);
      const language = config.officeLanguage;
      const report = await runImport({ ...order, files, connection, store, run: number, say, confirm: lock?.confirm });
      for (const line of report.table('en', !number)) say(`  ${line}`);
      const written = await writeReport(place, report, { source: order.path, at, language, run: number });
      say(`The report: ${written.join(' and ')}`);
      if (number) say(`To take it back: npm run import -- --undo ${number}`);
      if (report.refused > 0) process.exitCode = 2;
    } finally {
      await lock?.release();
    }
  });
}

const refuse = (error: unknown): never => {
  throw new StartProblem(`The export cannot be read: ${codeOf(error) ?? String(error)}.`);
};

/** Nobody wants to hear of it after the work. */
async function refuseUnwritable(folder: string): Promise<void> {
  await access(folder, constants.W_OK).catch(() => {
    throw new StartProblem(`The report cannot be written into ${folder}. Say where with --report.`);
  });
}

/** Exports of this site keep their files beside their documents. */
const filesBeside = async (path: string) => ((await FileFinder.isFolder(join(path, FILES))) ? path : undefined);

await run('What came in stays; run it again and it goes on.', () => bringOver(readOrder(process.argv.slice(2))));
