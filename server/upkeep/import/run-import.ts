import type { Connection } from 'mongoose';

import { databaseOf } from '../../platform/database/database-of.js';
import { FILES } from '../export/export-site.js';
import type { UploadStore } from '../../platform/files/upload-store.js';
import { bytesOf, readExport } from '../../../tools/firestore-export/read-export.js';
import type { UnreadablePart } from '../../../tools/firestore-export/source.types.js';
import { openLedger } from '../../posts/imported/ledger.js';

import { FileFinder } from './documents/file-finder.js';
import { prepare } from './documents/prepare.js';
import { Report } from './report.js';
import type { Prepared, Refused, ReportLine } from './import.types.js';
import { DocumentWriter } from './writing/writer.js';

/** Documents that are worked on at once: each waits for the disk and the database most of the time. */
const AT_ONCE = 4;
/** Firestore takes documents of one megabyte; exports write some characters longer. */
const DOCUMENT_BYTES = 16 * 1024 * 1024;
/** Between two lines that say how far it is: ms. */
const SAYS_EVERY = 5_000;

export type ImportOrder = {
  /** The export. */
  path: string;
  /** Folder of the named files. */
  files: string | undefined;
  connection: Connection;
  store: UploadStore;
  /** Undefined tries only. */
  run: string | undefined;
  say: (line: string) => void;
  /** Throws when the import has lost its right to write. */
  confirm?: () => void;
};

/** Brings an export in, or tells what would happen. */
export async function runImport({ path, files, connection, store, run, say, confirm }: ImportOrder): Promise<Report> {
  const report = new Report();
  const finder = new FileFinder();
  // An export of this site keeps its files beside its documents; certificates name theirs without the folder.
  await finder.load(files, ...(files === path ? [FILES] : []));
  const database = databaseOf(connection);
  const names = await database.collection<{ _id: string; file: string }>('certificate-files').find().toArray();
  const surroundings = { finder, taken: new Map(names.map(({ _id, file }) => [_id, file])) };
  if (run !== undefined) await openLedger(database);
  let isWaiting = false;
  const writer = new DocumentWriter(connection, store, () => {
    if (!isWaiting) say('  Waiting for MongoDB to end what a killed run has left open: a minute at most …');
    isWaiting = true;
  });
  const progress = new Progress(await bytesOf(path), say);
  const work = async (prepared: Prepared | Refused): Promise<ReportLine> => {
    confirm?.();
    return run === undefined ? writer.look(prepared) : writer.write(prepared, run);
  };
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const reading = readExport(path, { documentBytes: DOCUMENT_BYTES, onRead: (bytes) => progress.read(bytes) });
  for await (const found of reading) {
    if (found.kind === 'unreadable') {
      report.add(lineOf(found));
      continue;
    }
    // In turn: of two certificates' files of one name it is always the same that keeps it.
    const one: Promise<void> = work(await prepare(found, surroundings))
      .then(
        (line) => report.add(line),
        (error: unknown) => void failures.push(error),
      )
      .finally(() => running.delete(one));
    running.add(one);
    if (running.size >= AT_ONCE) await Promise.race(running);
    if (failures.length > 0) break;
  }
  await Promise.all(running);
  if (failures.length > 0) throw failures[0];
  return report;
}

const lineOf = ({ place, problem, collection = '', id = '' }: UnreadablePart): ReportLine => ({
  place,
  key: id ? `${collection}/${id}` : place,
  title: '',
  collection: collection || '?',
  outcome: 'refused',
  remarks: [{ code: problem }],
});

/** Says every few seconds how much is read, and how long the rest will take at this pace. */
class Progress {
  private readonly started = performance.now();
  private said = performance.now();

  constructor(
    private readonly whole: number,
    private readonly say: (line: string) => void,
  ) {}

  read(bytes: number): void {
    const now = performance.now();
    if (now - this.said < SAYS_EVERY || bytes === 0) return;
    this.said = now;
    const share = Math.min(1, bytes / this.whole);
    const left = Math.ceil((((now - this.started) / share) * (1 - share)) / 1000);
    this.say(`  ${Math.floor(share * 100)} % read, about ${Math.floor(left / 60)} min ${left % 60} s left`);
  }
}
