import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { QuoteReceipt } from '../../shared/requests/quotes.types.ts';
import { quoteRequest } from '../../test/support/makers/factories.ts';
import { ask, signIn } from '../../test/support/site/http.ts';
import { ownDatabase } from '../../test/support/site/own-database.ts';

import { noteWrong } from './ledger.ts';
import { startLoad } from './load.ts';
import { mongodProgram, newSite } from './places.ts';
import { addRow } from './report.ts';
import type { Report } from './report.ts';
import { later } from './undo.ts';
import { findLosses } from './verify.ts';

/** Nothing in it occurs elsewhere, so compression leaves it as it is. */
const MARK = 'Q7ZJ9F2KXWV8T3M5';
const EMAIL = 'erased@example.com';
/** Files of this age are renewed at the next start: days. */
const OLD = 26;

/** A request is erased, the database's files come of age, and the site is restarted under load. */
export async function erasedBytes(report: Report): Promise<void> {
  const site = await newSite(report, { MONGOD_BINARY: await mongodProgram() });
  const token = await signIn(site);
  const load = startLoad([site.url], token);
  const sent = { json: quoteRequest({ email: EMAIL, company: MARK }) };
  const { reference } = (await ask<QuoteReceipt>(`${site.url}/api/quotes`, sent)).body;
  await sleep(3_000);
  const erasure = { email: EMAIL, references: [reference] };
  const { status } = await ask(`${site.url}/api/admin/people/erase`, { json: erasure, token });
  if (status !== 200) noteWrong(load.ledger, `an erasure was answered ${status}`);
  const database = await ownDatabase(site.folder);
  // Data only in memory so far is written.
  await database.getClient().db('admin').command({ fsync: 1 });
  await database.close();
  const before = await filesWithMark(site.folder);
  if (before === 0) noteWrong(load.ledger, 'the erased request was in no file, so nothing is proved');
  const longAgo = new Date(Date.now() - OLD * 24 * 60 * 60 * 1000);
  await writeFile(join(site.folder, 'mongodb/in-use-since'), longAgo.toISOString());
  await site.restart();
  await sleep(3_000);
  const ledger = await load.stop();
  const after = await filesWithMark(site.folder);
  if (after > 0) noteWrong(ledger, `an erased request is readable in ${after} files`);
  const renewed = await ownDatabase(site.folder);
  later(() => renewed.close());
  addRow(report, 'files renewed after an erasure', 1, ledger, await findLosses(site.url, renewed, ledger));
  report.notes.push(
    `An erased request was readable in ${before} files of the database before the renewal, ${after} after it.`,
  );
}

async function filesWithMark(folder: string): Promise<number> {
  const entries = await readdir(join(folder, 'mongodb'), { recursive: true, withFileTypes: true });
  let found = 0;
  for (const entry of entries.filter((each) => each.isFile())) {
    const bytes = await readFile(join(entry.parentPath, entry.name)).catch(() => Buffer.alloc(0)); // gone meanwhile
    if (bytes.includes(MARK)) found += 1;
  }
  return found;
}
