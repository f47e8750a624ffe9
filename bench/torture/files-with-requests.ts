import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Connection } from 'mongoose';

import { quoteRequest } from '../../test/support/makers/factories.ts';
import { sha256 } from '../../test/support/makers/fill-site.ts';
import { runJob, signIn } from '../../test/support/site/http.ts';
import { makePdf } from '../../test/support/makers/pdf.ts';
import { fetchRequestFile, sendRequestFile } from '../../test/support/makers/request-files.ts';
import { inInbox } from '../../test/support/browser/sent-request.ts';
import { ageUploads, storage, uploadsOf } from '../../test/support/makers/uploads.ts';

import { newLedger, noteWrong } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import { newDatabase, newSite } from './places.ts';
import type { Site } from './places.ts';
import { addRow } from './report.ts';
import type { Report } from './report.ts';
import type { Size } from './size.ts';
import { findLosses } from './verify.ts';

/** Visitors at once, and how long one pauses after a failure: ms. */
const VISITORS = 4;
const PAUSE = 500;
/** Bytes of a file: long enough that a kill meets some on their way. */
const SIZE = 3_000_000;

/** Reference → the SHA-256 of each file that was acknowledged with it. */
type Sent = Map<string, string[]>;

/** One visitor after the other sends two files, and a request with them, each again until it is acknowledged. */
async function visitors(site: Site, ledger: Ledger, sent: Sent, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const marked = [0, 1].map((index) => {
      const mark = Buffer.from(`%PDF-1.7\n% ${randomUUID()} ${index}\n`);
      return Buffer.concat([mark, makePdf(SIZE)]);
    });
    const tokens: string[] = [];
    for (const bytes of marked)
      tokens.push(
        await again(ledger, async () => {
          const { status, body } = await sendRequestFile(site, 'drawing.pdf', bytes);
          return answered(ledger, 'a file', status) && body.file;
        }),
      );
    const email = `drawings-${ledger.run}-${randomUUID()}@example.com`;
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
    const json = JSON.stringify(quoteRequest({ email, files: tokens }));
    const reference = await again(ledger, async () => {
      const answer = await fetch(`${site.url}/api/quotes`, { method: 'POST', headers, body: json });
      const body = (await answer.json()) as { reference: string };
      return answered(ledger, 'a request', answer.status) && body.reference;
    });
    ledger.quotes.set(email, reference);
    sent.set(
      reference,
      marked.map((bytes) => sha256(bytes)),
    );
  }
}

function answered(ledger: Ledger, what: string, status: number): boolean {
  if (status === 201) return true;
  if (status !== 503) noteWrong(ledger, `${what} was answered ${status}`);
  return false;
}

async function again(ledger: Ledger, attempt: () => Promise<string | false>): Promise<string> {
  for (;;) {
    const started = performance.now();
    const done = await attempt().catch(() => false as const);
    ledger.slowestAnswer = Math.max(ledger.slowestAnswer, performance.now() - started);
    if (done) return done;
    ledger.refused += 1;
    await sleep(PAUSE);
  }
}

/** The server is killed while files arrive and requests claim them. */
export async function filesWithRequests(report: Report, { serverKills }: Size): Promise<void> {
  const fault = 'server killed, files with requests';
  const { uri, database } = await newDatabase();
  const site = await newSite(report, { MONGODB_URI: uri, REQUEST_FILES_MEGABYTES: '100000', STORAGE: storage });
  const ledger = newLedger();
  const sent: Sent = new Map();
  let isOver = false;
  const work = Promise.all(Array.from({ length: VISITORS }, () => visitors(site, ledger, sent, () => isOver)));
  for (let kill = 0; kill < serverKills; kill += 1) {
    await sleep(3_000 + Math.random() * 2_000);
    await site.kill();
    await site.revive();
  }
  await sleep(2_000);
  isOver = true;
  await work;
  const token = await signIn(site);
  const losses = await findLosses(site.url, database, ledger);
  for (const [reference, sums] of sent) {
    const { id, files } = await inInbox(site, reference, token);
    const found = await Promise.all(
      files.map(async (file) =>
        sha256(Buffer.from(await (await fetchRequestFile(site, token, id, file.id)).arrayBuffer())),
      ),
    );
    if (found.toSorted().join() !== sums.toSorted().join()) losses.lost += 1;
  }
  const left = await leftBehind(site, database);
  if (left > 0) noteWrong(ledger, `${left} files are left behind that no request has`);
  addRow(report, fault, serverKills, ledger, losses);
}

/** Uploads that belong to no request, after a day has gone by and everything was swept. */
async function leftBehind(site: Site, database: Connection) {
  const files = database.collection('request-files');
  await files.updateMany({ quote: null }, { $set: { expiresAt: new Date(0) } });
  await runJob({ database }, 'request-files', async () => (await files.countDocuments({ quote: null })) === 0);
  const place = { dataFolder: site.folder, database };
  await ageUploads(place, await uploadsOf(place));
  await site.restart();
  const named = new Set((await files.distinct('file')).map(String));
  return (await uploadsOf(place)).filter((name) => !named.has(name)).length;
}
