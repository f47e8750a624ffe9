import { randomUUID } from 'node:crypto';

import mongoose from 'mongoose';

import { beginUpload, boardAt, pdfNamed, postFields } from '../support/makers/boards.js';
import { ask, signIn } from '../support/site/http.js';
import { makePdf } from '../support/makers/pdf.js';
import { startTestSite, testDatabaseUri, testFolder } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';
import {
  ageUploads,
  loseUpload,
  plantUpload,
  uploadBegins,
  uploadsBecome,
  uploadsOf,
} from '../support/makers/uploads.js';

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

describe('an upload', () => {
  it('whose client goes away half-way leaves nothing, twenty times, and is no failure of ours', async () => {
    const { site, token, board } = await start();
    for (let index = 0; index < 20; index += 1) {
      const sent = beginUpload(board.admins, token, postFields(), half);
      await uploadBegins(site);
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
    await uploadBegins(site);
    sent.destroy();
    await uploadsBecome(site, before);
    expect((await board.read(body.id)).body).toEqual(body);
  });

  it('in the middle of which the server is killed leaves no post; what it left is swept an hour later', async () => {
    const places = { MONGODB_URI: testDatabaseUri('killed'), DATA_DIR: await testFolder('killed') };
    const database = await mongoose.createConnection(places.MONGODB_URI).asPromise();
    const uploads = { dataFolder: places.DATA_DIR, database };
    const { site, token, board } = await start(places);
    const kept = await board.add({ title: 'kept' }, pdfNamed('kept.pdf'));
    const [keptFile = ''] = await uploadsOf(uploads);
    const sent = beginUpload(board.admins, token, postFields({ title: 'half' }), half);
    const [unfinished = ''] = await uploadBegins(uploads);
    running.splice(0);
    await site.stop('SIGKILL');
    sent.destroy();
    const [oldOrphan, youngOrphan] = [randomUUID(), randomUUID()];
    for (const file of [oldOrphan, youngOrphan]) await plantUpload(uploads, file, makePdf());
    await ageUploads(uploads, [keptFile, oldOrphan]);

    const second = await start(places);
    expect((await second.board.list()).body.items.map(({ title }) => title)).toEqual(['kept']);
    expect(await uploadsOf(uploads)).toEqual([keptFile, unfinished, youngOrphan].toSorted());
    expect((await fetch(`${board.visitors}/${kept.body.id}/pdf`.replace(site.url, second.site.url))).status).toBe(200);
    await running.splice(0)[0]?.stop();
    await ageUploads(uploads, [unfinished]);
    await start(places);
    expect(await uploadsOf(uploads)).toEqual([keptFile, youngOrphan].toSorted());
    await database.close();
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
});

describe('a file that was lost', () => {
  it('is 404, and its post opens all the same and takes another one', async () => {
    const { site, board } = await start();
    const { body } = await board.add({}, pdfNamed('lost.pdf'));
    const [file = ''] = await uploadsOf(site);
    await loseUpload(site, file);
    expect((await ask(`${board.visitors}/${body.id}/pdf`)).status).toBe(404);
    expect((await board.open(body.id)).body.content).toBe(body.content);
    expect((await board.change(body.id, {}, pdfNamed('found.pdf'))).status).toBe(200);
    expect((await fetch(`${board.visitors}/${body.id}/pdf`)).status).toBe(200);
  });
});
