import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { PostPage } from '../../server/boards/boards.types.js';
import { beginUpload, boardAt, pdfNamed, postFields, uploadsBecome, uploadsOf } from '../support/boards.js';
import { ask, eventually, signIn } from '../support/http.js';
import { mongodOf, spawnWithOwnDatabase } from '../support/own-database.js';
import { makePdf } from '../support/pdf.js';
import { startTestSite, testDatabaseUri, testFolder } from '../support/site.js';
import type { TestSite } from '../support/site.js';

const run = promisify(execFile);
const large = makePdf(5_000_000);
const half = large.subarray(0, 2_500_000);

const running: TestSite[] = [];
async function start(environment: Record<string, string> = {}) {
  const site = await startTestSite('files-failing', environment);
  running.push(site);
  const token = await signIn(site);
  return { site, token, board: boardAt(site, 'posts', 'ko', token) };
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((site) => site.stop()));
});

/** Waits until a file has been begun. */
const begun = (site: { dataFolder: string }) =>
  eventually(
    () => uploadsOf(site),
    (files) => files.some((file) => file.endsWith('.part')),
  );

describe('an upload', () => {
  it('whose client goes away half-way leaves nothing, twenty times, and is no failure of ours', async () => {
    const { site, token, board } = await start();
    for (let index = 0; index < 20; index += 1) {
      const sent = beginUpload(board.admins, token, postFields(), half);
      await begun(site);
      sent.destroy();
      await uploadsBecome(site, []);
    }
    expect((await board.list()).body.total).toBe(0);
    expect(site.output()).not.toContain('"level":50');
    expect((await board.add({}, pdfNamed('after.pdf'))).status).toBe(201);
  });

  it('whose client goes away half-way through replacing a file leaves the old one', async () => {
    const { site, token, board } = await start();
    const { body } = await board.add({}, pdfNamed('old.pdf'));
    const before = await uploadsOf(site);
    const sent = beginUpload(`${board.admins}/${body.id}`, token, {}, half, 'PATCH');
    await begun(site);
    sent.destroy();
    await uploadsBecome(site, before);
    expect((await board.read(body.id)).body).toEqual(body);
  });

  it('in the middle of which the server is killed leaves no post; what it left is swept an hour later', async () => {
    const MONGODB_URI = testDatabaseUri('killed');
    const UPLOADS_DIR = join(await testFolder('killed'), 'uploads');
    const { site, token, board } = await start({ MONGODB_URI, UPLOADS_DIR });
    const kept = await board.add({ title: 'kept' }, pdfNamed('kept.pdf'));
    const [keptFile = ''] = await readdir(UPLOADS_DIR);
    const sent = beginUpload(board.admins, token, postFields({ title: 'half' }), half);
    const files = await eventually(
      () => readdir(UPLOADS_DIR),
      ({ length }) => length === 2,
    );
    running.splice(0);
    await site.stop('SIGKILL');
    sent.destroy();
    const unfinished = files.find((file) => file !== keptFile) ?? '';
    const [oldOrphan, youngOrphan] = [randomUUID(), randomUUID()];
    for (const file of [oldOrphan, youngOrphan, 'readme.txt']) await writeFile(join(UPLOADS_DIR, file), makePdf());
    const long = new Date(Date.now() - 3_700_000);
    for (const file of [keptFile, oldOrphan, 'readme.txt']) await utimes(join(UPLOADS_DIR, file), long, long);

    const second = await start({ MONGODB_URI, UPLOADS_DIR });
    expect((await second.board.list()).body.items.map(({ title }) => title)).toEqual(['kept']);
    expect((await readdir(UPLOADS_DIR)).toSorted()).toEqual(
      [keptFile, unfinished, youngOrphan, 'readme.txt'].toSorted(),
    );
    expect((await fetch(`${board.visitors}/${kept.body.id}/pdf`.replace(site.url, second.site.url))).status).toBe(200);
    await running.splice(0)[0]?.stop();
    await utimes(join(UPLOADS_DIR, unfinished), long, long);
    await start({ MONGODB_URI, UPLOADS_DIR });
    expect((await readdir(UPLOADS_DIR)).toSorted()).toEqual([keptFile, youngOrphan, 'readme.txt'].toSorted());
  });

  it('whose post the database refuses frees its file, and a replaced one stays', async () => {
    const { site, board } = await start();
    const { body } = await board.add({}, pdfNamed('old.pdf'));
    const before = await uploadsOf(site);
    await site.database.db?.command({ collMod: 'ko-posts', validator: { title: { $ne: 'refused' } } });
    for (const answer of [
      await board.add({ title: 'refused' }, pdfNamed('new.pdf')),
      await board.change(body.id, { title: 'refused' }, pdfNamed('new.pdf')),
    ]) {
      expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 500, code: 'internal_error' });
      expect(answer.body.message).not.toMatch(/validation|mongo/i);
    }
    expect(await uploadsOf(site)).toEqual(before);
    expect((await board.read(body.id)).body).toEqual(body);
  });

  it('whose post a database that hangs may still store keeps its file: no post ever points to nothing', async () => {
    const folder = await testFolder('hangs');
    const server = await spawnWithOwnDatabase(folder);
    const url = await server.url;
    const token = await signIn({ url });
    const board = boardAt({ url }, 'posts', 'ko', token);
    const sent = beginUpload(board.admins, token, postFields(), half);
    await begun({ dataFolder: folder });
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
  it('that lost a file is 404 for it, and the post opens all the same', async () => {
    const { site, board } = await start();
    const { body } = await board.add({}, pdfNamed('lost.pdf'));
    const [file = ''] = await uploadsOf(site);
    await rm(join(site.dataFolder, 'uploads', file));
    expect((await ask(`${board.visitors}/${body.id}/pdf`)).status).toBe(404);
    expect((await board.open(body.id)).body.content).toBe(body.content);
    expect((await board.change(body.id, {}, pdfNamed('found.pdf'))).status).toBe(200);
    expect((await fetch(`${board.visitors}/${body.id}/pdf`)).status).toBe(200);
  });

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
