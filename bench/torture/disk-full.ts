import { execFile } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { boardAt, pdfNamed } from '../../test/support/boards.ts';
import { signIn } from '../../test/support/http.ts';

import type { Row } from './ledger.ts';
import { emptyLedger, rowOf } from './ledger.ts';
import { connect, newFolder, ownMongodb, revivable } from './places.ts';
import { findLosses } from './verify.ts';

const run = promisify(execFile);
const TRIES = 5;

/** No room for a file: 507, nothing of it left, and the next small one is taken. Needs the right to mount a small disk. */
export async function diskFull(): Promise<Row | undefined> {
  const uploads = join(await newFolder('disk'), 'uploads');
  await mkdir(uploads);
  const isMounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', uploads]).then(
    () => true,
    () => false,
  );
  if (!isMounted) {
    console.log('  left out: mounting a small disk takes rights that this user has not');
    return undefined;
  }
  const mongodb = await ownMongodb('disk');
  const server = await revivable({ MONGODB_URI: mongodb.uri, UPLOADS_DIR: uploads });
  const database = await connect(mongodb.uri);
  const ledger = emptyLedger();
  try {
    const board = boardAt(server, 'posts', 'ko', await signIn(server));
    for (let tries = 0; tries < TRIES; tries += 1) {
      const before = (await readdir(uploads)).length;
      const large = await board.add({ title: `large ${tries}` }, pdfNamed('large.pdf', 5_000_000));
      ledger.refused += 1;
      if (large.status !== 507) ledger.wrong.push(`a file too large for the disk was answered ${large.status}`);
      if ((await readdir(uploads)).length !== before) ledger.wrong.push('something of a refused file is left');
      const small = await board.add({ title: `small ${tries}` }, pdfNamed('small.pdf'));
      if (small.status === 201) ledger.posts.set(`small ${tries}`, { id: small.body.id });
      else ledger.wrong.push(`the small file after it was answered ${small.status}`);
    }
    return rowOf('uploads: disk full', TRIES, ledger, await findLosses(server.url, database, ledger));
  } finally {
    await server.stop();
    await database.close();
    await mongodb.stop();
    await run('umount', [uploads]);
  }
}
