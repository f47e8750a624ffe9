/**
 * Breaks the site's parts while fifty requests a second come in, and looks for what was acknowledged afterwards:
 * `npm run torture`, `npm run torture -- server-killed mail` for some of the faults, with `--quick` for fewer tries and
 * with `--record` for the table in bench/RESULTS.md. Real processes, on 127.0.0.1 only. Ends with 1 when anything acknowledged is
 * lost or a promise is broken.
 */
import { execFile } from 'node:child_process';
import { availableParallelism, loadavg, totalmem } from 'node:os';
import { promisify } from 'node:util';

import { answersGiven } from './torture/answers.ts';
import { databaseAway } from './torture/database-away.ts';
import { manyConfirmations, manyStreams, passwordRace, refusals, signInFlood } from './torture/crowds.ts';
import { databaseHung, databaseKilled } from './torture/database-failing.ts';
import { diskFull } from './torture/disk-full.ts';
import { filesWithRequests } from './torture/files-with-requests.ts';
import { erasedBytes } from './torture/erased-bytes.ts';
import { mailAbsent } from './torture/mail-absent.ts';
import { mailFailing } from './torture/mail-failing.ts';
import { outputFull } from './torture/output-full.ts';
import { mongodProgram } from './torture/places.ts';
import { postsFromMemory } from './torture/posts-from-memory.ts';
import { publishingKilled } from './torture/publishing-killed.ts';
import { newReport, toMarkdown } from './torture/report.ts';
import type { Report } from './torture/report.ts';
import { contentSequences, siteSequences } from './torture/sequences.ts';
import { serverKilled } from './torture/server-killed.ts';
import { quick, whole } from './torture/size.ts';
import type { Size } from './torture/size.ts';
import { silentReaders } from './torture/silent-readers.ts';
import { slowClients } from './torture/slow-clients.ts';
import { threeServers } from './torture/three-servers.ts';
import { undoAll } from './torture/undo.ts';
import { recordSection } from './results.ts';

const faults: Record<string, (report: Report, size: Size) => Promise<void>> = {
  'server-killed': serverKilled,
  'publishing-killed': publishingKilled,
  sequences: contentSequences,
  'site-sequences': siteSequences,
  'files-with-requests': filesWithRequests,
  answers: answersGiven,
  'database-killed': databaseKilled,
  'database-hung': databaseHung,
  'database-away': databaseAway,
  'erased-bytes': erasedBytes,
  mail: mailFailing,
  'mail-absent': mailAbsent,
  'disk-full': diskFull,
  'slow-clients': slowClients,
  'three-servers': threeServers,
  'posts-from-memory': postsFromMemory,
  'silent-readers': silentReaders,
  'output-full': outputFull,
  'sign-in-flood': signInFlood,
  'password-race': passwordRace,
  'many-streams': manyStreams,
  'many-confirmations': manyConfirmations,
  refusals,
};

const options = ['--quick', '--record'];
const wanted = process.argv.slice(2).filter((word) => !options.includes(word));
const unknown = wanted.filter((name) => !(name in faults));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are ${[...Object.keys(faults), ...options].join(', ')}.`);
  process.exit(2);
}

const isQuick = process.argv.includes('--quick');
const report = newReport();

async function machine(started: Date, load: number): Promise<string> {
  const { stdout } = await promisify(execFile)(await mongodProgram(), ['--version']);
  const mongodb = /v([\d.]+)/.exec(stdout)?.[1] ?? 'of an unknown version';
  const minutes = ((Date.now() - started.getTime()) / 60_000).toFixed(0);
  return (
    `${started.toISOString().slice(0, 10)}, ${minutes} min; ${availableParallelism()} cores, ` +
    `${(totalmem() / 2 ** 30).toFixed(0)} GB of memory, Node ${process.version.slice(1)}, MongoDB ${mongodb}; ` +
    `load average ${load.toFixed(1)} before the start, ${(loadavg()[1] ?? 0).toFixed(1)} over the last five minutes`
  );
}

let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isInterrupted) return;
    isInterrupted = true;
    console.log(`${signal}: cleaning up…`);
    void undoAll().finally(() => process.exit(130));
  });
}

const started = new Date();
const load = loadavg()[0] ?? 0;
for (const [name, happen] of Object.entries(faults)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`${name}…`);
  try {
    await happen(report, isQuick ? quick : whole);
  } catch (error) {
    // A run that is interrupted fails everywhere.
    if (!isInterrupted) report.broken.push(`${name}: ${(error as Error).stack}`);
  }
  await undoAll();
}
const { rows, notes, broken } = report;
const sum = (column: 'acknowledged' | 'lost') => rows.reduce((total, row) => total + Number(row[column]), 0);
const text = [
  `${await machine(started, load)}.${isQuick ? ' Few and short tries (`--quick`).' : ''}\n`,
  `${toMarkdown(report)}\n`,
  ...notes.map((note) => `- ${note}`),
  ...broken.map((promise) => `- BROKEN: ${promise}`),
  `\n${sum('acknowledged')} requests acknowledged, ${sum('lost')} of them lost; ${broken.length} promises broken.`,
].join('\n');
console.log(text);
if (process.argv.includes('--record')) await recordSection('When parts break', text);
process.exit(broken.length > 0 ? 1 : 0);
