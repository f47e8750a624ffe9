import { execFile } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { boardAt, pdfNamed } from '../../test/support/makers/boards.ts';
import { signIn } from '../../test/support/site/http.ts';

import { newLedger, noteWrong } from './ledger.ts';
import { newDatabase, newFolder, newSite } from './places.ts';
import { addRow } from './report.ts';
import type { Report } from './report.ts';
import type { Size } from './size.ts';
import { later } from './undo.ts';
import { findLosses } from './verify.ts';

const run = promisify(execFile);

/** No room for a file: 507, nothing of it left, and the next small one is taken. Needs the right to mount a small disk. */
export async function diskFull(report: Report, { diskTries }: Size): Promise<void> {
  const uploads = join(await newFolder('disk'), 'uploads');
  await mkdir(uploads);
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', uploads]);
  } catch {
    report.notes.push('Disk full: left out, this user may not mount a small disk.');
    return;
  }
  later(() => run('umount', [uploads]));
  const { uri, database } = await newDatabase();
  const site = await newSite(report, { MONGODB_URI: uri, UPLOADS_DIR: uploads });
  const board = boardAt(site, 'posts', 'ko', await signIn(site));
  const ledger = newLedger();
  for (let left = diskTries; left > 0; left -= 1) {
    const before = await readdir(uploads);
    const title = `post ${ledger.run} ${left}`;
    const started = performance.now();
    const large = await board.add({ title: `large ${title}` }, pdfNamed('large.pdf', 5_000_000));
    ledger.slowestAnswer = Math.max(ledger.slowestAnswer, performance.now() - started);
    ledger.refused += 1;
    if (large.status !== 507) noteWrong(ledger, `a file too large for the disk was answered ${large.status}`);
    if ((await readdir(uploads)).length !== before.length) noteWrong(ledger, 'something of a refused file is left');
    const small = await board.add({ title }, pdfNamed('small.pdf'));
    if (small.status === 201) ledger.posts.set(title, { id: small.body.id });
    else noteWrong(ledger, `the small file after it was answered ${small.status}`);
  }
  const half = await database.collection('ko-posts').countDocuments({ title: /^large/ });
  if (half > 0) noteWrong(ledger, `${half} posts of refused files`);
  addRow(report, 'disk full', diskTries, ledger, await findLosses(site.url, database, ledger));
}
