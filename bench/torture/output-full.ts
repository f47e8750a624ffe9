import { execFile } from 'node:child_process';
import { mkdir, open, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { ask, signIn } from '../../test/support/site/http.ts';

import { noteWrong } from './ledger.ts';
import { startLoad } from './load.ts';
import { newDatabase, newFolder, newSite } from './places.ts';
import { addRow } from './report.ts';
import type { Report } from './report.ts';
import type { Size } from './size.ts';
import { later } from './undo.ts';
import { until } from './until.ts';
import { findLosses } from './verify.ts';

const run = promisify(execFile);
const METRICS_TOKEN = 'the-token-of-metrics';
const FULL = 'standard output on a full disk';

type Line = { dropped?: number };

/** Number of lost lines of the log, by the site's own account. */
async function dropped(url: string): Promise<number> {
  const { body } = await ask<string>(`${url}/metrics`, { token: METRICS_TOKEN });
  return Number(/^site_log_lines_dropped_total (\d+)$/m.exec(body)?.[1]);
}

/** The log's disk is full under load: the site goes on, and says how many lines are missing once there is room. */
export async function outputFull(report: Report, { overFor }: Size): Promise<void> {
  const folder = join(await newFolder('log'), 'log');
  await mkdir(folder);
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', folder]);
  } catch {
    report.notes.push(`${FULL}: left out, this user may not mount a small disk.`);
    return;
  }
  later(() => run('umount', [folder]));
  const path = join(folder, 'log');
  const log = await open(path, 'a');
  later(() => log.close());
  const filling = join(folder, 'filling');
  await writeFile(filling, Buffer.alloc(160 * 1024));
  const { uri, database } = await newDatabase();
  const site = await newSite(report, { MONGODB_URI: uri, LOG_LEVEL: 'info', METRICS_TOKEN }, log.fd);
  const load = startLoad([site.url], await signIn(site));
  await until('lines are lost', 120_000, async () => (await dropped(site.url)) > 100);
  for (const end = performance.now() + overFor; performance.now() < end;) {
    const { status } = await ask(`${site.url}/api/health/live`);
    if (status !== 200) noteWrong(load.ledger, `the live check answered ${status}`);
  }
  const lost = await dropped(site.url);
  await truncate(filling, 0);
  const lines = async () => (await readFile(path, 'utf8')).split('\n');
  await until('the log tells of the lost lines', 30_000, async () =>
    (await lines()).some((line) => line.includes('"dropped"')),
  );
  const ledger = await load.stop();
  const told = (await lines())
    .filter((line) => line.includes('"dropped"'))
    .map((line) => (JSON.parse(line) as Line).dropped ?? 0);
  addRow(report, FULL, 1, ledger, await findLosses(site.url, database, ledger));
  report.notes.push(`${FULL}: ${lost} lines lost before there was room, ${told.join(' + ')} told of in the log.`);
}
