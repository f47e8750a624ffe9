import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { PostPage } from '../../shared/posts/boards.types.js';
import { beginUpload, boardAt, pdfNamed, postFields } from '../support/makers/boards.js';
import { ask, eventually, signIn } from '../support/site/http.js';
import { mongodOf, spawnWithOwnDatabase } from '../support/site/own-database.js';
import { makePdf } from '../support/makers/pdf.js';
import { startTestSite, testFolder } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';
import { uploadBegins, uploadsOf } from '../support/makers/uploads.js';

const run = promisify(execFile);
const large = makePdf(5_000_000);
const half = large.subarray(0, 2_500_000);

const running: TestSite[] = [];
async function start(environment: Record<string, string>) {
  const site = await startTestSite('files-disk', environment);
  running.push(site);
  return { site, board: boardAt(site, 'posts', 'ko', await signIn(site)) };
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((site) => site.stop()));
});

describe('an upload', () => {
  it('whose post a database that hangs may still store keeps its file: no post ever points to nothing', async () => {
    const folder = await testFolder('hangs');
    const server = await spawnWithOwnDatabase(folder);
    const url = await server.url;
    const token = await signIn({ url });
    const board = boardAt({ url }, 'posts', 'ko', token);
    const sent = beginUpload(board.admins, token, postFields(), half);
    await uploadBegins({ dataFolder: folder });
    const mongod = await mongodOf(folder);
    process.kill(mongod, 'SIGSTOP');
    sent.end(Buffer.concat([large.subarray(half.length), Buffer.from('\r\n--x--\r\n')]));
    const [answer] = (await once(sent, 'response').finally(() => process.kill(mongod, 'SIGCONT'))) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(503);
    const { body } = await eventually(
      () => ask<PostPage>(board.visitors),
      ({ status }) => status === 200,
    );
    const files = await Promise.all(
      body.items.map(({ id }) => fetch(`${board.visitors}/${id}/pdf`, { method: 'HEAD' })),
    );
    await server.stop();
    expect(files.map(({ status }) => status)).toEqual(body.items.map(() => 200));
    expect(await uploadsOf({ dataFolder: folder })).toHaveLength(1);
  });
});

describe('the folder of uploads', () => {
  it('that cannot be one is a failure that names no path, and posts without a file go on', async () => {
    const UPLOADS_DIR = join(await testFolder('no-folder'), 'uploads');
    const { site, board } = await start({ UPLOADS_DIR });
    await rm(UPLOADS_DIR, { recursive: true, force: true });
    await writeFile(UPLOADS_DIR, 'a file');
    const { status, body } = await board.add({}, pdfNamed('a.pdf'));
    expect({ status, code: body.code }).toEqual({ status: 500, code: 'internal_error' });
    expect(JSON.stringify(body)).not.toContain('uploads');
    expect((await board.add()).status).toBe(201);
    await eventually(
      async () => site.output(),
      (output) => output.includes('"level":50'),
    );
    await rm(UPLOADS_DIR);
    expect((await board.add({}, pdfNamed('a.pdf'))).status).toBe(201);
  });

  it('that is full is 507 and nothing is left of the file', async () => {
    const UPLOADS_DIR = join(await testFolder('full'), 'uploads');
    await mkdir(UPLOADS_DIR);
    const isMounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', UPLOADS_DIR]).then(
      () => true,
      () => false,
    );
    if (!isMounted) return console.warn('skipped: this machine does not let the test mount a small disk');
    try {
      const { board } = await start({ UPLOADS_DIR });
      const { status, body } = await board.add({}, { name: 'a.pdf', bytes: large });
      expect({ status, code: body.code }).toEqual({ status: 507, code: 'insufficient_storage' });
      expect(await readdir(UPLOADS_DIR)).toEqual([]);
      expect((await board.add({}, pdfNamed('small.pdf'))).status).toBe(201);
      await running.splice(0)[0]?.stop();
    } finally {
      await run('umount', [UPLOADS_DIR]);
    }
  });
});
